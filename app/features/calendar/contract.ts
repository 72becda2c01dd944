import { z } from "zod/mini";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { CALENDARS, EPIPHANY_DAYS, SOLEMNITY_DAYS } from "./domain/liturgy/types";

export type { DayDescription } from "./domain/liturgy/describe-day";
export type { LiturgicalOptions } from "./domain/liturgy/types";

/** The first and the last day that calls accept. */
const LITURGICAL_DAYS = { first: "1970-01-01", last: "2100-12-31" };

/** A user's choice of calendar; absent fields stay unchanged. */
export const liturgicalOptionsSchema = z.object(
  {
    calendar: z.optional(z.enum(CALENDARS, "calendar is us or general.")),
    epiphany: z.optional(z.enum(EPIPHANY_DAYS, "epiphany is sunday or january-6.")),
    ascension: z.optional(z.enum(SOLEMNITY_DAYS, "ascension is sunday or thursday.")),
    corpusChristi: z.optional(z.enum(SOLEMNITY_DAYS, "corpusChristi is sunday or thursday.")),
  },
  "liturgicalOptions is an object.",
);

/** Query of `GET /api/liturgical/today`. The defaults are today, and the user's own time zone and calendar. */
export const liturgicalDayQuery = z.extend(liturgicalOptionsSchema, {
  date: z.optional(
    z.string().check(
      z.refine(isLocalDate, "Use a real date, written yyyy-MM-dd."),
      z.refine(
        (date) => date >= LITURGICAL_DAYS.first && date <= LITURGICAL_DAYS.last,
        "Use a date from 1970 to 2100.",
      ),
    ),
  ),
  timezone: z.optional(z.string().check(z.refine(isTimezone, UNKNOWN_TIMEZONE))),
});
export type LiturgicalDayQuery = z.infer<typeof liturgicalDayQuery>;
