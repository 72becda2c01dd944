import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Logo } from "~/ui/logo";
import { Notice } from "~/ui/notice";

export interface UnsubscribeScreenProps {
  /** Whether the link is one of ours. */
  isKnown: boolean;
  /** What the link ends: prayers that members share, or a person's own reminders. */
  mails: "prayers" | "reminders";
  /** Whether the address is on the list now. */
  isDone?: boolean;
  /** Why it could not be put there. */
  message?: string;
}

/** Has no more of some mails sent to an address. Opening it does nothing: mail programs open links to look at them. */
export function UnsubscribeScreen({ isKnown, mails, isDone, message }: UnsubscribeScreenProps) {
  const isPending = useNavigation().state !== "idle";
  const { title, text, button } = isKnown ? WORDS[mails][isDone ? "done" : "asked"] : UNKNOWN;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh w-full grid-cols-[minmax(0,1fr)] max-w-[28rem] content-center justify-items-center gap-7 px-5 py-7"
    >
      <Logo />
      <Card as="section" aria-labelledby="unsubscribe-title" className="w-full sm:p-8!">
        <h1 id="unsubscribe-title" className="text-2xl/8">
          {title}
        </h1>
        <p className="mt-2 text-pretty text-muted" role={isDone ? "status" : undefined}>
          {text}
        </p>
        {isKnown && !isDone && (
          <Form method="post" className="mt-6 grid gap-4">
            {message && (
              <Notice tone="danger" role="alert">
                {message}
              </Notice>
            )}
            <Button type="submit" size="lg" pending={isPending} pendingLabel="One moment...">
              {button}
            </Button>
          </Form>
        )}
      </Card>
    </main>
  );
}

interface Words {
  title: string;
  text: string;
  button?: string;
}

const UNKNOWN: Words = {
  title: "This link is not complete",
  text: "Please open it again from the mail that it came in, as a whole.",
};

const WORDS: Record<UnsubscribeScreenProps["mails"], { asked: Words; done: Words }> = {
  prayers: {
    asked: {
      title: "No more prayers by e-mail?",
      text: "Members of Acolyte can share a prayer by e-mail. With this button none of them reaches your address any more.",
      button: "Do not send to me again",
    },
    done: {
      title: "Thank you",
      text: "Acolyte sends no more prayers to your address, whoever shares them.",
    },
  },
  reminders: {
    asked: {
      title: "No more reminders by e-mail?",
      text: "With this button your reminders no longer come by e-mail. The others stay as they are.",
      button: "Send me no more reminders",
    },
    done: {
      title: "Done",
      text: "Your reminders no longer come by e-mail. You can switch them on again in your settings.",
    },
  },
};
