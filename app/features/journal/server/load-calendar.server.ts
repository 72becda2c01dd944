import { daysOf, shownRange } from "~/features/calendar/domain/month-grid";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { daysBetween, localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { type CalendarQuery, type CalendarResponse, type CalendarView, JOURNAL_LIMITS } from "../contract";
import type { CalendarScreenQuery } from "../domain/screen-queries";
import { readCalendarScreen, readRange } from "./entries.repository.server";
import { toCalendarEntry, toDayCounts } from "./entry-rows.server";
import { streakOn } from "./get-streak.server";

/** Loads the calendar screen: the days of its view around a date, in one round trip. */
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
  const shown = await readCalendarScreen(services.nearJournal(user.journalShard), user.id, days, perDay);
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

/**
 * Returns the active entries of a range of days, newest first, at most 1,000 and at most 2 MB, with the streak. Content
 * and notes are cut. Throws 400 for a range that ends before it starts or is longer than 62 days.
 */
export async function getCalendar(
  services: Services,
  args: { user: SessionUser } & CalendarQuery,
): Promise<CalendarResponse> {
  const { user, startDate, endDate } = args;
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1) throw new AppError("bad_request", "endDate must not be before startDate.");
  if (days > JOURNAL_LIMITS.calendarDays) throw new AppError("bad_request", "A range has at most 62 days.");
  const journal = services.nearJournal(user.journalShard);
  const { rows, streak } = await readRange(
    journal,
    user.id,
    { startDate, endDate },
    JOURNAL_LIMITS.calendarEntries,
  );
  const record = streakOn(streak, localDateIn(user.timezone, services.clock.now()));
  return {
    entries: rows.map(toCalendarEntry),
    currentStreak: record.currentStreak,
    longestStreak: record.longestStreak,
  };
}
