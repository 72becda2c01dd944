import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { DayDescription, LiturgicalDayQuery } from "../contract";
import { describeDay } from "../domain/liturgy/describe-day";

/**
 * The liturgical day and the prompt of the hour, by the clock of the zone and in the calendar asked for, else by the
 * user's own: today's, or that of the date asked for. Pure but for the clock: it reads no row.
 */
export async function getLiturgicalDay(
  services: Pick<Services, "clock">,
  args: { user: Pick<SessionUser, "timezone" | "liturgicalOptions"> } & LiturgicalDayQuery,
): Promise<DayDescription> {
  const { user, date, timezone = user.timezone } = args;
  const own = user.liturgicalOptions;
  const now = services.clock.now();
  return describeDay(date ?? localDateIn(timezone, now), localHourIn(timezone, now), {
    calendar: args.calendar ?? own.calendar,
    epiphany: args.epiphany ?? own.epiphany,
    ascension: args.ascension ?? own.ascension,
    corpusChristi: args.corpusChristi ?? own.corpusChristi,
  });
}
