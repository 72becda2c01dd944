import { callApi } from "~/shared/call-api";
import { SectionCard } from "~/ui/card";
import { Switch } from "~/ui/switch";
import { useSavedChoice } from "./use-saved-choice";

/** Whether heavy words in a saved entry bring up help lines. Saved at once. */
export function CareSection({ isEnabled }: { isEnabled: boolean }) {
  const { isSaving, value, choose } = useSavedChoice({
    value: isEnabled,
    save: (journalCareEnabled) =>
      callApi("/api/auth/profile", { method: "PATCH", body: { journalCareEnabled } }),
    saved: (isOn) => (isOn ? "Help lines are on" : "Help lines are off"),
  });
  return (
    <SectionCard id="care" title="Care">
      <Switch
        label="Help lines after heavy entries"
        hint={
          isSaving
            ? "Saving..."
            : "When you save words that sound like danger, a quiet card shows who can help. They are checked on this device only, and nothing is recorded."
        }
        checked={value}
        onCheckedChange={choose}
      />
    </SectionCard>
  );
}
