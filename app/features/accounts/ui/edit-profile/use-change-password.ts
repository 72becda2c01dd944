import { type FormEvent, useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, fieldErrors, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import { passwordProblem } from "../../domain/passwords";

/** Changes the password with what the form has; then the form is empty again. */
export function useChangePassword() {
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { toast } = useToast();
  const signInAgain = useSignInAgain();

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const read = (name: string) => String(new FormData(form).get(name) ?? "");
    const body = {
      currentPassword: read("currentPassword"),
      newPassword: read("newPassword"),
      confirmPassword: read("confirmPassword"),
    };
    setErrors({});
    const fault = passwordProblem(body.newPassword, body.confirmPassword);
    if (fault) return toast({ ...fault, variant: "destructive" });
    setSaving(true);
    try {
      const { message } = await callApi<{ message: string }>("/api/auth/change-password", {
        method: "POST",
        body,
      });
      form.reset();
      toast({ title: "Password Changed", description: message });
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      setErrors(fieldErrors(error));
      const description = errorMessage(error, "Failed to change password");
      toast({ title: "Password Change Failed", description, variant: "destructive" });
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, errors, change };
}
