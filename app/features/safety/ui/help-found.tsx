import type { HelpFound as Help } from "../contract";
import { EmergencyCard } from "./emergency-card";
import { SupportCard } from "./support-card";

/** What the response to a write says of danger in the written words: the message, help lines, or nothing. */
export function HelpFound({ safetyMessage, support }: Help) {
  if (!safetyMessage && !support) return null;
  return (
    <div role="alert" className="my-4">
      {safetyMessage ? <EmergencyCard text={safetyMessage} /> : support && <SupportCard support={support} />}
    </div>
  );
}
