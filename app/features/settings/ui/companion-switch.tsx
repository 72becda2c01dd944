import { callApi } from "~/shared/call-api";
import { Switch } from "~/ui/switch";
import { useSavedChoice } from "./use-saved-choice";

/** The master switch of the companion. Off: it is shown nowhere, and not a word is sent to it. */
export function CompanionSwitch({ isEnabled }: { isEnabled: boolean }) {
  const { isSaving, value, choose } = useSavedChoice({
    value: isEnabled,
    save: (aiEnabled) => callApi("/api/auth/profile", { method: "PATCH", body: { aiEnabled } }),
    saved: (isOn) => (isOn ? "The companion is on" : "The companion is off"),
  });
  return (
    <Switch
      label="AI companion"
      hint={
        isSaving
          ? "Saving..."
          : "Prayers, reflections, titles, insights and answers. Switched off, nothing you write is sent to it."
      }
      checked={value}
      onCheckedChange={choose}
    />
  );
}
