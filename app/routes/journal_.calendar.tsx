import type { MetaFunction } from "@remix-run/cloudflare";
import { calendarScreenQuery } from "~/features/journal/domain/screen-queries";
import { loadCalendar } from "~/features/journal/server/load-calendar.server";
import { CalendarScreen } from "~/features/journal/ui/calendar/calendar-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";
import { latestLocalDate } from "~/shared/dates";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { showsItsLoading: true, failed: ["Failed to fetch calendar data"] };

export const meta: MetaFunction = () => [{ title: "Journal calendar · Acolyte" }];

export const loader = screenLoader({ query: calendarScreenQuery }, async ({ services, user, query }) => ({
  ...(await loadCalendar(services, { user, ...query })),
  latestDate: latestLocalDate(services.clock.now()),
}));

export default function CalendarRoute() {
  return <CalendarScreen calendar={useScreenData<typeof loader>()} />;
}
