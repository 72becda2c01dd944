import type { RefObject } from "react";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { PasswordField } from "../password-field";
import { useChangePassword } from "./use-change-password";

/** The form that changes the password; every other device is signed out with it. */
export function ChangePassword({ email, form }: { email: string; form: RefObject<HTMLFormElement> }) {
  const { isSaving, errors, change } = useChangePassword();
  return (
    <Card as="section">
      <CardHeader
        title="Change password"
        description="Every other device is signed out when you change it."
      />
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void change(event)}
      >
        {/* For password managers, which store a password under the name beside it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint="At least 8 characters. A short sentence works well."
          error={errors.newPassword}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <Button
          type="submit"
          variant="secondary"
          className="mt-2 justify-self-end max-sm:w-full"
          pending={isSaving}
          pendingLabel="Changing your password..."
        >
          Change Password
        </Button>
      </form>
    </Card>
  );
}
