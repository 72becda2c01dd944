import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AddressConfirmation, User } from "~/features/accounts/contract";
import { SignOutLink } from "~/features/drafts/ui/sign-out-link";
import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { UnsavedChanges } from "~/features/shell/ui/unsaved/unsaved-changes";
import type { Theme } from "~/shared/cookies";
import { SectionCard } from "~/ui/card";
import { Page } from "~/ui/page";
import { AppearanceSection } from "./appearance-section";
import { CalendarSection } from "./calendar-section";
import { JournalSection } from "./journal-section";
import { CareSection, CompanionSection, type CompanionSectionProps } from "./saved-switches";

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
  user: User;
  companion: Omit<CompanionSectionProps, "user">;
  /** The name of today in the user's calendar. */
  feastDay: string;
  /** The sections of the reminders, with the ids above. */
  reminders: ReactNode;
  /** The sections of the user's data, with the ids above. */
  ownData: ReactNode;
  theme: Theme;
  confirmation: AddressConfirmation | null;
}

/** All settings. Those with a button are saved by it or all together, the others at once. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { user, companion, feastDay, reminders, ownData, theme, confirmation } = props;
  return (
    <Page title="Settings" back={{ to: "/journal", label: "Back to Journal" }} width="wide">
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,44rem)] lg:gap-10">
        <SectionLinks />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start">
          <UnsavedChanges to="/journal" failure="Error saving settings">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <JournalSection user={user} />
              <CompanionSection user={user} {...companion} />
              <CareSection user={user} />
              <CalendarSection saved={user.liturgicalOptions} feastDay={feastDay} />
              {reminders}
              <AppearanceSection first={theme} />
              <AccountSection email={user.email} confirmation={confirmation} />
              {ownData}
            </div>
          </UnsavedChanges>
        </div>
      </div>
    </Page>
  );
}

/** Links to the sections of the page, beside it from 1024 px. */
function SectionLinks() {
  return (
    <nav aria-label="Sections" className="hidden lg:block print:hidden">
      <ul className="sticky top-8 grid gap-0.5 text-[0.9375rem]">
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            {/* A link of the router: it could not guard Back after a history entry that it did not make. */}
            <Link
              to={{ hash: id }}
              replace
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className="flex min-h-10 items-center rounded-lg px-3 text-muted transition-colors hover:bg-sunken hover:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AccountSection({
  email,
  confirmation,
}: { email: string } & Pick<SettingsScreenProps, "confirmation">) {
  return (
    <SectionCard id="account" title="Account">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block text-sm text-muted">Signed in as</span>
          <span className="block break-words">{email}</span>
        </p>
        <SignOutLink />
      </div>
      {confirmation && <EmailConfirmation {...confirmation} />}
    </SectionCard>
  );
}
