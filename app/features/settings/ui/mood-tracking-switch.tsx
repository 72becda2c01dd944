import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { User } from "~/features/accounts/contract";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { Switch } from "~/ui/switch";
import { useToast } from "~/ui/use-toast";

/** Switches mood tracking and saves it at once; a failed save puts the switch back. */
export function MoodTrackingSwitch({ isEnabled }: { isEnabled: boolean }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const { revalidate } = useRevalidator();

  async function save(moodTrackingEnabled: boolean) {
    setWanted(moodTrackingEnabled);
    try {
      await callApi<User>("/api/auth/profile", { method: "PATCH", body: { moodTrackingEnabled } });
      await revalidate();
      toast({ title: moodTrackingEnabled ? "Mood tracking is on" : "Mood tracking is off" });
    } catch (error) {
      if (isUnauthorized(error)) return signInAgain();
      const description = errorMessage(error, "Failed to save settings.");
      toast({ title: "Error", description, variant: "destructive" });
    } finally {
      setWanted(null);
    }
  }

  const isSaving = wanted !== null;
  return (
    <Switch
      label="Mood tracking"
      hint={isSaving ? "Saving..." : "Note how you feel with each entry, and see your moods over time."}
      checked={wanted ?? isEnabled}
      // Not `disabled` while saving: that would drop the keyboard focus to the page.
      onCheckedChange={isSaving ? undefined : save}
    />
  );
}
