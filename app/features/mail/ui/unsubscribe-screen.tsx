import { Form, useNavigation } from "@remix-run/react";
import { CardPage } from "~/features/shell/ui/card-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export interface UnsubscribeScreenProps {
  /** Whether the link is valid. */
  isKnown: boolean;
  /** The mails that the link ends: prayers shared by members, or the user's own reminders. */
  mails: "prayers" | "reminders";
  /** Whether the address is unsubscribed now. */
  isDone?: boolean;
  /** Why it could not be unsubscribed. */
  message?: string;
}

/** Unsubscribes an address from some mails, by a button: mail programs open links to scan them. */
export function UnsubscribeScreen({ isKnown, mails, isDone, message }: UnsubscribeScreenProps) {
  const isPending = useNavigation().state !== "idle";
  const { title, text, button } = isKnown ? WORDS[mails][isDone ? "done" : "asked"] : UNKNOWN;
  return (
    <CardPage title={title} text={text} isStatus={isDone}>
      {isKnown && !isDone && (
        <Form method="post" className="grid gap-4">
          {message && (
            <Notice tone="danger" role="alert">
              {message}
            </Notice>
          )}
          <Button type="submit" size="lg" pending={isPending} pendingLabel="Unsubscribing...">
            {button}
          </Button>
        </Form>
      )}
    </CardPage>
  );
}

interface Words {
  title: string;
  text: string;
  button?: string;
}

const UNKNOWN: Words = {
  title: "This link is incomplete",
  text: "Please open the whole link from the mail again.",
};

const WORDS: Record<UnsubscribeScreenProps["mails"], { asked: Words; done: Words }> = {
  prayers: {
    asked: {
      title: "Stop prayers by e-mail?",
      text: "Members of Acolyte can share prayers by e-mail. Unsubscribe, and none of them can send prayers to your address any more.",
      button: "Unsubscribe",
    },
    done: {
      title: "You're unsubscribed",
      text: "Acolyte won't send prayers to your address any more.",
    },
  },
  reminders: {
    asked: {
      title: "Stop reminders by e-mail?",
      text: "You won't get reminders by e-mail any more. Your other reminders stay as they are.",
      button: "Stop e-mail reminders",
    },
    done: {
      title: "E-mail reminders are off",
      text: "You can turn them on again in your settings.",
    },
  },
};
