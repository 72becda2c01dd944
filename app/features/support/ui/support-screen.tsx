import { Link } from "@remix-run/react";
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
}

/** Help: the answers that are there, and a message to the people who run this server. */
export function SupportScreen({ canSend, email, request, number, refusal }: SupportScreenProps) {
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
      <p className="mt-6 text-sm text-pretty text-muted">
        Are you in danger, or is somebody else? Please call the emergency number of your country: 911 in the
        United States and Canada, 112 in Europe. In the United States you can call or text 988 at any hour.
      </p>
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
