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
  /** Whether this server can send messages. */
  canSend: boolean;
  /** The user's address; empty for a visitor. */
  email: string;
  /** Id of a failed request, from an error page. */
  request: string;
  /** The number of the sent message. */
  number?: string;
  refusal?: SupportRefusal;
  /** Help lines for the words of the message. */
  help?: HelpFoundInWords;
}

/** Support: a link to common questions, and a form to write to the people who run this server. */
export function SupportScreen({ canSend, email, request, number, refusal, help }: SupportScreenProps) {
  return (
    <Page
      title="Support"
      subtitle={
        <>
          Look through the{" "}
          <Link to="/faq" className="text-accent-text underline decoration-1 underline-offset-4">
            common questions
          </Link>
          , or write to us.
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
        <Notice title="Support messages aren't set up">
          This server has no support address yet. Please contact the person who told you about it.
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
      title="Thank you, we've got your message"
      action={
        <LinkButton to="/" variant="secondary" size="sm">
          Home
        </LinkButton>
      }
    >
      <p>
        Its number is <strong className="font-medium whitespace-nowrap">{number}</strong>. We'll reply by
        e-mail.
      </p>
    </Notice>
  );
}
