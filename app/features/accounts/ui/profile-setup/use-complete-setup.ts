import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { useToast } from "~/ui/use-toast";
import { missingNames, type ProfileValues, profileBody, SETUP_NAMES } from "../../domain/profile-values";
import type { useProfileForm } from "../profile-form/use-profile-form";
import { useSaveProfile } from "../profile-form/use-save-profile";

/** Where a completed profile leads. */
export const AFTER_SETUP = "/dashboard";

/** Checks and saves the first profile, then goes on. */
export function useCompleteSetup({ read, showErrors, markSaved }: ReturnType<typeof useProfileForm>) {
  const { toast } = useToast();
  const { isSaving, save } = useSaveProfile();
  const navigate = useNavigate();

  async function complete(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const values = read();
    const missing = missingIn(values);
    showErrors(missing);
    if (missing.firstName || missing.lastName) {
      const description = "Please fill in your first and last name.";
      toast({ title: "Required Fields", description, variant: "destructive" });
    }
    if (Object.keys(missing).length > 0) return;
    const result = await save(profileBody(values, SETUP_NAMES));
    if ("errors" in result) return showErrors(result.errors);
    markSaved(values);
    navigate(AFTER_SETUP);
  }
  return { isSaving, complete };
}

function missingIn(values: ProfileValues): Record<string, string> {
  return {
    ...missingNames(values),
    ...(values.birthDate === "" && { birthDate: "Please enter your birth date." }),
  };
}
