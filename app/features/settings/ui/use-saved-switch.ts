import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";

export interface SavedSwitch {
  isOn: boolean;
  save: (isOn: boolean) => Promise<unknown>;
  /** What is said once it is saved. */
  saved: (isOn: boolean) => string;
}

/** A switch that is saved at once; a failed save puts it back. */
export function useSavedSwitch({ isOn, save, saved }: SavedSwitch) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();

  async function change(next: boolean) {
    setWanted(next);
    try {
      await save(next);
      await revalidate();
      toast({ title: saved(next) });
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Failed to save settings.");
      toast({ title: "Error", description, variant: "destructive" });
    } finally {
      setWanted(null);
    }
  }

  const isSaving = wanted !== null;
  // Not `disabled` while saving: that would drop the keyboard focus to the page.
  const onCheckedChange = isSaving ? undefined : (next: boolean) => void change(next);
  return { isSaving, checked: wanted ?? isOn, onCheckedChange };
}
