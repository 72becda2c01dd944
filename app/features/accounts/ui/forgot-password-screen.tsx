import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { AccountPage, PageLink } from "./account-page";
import { EmailField } from "./email-field";

export interface ForgotPasswordScreenProps {
  /** Whether this server can send mail at all. */
  canSend: boolean;
  /** The address that a link was asked for, once it was. */
  sentTo?: string;
  refusal?: { email: string; message: string };
}

/** Asks for the address that a link to a new password goes to. The answer does not tell whether it is known. */
export function ForgotPasswordScreen({ canSend, sentTo, refusal }: ForgotPasswordScreenProps) {
  const isPending = useNavigation().state !== "idle";
  if (!canSend) {
    return (
      <AccountPage
        title="No e-mail here yet"
        text="This server cannot send e-mail, so that we cannot send you a link. Please ask whoever runs it for help."
      >
        <PageLink to="/api/login">Back to sign in</PageLink>
      </AccountPage>
    );
  }
  if (sentTo !== undefined) {
    return (
      <AccountPage
        title="Please look in your mailbox"
        text={`If there is an account for ${sentTo}, a link to choose a new password is on its way. It is good for 30 minutes.`}
      >
        <LinkButton to="/api/login" size="lg" variant="secondary">
          Back to sign in
        </LinkButton>
        <PageLink to="/forgot-password">Nothing there? Ask for another link</PageLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Forgot your password?"
      text="That happens. Tell us your e-mail address, and we send you a link to choose a new one."
    >
      <Form method="post" className="grid gap-4">
        <EmailField
          error={refusal && !isPending && <span role="alert">{refusal.message}</span>}
          defaultValue={refusal?.email}
        />
        <Button
          type="submit"
          size="lg"
          className="mt-2 w-full"
          pending={isPending}
          pendingLabel="Sending the link..."
        >
          Send me a link
        </Button>
      </Form>
      <PageLink to="/api/login">Back to sign in</PageLink>
    </AccountPage>
  );
}
