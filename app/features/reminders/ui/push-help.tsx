import type { ReactNode } from "react";
import type { PushState } from "./push-device";

const WORDS: Record<Exclude<PushState, "install-first">, ReactNode> = {
  on: "Your reminders appear here, also while Acolyte is closed. A tap opens a new entry.",
  off: "Your browser allows notifications. Turn them on to have your reminders appear here.",
  ask: "Turn them on, and your browser will ask whether Acolyte may show notifications. Reminders then appear here, also while Acolyte is closed.",
  blocked:
    "Your browser blocks notifications from Acolyte. Allow them in the settings of this site, by the sign beside its address, then come back here.",
  unsupported: "This browser cannot show notifications. Reminders by e-mail reach you all the same.",
  "not-configured": "Needs configuration: this server has no keys for notifications yet.",
};

/** How notifications stand on this device, and what to do about it. */
export function PushHelp({ state }: { state: PushState }) {
  if (state === "install-first") {
    return (
      <>
        <p className="text-muted">
          On iPhone and iPad, notifications need the installed app. It takes a moment:
        </p>
        <ol className="mt-2 list-decimal pl-5 text-muted marker:text-muted">
          <li>Open Acolyte in Safari and tap Share.</li>
          <li>Choose "Add to Home Screen".</li>
          <li>Open Acolyte from the Home Screen and turn notifications on here.</li>
        </ol>
      </>
    );
  }
  return (
    <p className="text-muted" role={state === "blocked" ? "status" : undefined}>
      {WORDS[state]}
    </p>
  );
}
