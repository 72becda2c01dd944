import { z } from "zod/mini";
import { isLocalDate, isTimezone, UNKNOWN_TIMEZONE } from "~/shared/dates";
import { CALENDARS, EPIPHANY_DAYS, SOLEMNITY_DAYS } from "./liturgy/types";

/** The first and the last day that can be asked for. */
const LITURGICAL_DAYS = { first: "1970-01-01", last: "2100-12-31" };

const liturgicalOptions = {
  calendar: z.optional(z.enum(CALENDARS, "calendar is us or general.")),
  epiphany: z.optional(z.enum(EPIPHANY_DAYS, "epiphany is sunday or january-6.")),
  ascension: z.optional(z.enum(SOLEMNITY_DAYS, "ascension is sunday or thursday.")),
  corpusChristi: z.optional(z.enum(SOLEMNITY_DAYS, "corpusChristi is sunday or thursday.")),
};

/** Which calendar somebody keeps; what is absent stays as it is. */
export const liturgicalOptionsSchema = z.object(liturgicalOptions, "liturgicalOptions is an object.");

/** Query of `GET /api/liturgical/today`; what is absent is today, and the user's own zone and calendar. */
export const liturgicalDayQuery = z.object({
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
  ...liturgicalOptions,
});
export type LiturgicalDayQuery = z.infer<typeof liturgicalDayQuery>;
