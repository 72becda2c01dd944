import { Form, useNavigation } from "@remix-run/react";
import { CardPage, PageLink } from "~/features/shell/ui/card-page";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { EmailField, PASSWORD_HINT, PasswordField } from "./credential-fields";

export interface ForgotPasswordScreenProps {
  /** Whether this server can send mail at all. */
  canSend: boolean;
  /** The address of a requested link. */
  sentTo?: string;
  refusal?: { email: string; message: string };
}

/** Asks for the address to send a link for a new password to. The answer does not reveal whether it has an account. */
export function ForgotPasswordScreen({ canSend, sentTo, refusal }: ForgotPasswordScreenProps) {
  const isPending = useNavigation().state !== "idle";
  if (!canSend) {
    return (
      <CardPage
        title="Password reset is unavailable"
        text="This server cannot send e-mail yet, so we can't send you a link. Please contact the people who run it."
      >
        <PageLink to="/api/login">Back to sign in</PageLink>
      </CardPage>
    );
  }
  if (sentTo !== undefined) {
    return (
      <CardPage
        title="Check your inbox"
        text={`If there is an account for ${sentTo}, we've sent a link to choose a new password. It expires in 30 minutes.`}
      >
        <LinkButton to="/api/login" size="lg" variant="secondary">
          Back to sign in
        </LinkButton>
        <PageLink to="/forgot-password">Didn't get it? Request another link</PageLink>
      </CardPage>
    );
  }
  return (
    <CardPage
      title="Forgot your password?"
      text="Enter your e-mail address, and we'll send you a link to choose a new one."
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
    </CardPage>
  );
}

export interface ResetPasswordScreenProps {
  /** The account's address; `null` for an invalid link. */
  email: string | null;
  isDone?: boolean;
  /** Why the password was refused. */
  message?: string;
}

/** Sets a new password with a mailed link. */
export function ResetPasswordScreen({ email, isDone, message }: ResetPasswordScreenProps) {
  const isPending = useNavigation().state !== "idle";
  if (isDone) {
    return (
      <CardPage
        title="Your password has been changed"
        text="Every device has been signed out. Please sign in with your new password."
      >
        <LinkButton to="/api/login" size="lg">
          Sign in
        </LinkButton>
      </CardPage>
    );
  }
  if (email === null) {
    return (
      <CardPage
        title="This link has expired"
        text="A password link works once, for 30 minutes, and only until you request another. Your password has not changed."
      >
        <LinkButton to="/forgot-password" size="lg">
          Send me a new link
        </LinkButton>
      </CardPage>
    );
  }
  return (
    <CardPage title="Choose a new password" text={`For ${email}`}>
      <Form method="post" className="grid gap-4">
        {/* Password managers store a password under the name beside it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          hint={!message && PASSWORD_HINT}
          error={message && !isPending && <span role="alert">{message}</span>}
        />
        <Button
          type="submit"
          size="lg"
          className="mt-2 w-full"
          pending={isPending}
          pendingLabel="Changing your password..."
        >
          Change my password
        </Button>
      </Form>
    </CardPage>
  );
}
