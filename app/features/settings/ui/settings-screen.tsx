import type { ReactNode } from "react";
import type { AddressConfirmation } from "~/features/accounts/contract";
import type { LiturgicalOptions } from "~/features/calendar/contract";
import { UnsavedChanges } from "~/features/shell/ui/unsaved/unsaved-changes";
import type { Theme } from "~/shared/theme";
import { Page } from "~/ui/page";
import { AccountSection } from "./account-section";
import { AppearanceSection } from "./appearance-section";
import { CalendarSection } from "./calendar-section";
import { CareSection } from "./care-section";
import { CompanionSection, type CompanionSectionProps } from "./companion-section";
import { JournalSection } from "./journal-section";
import { SectionLinks } from "./section-links";
import type { JournalSettings } from "./store-journal";

const SECTIONS = [
  { id: "journal", label: "Journal" },
  { id: "companion", label: "Companion" },
  { id: "care", label: "Care" },
  { id: "calendar", label: "Liturgical calendar" },
  { id: "reminders", label: "Reminders" },
  { id: "notifications", label: "Notifications" },
  { id: "device", label: "This device" },
  { id: "deliveries", label: "Deliveries" },
  { id: "appearance", label: "Appearance" },
  { id: "account", label: "Account" },
  { id: "your-data", label: "Your data" },
  { id: "delete-account", label: "Delete account" },
];

export interface SettingsScreenProps {
  journal: JournalSettings;
  companion: CompanionSectionProps;
  care: { isEnabled: boolean };
  calendar: { saved: LiturgicalOptions; feastDay: string };
  /** The sections of the reminders, by the ids above. */
  reminders: ReactNode;
  /** The sections of a person's data, by the ids above. */
  ownData: ReactNode;
  theme: Theme;
  account: { email: string; confirmation: AddressConfirmation | null };
}

/** All settings. Switches and choices without a button beside them are saved at once; the rest by its button, or all together. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { journal, companion, care, calendar, reminders, ownData, theme, account } = props;
  return (
    <Page title="Settings" back={{ to: "/journal", label: "Back to Journal" }} width="wide">
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,44rem)] lg:gap-10">
        <SectionLinks sections={SECTIONS} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start">
          <UnsavedChanges to="/journal" failure="Error saving settings">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <JournalSection first={journal} />
              <CompanionSection {...companion} />
              <CareSection {...care} />
              <CalendarSection {...calendar} />
              {reminders}
              <AppearanceSection first={theme} />
              <AccountSection {...account} />
              {ownData}
            </div>
          </UnsavedChanges>
        </div>
      </div>
    </Page>
  );
}
