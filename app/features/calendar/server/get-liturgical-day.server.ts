import type { Services } from "~/server/ports/services";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { DayDescription, LiturgicalDayQuery } from "../contract";
import { describeDay } from "../domain/liturgy/describe-day";
import { US_CALENDAR } from "../domain/liturgy/types";

/**
 * The liturgical day and the prompt of the hour, by the clock of the zone asked for, else of the user's: today's, or
 * that of the date asked for. Pure but for the clock: it reads no row.
 */
export async function getLiturgicalDay(
  services: Pick<Services, "clock">,
  args: { user: { timezone: string } } & LiturgicalDayQuery,
): Promise<DayDescription> {
  const { user, date, timezone = user.timezone } = args;
  const now = services.clock.now();
  return describeDay(date ?? localDateIn(timezone, now), localHourIn(timezone, now), {
    calendar: args.calendar ?? US_CALENDAR.calendar,
    epiphany: args.epiphany ?? US_CALENDAR.epiphany,
    ascension: args.ascension ?? US_CALENDAR.ascension,
    corpusChristi: args.corpusChristi ?? US_CALENDAR.corpusChristi,
  });
}
