import { Link } from "@remix-run/react";
import type { HelpFound as HelpFoundInWords } from "~/features/safety/contract";
import { HelpFound } from "~/features/safety/ui/help-cards";
import { HelpNow } from "~/features/safety/ui/help-now";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import type { SupportRefusal } from "../contract";
import { SupportForm } from "./support-form";

export interface SupportScreenProps {
  /** Whether messages can be sent from here. */
  canSend: boolean;
  /** The signed-in person's address, empty for a visitor. */
  email: string;
  /** Id of a request that went wrong, from an error page. */
  request: string;
  /** The number of the message that has just been sent. */
  number?: string;
  refusal?: SupportRefusal;
  /** What the words of the message call for. */
  help?: HelpFoundInWords;
}

/** Help: the answers that are there, and a message to the people who run this server. */
export function SupportScreen({ canSend, email, request, number, refusal, help }: SupportScreenProps) {
  return (
    <Page
      title="Support"
      subtitle={
        <>
          Many questions are answered on the{" "}
          <Link to="/faq" className="text-accent-text underline decoration-1 underline-offset-4">
            page of questions
          </Link>
          . For all others, write to us.
        </>
      }
      width="reading"
    >
      {help && <HelpFound {...help} />}
      {number !== undefined ? (
        <Sent number={number} />
      ) : canSend ? (
        <Card>
          <SupportForm email={email} request={request} refusal={refusal} />
        </Card>
      ) : (
        <Notice title="No messages from here yet">
          Whoever runs this server has not said where messages to support go. Please turn to the person who
          gave you its address.
        </Notice>
      )}
      <footer className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>Is someone in danger?</span>
        <HelpNow />
      </footer>
    </Page>
  );
}

function Sent({ number }: { number: string }) {
  return (
    <Notice
      tone="success"
      role="status"
      title="Thank you, your message is on its way"
      action={
        <LinkButton to="/" variant="secondary" size="sm">
          Home
        </LinkButton>
      }
    >
      <p>
        Its number is <strong className="font-medium whitespace-nowrap">{number}</strong>. The answer comes by
        e-mail.
      </p>
    </Notice>
  );
}
