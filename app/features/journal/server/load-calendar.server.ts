import { daysOf, shownRange } from "~/features/calendar/domain/month-grid";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { type CalendarView, JOURNAL_LIMITS } from "../contract";
import type { CalendarScreenQuery } from "../domain/call-schemas";
import { readCalendarScreen } from "./entries.repository.server";
import { toDayCounts } from "./entry-rows.server";
import { streakOn } from "./get-streak.server";

/** The calendar screen: the days that its view shows around a date, in one round trip. */
export async function loadCalendar(
  services: Services,
  args: { user: SessionUser } & CalendarScreenQuery,
): Promise<CalendarView> {
  const { user, view } = args;
  const today = localDateIn(user.timezone, services.clock.now());
  const date = args.date ?? today;
  const range = shownRange(view, date);
  const days = daysOf(range);
  const perDay = Math.floor(JOURNAL_LIMITS.calendarScreenEntries / days.length);
  const shown = await readCalendarScreen(services.journal(user.journalShard), user.id, days, perDay);
  const { currentStreak, longestStreak } = streakOn(shown.streak, today);
  return {
    view,
    date,
    ...range,
    today,
    entries: shown.rows,
    dayCounts: toDayCounts(shown.dayCounts),
    currentStreak,
    longestStreak,
    totalEntries: shown.streak?.totalEntries ?? 0,
  };
}
