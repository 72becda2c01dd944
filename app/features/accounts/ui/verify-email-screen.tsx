import { Form, useNavigation } from "@remix-run/react";
import { CardPage } from "~/features/shell/ui/card-page";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";

export interface VerifyEmailScreenProps {
  /** The address that the link proves; `null` for an invalid link. */
  email: string | null;
  /** Whether the address replaces another. */
  isNew: boolean;
  /** The address that has just been confirmed. */
  confirmed?: string;
  /** Why it could not be confirmed. */
  message?: string;
}

/** Confirms an e-mail address with a mailed link, by a button: mail programs open links to scan them. */
export function VerifyEmailScreen({ email, isNew, confirmed, message }: VerifyEmailScreenProps) {
  const isPending = useNavigation().state !== "idle";
  if (confirmed !== undefined) {
    return (
      <CardPage title="Thank you" text={`${confirmed} is confirmed.`}>
        <LinkButton to="/" size="lg">
          Continue to Acolyte
        </LinkButton>
      </CardPage>
    );
  }
  if (email === null) {
    return (
      <CardPage
        title="This link has expired"
        text="A confirmation link works once, for 24 hours. You can request another in your settings."
      >
        <LinkButton to="/settings" size="lg">
          Go to settings
        </LinkButton>
      </CardPage>
    );
  }
  return (
    <CardPage
      title={isNew ? "Use this address?" : "Confirm your address"}
      text={
        isNew
          ? `Your account's address will change to ${email}.`
          : `Please confirm that ${email} is your address.`
      }
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
    </CardPage>
  );
}
