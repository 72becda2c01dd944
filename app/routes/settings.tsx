import type { MetaFunction } from "@remix-run/cloudflare";
import { addressConfirmation } from "~/features/accounts/server/address-proof.server";
import { hasPassword } from "~/features/accounts/server/load-profile.server";
import { toUser } from "~/features/accounts/server/to-user.server";
import { OwnYourData } from "~/features/archive/ui/own-your-data";
import { getLiturgicalDay } from "~/features/calendar/server/get-liturgical-day.server";
import { loadReminders } from "~/features/reminders/server/reminder-settings.server";
import { ChannelsSection } from "~/features/reminders/ui/channels-section";
import { DeliveriesSection } from "~/features/reminders/ui/deliveries-section";
import { PushSection } from "~/features/reminders/ui/push-section";
import { ScheduleSection } from "~/features/reminders/ui/schedule-section";
import { SettingsScreen } from "~/features/settings/ui/settings-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { readTheme } from "~/http/cookies.server";
import { screenLoader } from "~/http/kit.server";
import { Notice } from "~/ui/notice";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const meta: MetaFunction = () => [{ title: "Settings · Acolyte" }];

export const loader = screenLoader({}, async ({ services, user, request }) => {
  const [{ feastDay }, reminders, isBuiltIn] = await Promise.all([
    getLiturgicalDay(services, { user }),
    loadReminders(services, user),
    hasPassword(services, user),
  ]);
  return {
    user: toUser(user, services.clock.now()),
    companion: { provider: services.models.provider, hasConsented: user.hasAiConsent },
    feastDay,
    reminders,
    hasPassword: isBuiltIn,
    theme: readTheme(request),
    confirmation: addressConfirmation(services, user),
  };
});

export default function SettingsRoute() {
  const { reminders, hasPassword, ...screen } = useScreenData<typeof loader>();
  const { timezone, email } = screen.user;
  return (
    <SettingsScreen
      {...screen}
      reminders={
        reminders ? (
          <>
            <ScheduleSection settings={reminders.settings} timezone={timezone} />
            <ChannelsSection settings={reminders.settings} email={email} />
            <PushSection push={reminders.push} />
            <DeliveriesSection deliveries={reminders.deliveries} obstacles={reminders.settings.obstacles} />
          </>
        ) : (
          <Notice tone="warn" title="Your reminders can't be shown right now.">
            Please try again in a few minutes.
          </Notice>
        )
      }
      ownData={<OwnYourData hasPassword={hasPassword} />}
    />
  );
}
