import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { AccountPage } from "./account-page";

export interface VerifyEmailScreenProps {
  /** The address that the link proves; null when the link is over. */
  email: string | null;
  /** Whether the address takes the place of another. */
  isNew: boolean;
  /** The address that has just been confirmed. */
  confirmed?: string;
  /** Why it could not be. */
  message?: string;
}

/** Confirms an e-mail address with a mailed link. Opening it does nothing: mail programs open links to look at them. */
export function VerifyEmailScreen({ email, isNew, confirmed, message }: VerifyEmailScreenProps) {
  const isPending = useNavigation().state !== "idle";
  if (confirmed !== undefined) {
    return (
      <AccountPage title="Thank you" text={`${confirmed} is confirmed.`}>
        <LinkButton to="/" size="lg">
          Go on to Acolyte
        </LinkButton>
      </AccountPage>
    );
  }
  if (email === null) {
    return (
      <AccountPage
        title="This link is over"
        text="A link to confirm an address works once, for 24 hours. If your address is still not confirmed, your settings can send you another."
      >
        <LinkButton to="/settings" size="lg">
          Go to the settings
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={isNew ? "Use this address?" : "Confirm your address"}
      text={isNew ? `Your account will have the address ${email}.` : `Please confirm that ${email} is yours.`}
    >
      {message && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <Form method="post" className="grid">
        <Button type="submit" size="lg" pending={isPending} pendingLabel="Confirming...">
          {isNew ? "Use this address" : "Confirm my address"}
        </Button>
      </Form>
    </AccountPage>
  );
}
