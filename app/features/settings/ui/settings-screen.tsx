import { EmailConfirmation } from "~/features/shell/ui/email-confirmation";
import { SignOutLink } from "~/features/shell/ui/sign-out-link";
import type { Theme } from "~/shared/theme";
import { Card, CardHeader } from "~/ui/card";
import { Page } from "~/ui/page";
import { ThemeSelect } from "~/ui/theme-select";
import { CompanionSwitch } from "./companion-switch";
import { ConsentSwitch } from "./consent-switch";
import { MoodTrackingSwitch } from "./mood-tracking-switch";
import { useTheme } from "./use-theme";

export interface SettingsScreenProps {
  theme: Theme;
  email: string;
  /** Whether an address of the account waits to be confirmed, where links can be sent. */
  confirmation: { pendingEmail: string | null } | null;
  moodTrackingEnabled: boolean;
  companion: {
    isEnabled: boolean;
    /** Who receives the words of those who agree; null without a configured provider. */
    provider: string | null;
    hasConsented: boolean;
  };
}

/** Settings of appearance and journal, and the account. Each takes effect at once. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { theme: firstTheme, email, confirmation, moodTrackingEnabled, companion } = props;
  const [theme, setTheme] = useTheme(firstTheme);
  return (
    <Page title="Settings" back={{ to: "/journal", label: "Back to Journal" }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section">
          <CardHeader title="Appearance" description="Light, dark, or as your device has it." />
          {/* Three labels with icons are wider than a small phone. */}
          <div className="max-sm:[&_label]:px-2.5 max-[22rem]:[&_svg]:hidden">
            <ThemeSelect value={theme} onChange={setTheme} name="theme" />
          </div>
        </Card>
        <Card as="section">
          <CardHeader title="Journal" />
          <MoodTrackingSwitch isEnabled={moodTrackingEnabled} />
        </Card>
        <Card as="section">
          <CardHeader title="Companion" />
          <CompanionSwitch isEnabled={companion.isEnabled} />
          {companion.isEnabled && companion.provider && (
            <ConsentSwitch provider={companion.provider} hasConsented={companion.hasConsented} />
          )}
        </Card>
        <Card as="section">
          <CardHeader title="Account" />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0">
              <span className="block text-sm text-muted">Signed in as</span>
              <span className="block break-words">{email}</span>
            </p>
            <SignOutLink />
          </div>
          {confirmation && <EmailConfirmation email={email} pendingEmail={confirmation.pendingEmail} />}
        </Card>
      </div>
    </Page>
  );
}
