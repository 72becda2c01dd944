import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, fieldErrors, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { UpdateProfileInput, User } from "../../contract";

/** Saves members of the profile and says how it went; gives the user as stored then, or what was wrong with the fields. */
export function useSaveProfile() {
  const [isSaving, setSaving] = useState(false);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();

  async function save(
    body: UpdateProfileInput,
  ): Promise<{ user: User } | { errors: Record<string, string> }> {
    setSaving(true);
    try {
      const user = await callApi<User>("/api/auth/profile", { method: "PATCH", body });
      toast({ title: "Profile Updated", description: "Your profile has been successfully updated." });
      return { user };
    } catch (error) {
      if (isUnauthorized(error)) {
        signInAgain();
        return { errors: {} };
      }
      const description = errorMessage(error, "Failed to update profile. Please try again.");
      toast({ title: "Update Failed", description, variant: "destructive" });
      return { errors: fieldErrors(error) };
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}
