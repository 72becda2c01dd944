import { useContext } from "react";
import type { UpdateProfileInput, User } from "~/features/accounts/contract";
import { UnsavedContext } from "~/features/shell/ui/unsaved/use-group";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { SectionCard } from "~/ui/card";
import { Switch } from "~/ui/switch";

export interface CompanionSectionProps {
  user: User;
  /** The service that receives people's words with their consent; `null` without a configured one. */
  provider: string | null;
  hasConsented: boolean;
}

/** Whether the companion writes, and which one. */
export function CompanionSection({ user, provider, hasConsented }: CompanionSectionProps) {
  return (
    <SectionCard id="companion" title="Companion">
      <SavedSwitch
        label="AI companion"
        hint="Prayers, reflections, titles, insights and answers. When off, nothing you write is sent to it."
        isOn={user.aiEnabled}
        save={(aiEnabled) => patchProfile({ aiEnabled })}
        saved={(isOn) => (isOn ? "The companion is on" : "The companion is off")}
      />
      {user.aiEnabled && provider && (
        <SavedSwitch
          label={`Let ${provider} answer`}
          hint={`${provider} receives your questions and the journal text you ask about, never your name or e-mail address. When off, the built-in companion answers and nothing is sent.`}
          isOn={hasConsented}
          save={(accepted) => callApi("/api/ai/consent", { method: "POST", body: { accepted } })}
          saved={(isOn) => (isOn ? `${provider} may answer you` : "The built-in companion answers you")}
        />
      )}
    </SectionCard>
  );
}

/** Whether entries that sound like danger bring up help lines. */
export function CareSection({ user }: { user: User }) {
  return (
    <SectionCard id="care" title="Care">
      <SavedSwitch
        label="Help lines after heavy entries"
        hint="When an entry you save suggests that you may be in danger, a quiet card shows who can help. The check runs only on this device, and nothing is recorded."
        isOn={user.journalCareEnabled}
        save={(journalCareEnabled) => patchProfile({ journalCareEnabled })}
        saved={(isOn) => (isOn ? "Help lines are on" : "Help lines are off")}
      />
    </SectionCard>
  );
}

interface SavedSwitchProps {
  label: string;
  hint: string;
  /** The saved value. */
  isOn: boolean;
  save: (isOn: boolean) => Promise<unknown>;
  /** Returns the toast after the save. */
  saved: (isOn: boolean) => string;
}

/** A switch that is saved at once. */
function SavedSwitch({ label, hint, isOn, save, saved }: SavedSwitchProps) {
  const { isSaving, value, choose } = useSavedChoice({ value: isOn, save, saved });
  return (
    <Switch label={label} hint={isSaving ? "Saving..." : hint} checked={value} onCheckedChange={choose} />
  );
}

interface SavedChoice<T> {
  /** The saved value. */
  value: T;
  save: (value: T) => Promise<unknown>;
  /** Returns the toast after the save. */
  saved: (value: T) => string;
}

/** A choice that is saved at once, and shown before it is; a failed save puts it back. */
export function useSavedChoice<T>({ value, save, saved }: SavedChoice<T>) {
  const letGo = useContext(UnsavedContext)?.letGo;
  const { pending, run } = useCall(
    async (next: T) => {
      await save(next);
      return next;
    },
    {
      success: (next) => ({ title: saved(next) }),
      failure: { text: "Failed to save settings.", beforeSignIn: async () => letGo?.() },
      revalidate: "after-success",
    },
  );
  return {
    isSaving: pending !== null,
    value: pending ? pending[0] : value,
    // Nothing is disabled while it is saved: that would drop the keyboard focus to the page.
    choose: (next: T) => {
      if (next !== value) void run(next);
    },
  };
}

/** Stores members of the profile. */
export function patchProfile(body: UpdateProfileInput): Promise<User> {
  return callApi<User>("/api/auth/profile", { method: "PATCH", body });
}
