import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { daysBetween, localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { type CalendarResponse, JOURNAL_LIMITS } from "../contract";
import type { CalendarQuery } from "../domain/call-schemas";
import { readRange } from "./entries.repository.server";
import { toCalendarEntry } from "./entry-rows.server";
import { streakOn } from "./get-streak.server";

/**
 * The active entries of a range of days, newest first, at most 1,000 and at most 2 MB, with the streak. A calendar shows
 * how entries begin: content and notes are cut. Throws 400 for a range that ends before it starts or is longer than 62
 * days.
 */
export async function getCalendar(
  services: Services,
  args: { user: SessionUser } & CalendarQuery,
): Promise<CalendarResponse> {
  const { user, startDate, endDate } = args;
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1) throw new AppError("bad_request", "endDate must not be before startDate.");
  if (days > JOURNAL_LIMITS.calendarDays) throw new AppError("bad_request", "A range has at most 62 days.");
  const journal = services.journal(user.journalShard);
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
