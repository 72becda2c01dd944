import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { User } from "~/features/accounts/contract";
import { callApi, errorMessage } from "~/shared/call-api";
import { Switch } from "~/ui/switch";
import { useToast } from "~/ui/use-toast";

/** Switches mood tracking and saves it at once; a failed save puts the switch back. */
export function MoodTrackingSwitch({ isEnabled }: { isEnabled: boolean }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { toast } = useToast();
  const { revalidate } = useRevalidator();

  async function save(moodTrackingEnabled: boolean) {
    setWanted(moodTrackingEnabled);
    try {
      await callApi<User>("/api/auth/profile", { method: "PATCH", body: { moodTrackingEnabled } });
      await revalidate();
      toast({ title: moodTrackingEnabled ? "Mood tracking is on" : "Mood tracking is off" });
    } catch (error) {
      toast({
        title: "Error",
        description: errorMessage(error, "Failed to save settings."),
        variant: "destructive",
      });
    } finally {
      setWanted(null);
    }
  }

  return (
    <Switch
      label="Mood tracking"
      hint="Note how you feel with each entry, and see your moods over time."
      checked={wanted ?? isEnabled}
      onCheckedChange={save}
      disabled={wanted !== null}
    />
  );
}
