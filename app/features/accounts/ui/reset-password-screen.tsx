import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { AccountPage } from "./account-page";
import { PasswordField } from "./password-field";

export interface ResetPasswordScreenProps {
  /** Whose password it is; null when the link is over. */
  email: string | null;
  isDone?: boolean;
  /** What was wrong with the password. */
  message?: string;
}

/** Sets a new password with a mailed link. */
export function ResetPasswordScreen({ email, isDone, message }: ResetPasswordScreenProps) {
  const isPending = useNavigation().state !== "idle";
  if (isDone) {
    return (
      <AccountPage
        title="Your password is changed"
        text="Every device has been signed out. Please sign in with your new password."
      >
        <LinkButton to="/api/login" size="lg">
          Sign in
        </LinkButton>
      </AccountPage>
    );
  }
  if (email === null) {
    return (
      <AccountPage
        title="This link is over"
        text="A link to a new password works once, for 30 minutes, and only until you ask for another. Your password is as it was."
      >
        <LinkButton to="/forgot-password" size="lg">
          Send me a new link
        </LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Choose a new password" text={`For ${email}`}>
      <Form method="post" className="grid gap-4">
        {/* For password managers, which store a password under the name beside it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          hint={!message && "At least 8 characters. A short sentence works well."}
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
    </AccountPage>
  );
}
