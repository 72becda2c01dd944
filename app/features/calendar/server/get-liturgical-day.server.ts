import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn, localHourIn } from "~/shared/dates";
import type { DayDescription, LiturgicalDayQuery } from "../contract";
import { describeDay } from "../domain/liturgy/describe-day";

/**
 * Returns the liturgical day and the prompt of the hour. The defaults are today, and the user's own time zone and
 * calendar. Reads no row.
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
