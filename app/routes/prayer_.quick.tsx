import type { MetaFunction } from "@remix-run/cloudflare";
import { getLiturgicalDay } from "~/features/calendar/server/get-liturgical-day.server";
import { QuickPrayerScreen } from "~/features/prayers/ui/quick/quick-prayer-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const meta: MetaFunction = () => [{ title: "Quick prayer · Acolyte" }];

export const loader = screenLoader({}, ({ services, user }) => getLiturgicalDay(services, { user }));

export default function QuickPrayerRoute() {
  return <QuickPrayerScreen day={useScreenData<typeof loader>()} />;
}
