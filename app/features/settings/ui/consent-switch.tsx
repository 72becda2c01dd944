import { callApi } from "~/shared/call-api";
import { Switch } from "~/ui/switch";
import { useSavedChoice } from "./use-saved-choice";

/** The consent that words go to the model provider, to give or to take back. */
export function ConsentSwitch({ provider, hasConsented }: { provider: string; hasConsented: boolean }) {
  const { isSaving, value, choose } = useSavedChoice({
    value: hasConsented,
    save: (accepted) => callApi("/api/ai/consent", { method: "POST", body: { accepted } }),
    saved: (isOn) => (isOn ? `${provider} may answer you` : "The built-in companion answers you"),
  });
  return (
    <Switch
      label={`Let ${provider} answer`}
      hint={
        isSaving
          ? "Saving..."
          : `${provider} receives your questions and the journal text you ask about, never your name or e-mail address. Off, the built-in companion answers, and nothing is sent.`
      }
      checked={value}
      onCheckedChange={choose}
    />
  );
}
