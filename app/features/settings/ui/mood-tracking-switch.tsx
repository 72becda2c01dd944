import { callApi } from "~/shared/call-api";
import { Switch } from "~/ui/switch";
import { useSavedSwitch } from "./use-saved-switch";

/** Switches mood tracking and saves it at once. */
export function MoodTrackingSwitch({ isEnabled }: { isEnabled: boolean }) {
  const { isSaving, ...control } = useSavedSwitch({
    isOn: isEnabled,
    save: (moodTrackingEnabled) =>
      callApi("/api/auth/profile", { method: "PATCH", body: { moodTrackingEnabled } }),
    saved: (isOn) => (isOn ? "Mood tracking is on" : "Mood tracking is off"),
  });
  return (
    <Switch
      label="Mood tracking"
      hint={isSaving ? "Saving..." : "Note how you feel with each entry, and see your moods over time."}
      {...control}
    />
  );
}
