import { type FormEvent, type RefObject, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi, fieldErrors } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Card, CardHeader } from "~/ui/card";
import { useToast } from "~/ui/use-toast";
import type { ChangePasswordInput } from "../contract";
import { passwordProblem } from "../domain/passwords";
import { PASSWORD_HINT, PasswordField } from "./credential-fields";

const FIELDS = [
  { name: "currentPassword", label: "Current password" },
  { name: "newPassword", label: "New password", hint: PASSWORD_HINT },
  { name: "confirmPassword", label: "Confirm new password" },
] as const;

/** Changes the password, which signs every other device out. */
export function ChangePassword({ email, form }: { email: string; form: RefObject<HTMLFormElement> }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { toast } = useToast();
  const { isPending, run } = useCall(
    (body: ChangePasswordInput) =>
      callApi<{ message: string }>("/api/auth/change-password", { method: "POST", body }),
    {
      success: ({ message }) => ({ title: "Password Changed", description: message }),
      failure: (error) => {
        setErrors(fieldErrors(error));
        return { title: "Password Change Failed", text: "Failed to change password" };
      },
    },
  );

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const body = Object.fromEntries(new FormData(fields)) as unknown as ChangePasswordInput;
    setErrors({});
    const problem = passwordProblem(body.newPassword, body.confirmPassword);
    if (problem) return toast({ ...problem, variant: "destructive" });
    if (await run(body)) fields.reset();
  }

  return (
    <Card as="section">
      <CardHeader title="Change password" description="This signs every other device out." />
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void change(event)}
      >
        {/* Password managers store a password under the name beside it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {FIELDS.map(({ name, ...labels }) => (
          <PasswordField
            key={name}
            {...labels}
            name={name}
            autoComplete={name === "currentPassword" ? "current-password" : "new-password"}
            error={errors[name]}
          />
        ))}
        <Button
          type="submit"
          variant="secondary"
          className="mt-2 justify-self-end max-sm:w-full"
          pending={isPending}
          pendingLabel="Changing your password..."
        >
          Change Password
        </Button>
      </form>
    </Card>
  );
}
