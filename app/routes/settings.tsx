import type { MetaFunction } from "@remix-run/cloudflare";
import { addressConfirmation } from "~/features/accounts/server/address-proof.server";
import { hasPassword as accountHasPassword } from "~/features/accounts/server/load-profile.server";
import { OwnYourData } from "~/features/archive/ui/own-your-data";
import { getLiturgicalDay } from "~/features/calendar/server/get-liturgical-day.server";
import { getSettings } from "~/features/reminders/server/get-settings.server";
import { ChannelsSection } from "~/features/reminders/ui/channels-section";
import { DeliveriesSection } from "~/features/reminders/ui/deliveries-section";
import { PushSection } from "~/features/reminders/ui/push-section";
import { ScheduleSection } from "~/features/reminders/ui/schedule-section";
import { SettingsScreen } from "~/features/settings/ui/settings-screen";
import { ErrorScreen } from "~/features/shell/ui/error-screen";
import { useScreenData } from "~/features/shell/ui/use-screen-data";
import { screenLoader } from "~/server/http/kit.server";
import { readTheme } from "~/server/http/theme-cookie.server";

export const meta: MetaFunction = () => [{ title: "Settings · Acolyte" }];

export const loader = screenLoader({}, async ({ services, user, request }) => {
  const { greetingPreference, prayerStyle, prayerLength, moodTrackingEnabled } = user;
  const [{ feastDay }, reminders, isBuiltIn] = await Promise.all([
    getLiturgicalDay(services, { user }),
    getSettings(services, { user }),
    accountHasPassword(services, user),
  ]);
  return {
    journal: { greetingPreference, prayerStyle, prayerLength, moodTrackingEnabled },
    companion: {
      isEnabled: user.aiEnabled,
      provider: services.models.provider,
      hasConsented: user.hasAiConsent,
    },
    care: { isEnabled: user.journalCareEnabled },
    calendar: { saved: user.liturgicalOptions, feastDay },
    reminders,
    hasPassword: isBuiltIn,
    timezone: user.timezone,
    theme: readTheme(request),
    account: {
      email: user.email,
      confirmation: addressConfirmation(services, user),
    },
  };
});

export default function SettingsRoute() {
  const { reminders, timezone, hasPassword, ...screen } = useScreenData<typeof loader>();
  return (
    <SettingsScreen
      {...screen}
      reminders={
        <>
          <ScheduleSection settings={reminders} timezone={timezone} />
          <ChannelsSection settings={reminders} email={screen.account.email} />
          <PushSection />
          <DeliveriesSection obstacles={reminders.obstacles} />
        </>
      }
      ownData={<OwnYourData hasPassword={hasPassword} />}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
