import { SectionCard } from "~/ui/card";
import { CompanionSwitch } from "./companion-switch";
import { ConsentSwitch } from "./consent-switch";

export interface CompanionSectionProps {
  isEnabled: boolean;
  /** Who receives the words of those who agree; null without a configured provider. */
  provider: string | null;
  hasConsented: boolean;
}

/** Whether the companion writes, and who for it. Saved at once. */
export function CompanionSection({ isEnabled, provider, hasConsented }: CompanionSectionProps) {
  return (
    <SectionCard id="companion" title="Companion">
      <CompanionSwitch isEnabled={isEnabled} />
      {isEnabled && provider && <ConsentSwitch provider={provider} hasConsented={hasConsented} />}
    </SectionCard>
  );
}
