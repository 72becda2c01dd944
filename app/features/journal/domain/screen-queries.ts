import { z } from "zod/mini";
import { CALENDAR_UNITS } from "~/features/calendar/domain/month-grid";
import { SELECTION_PARAMETER } from "~/features/texts/contract";
import { localDateSchema, moodSchema } from "../contract";
import { ENTRY_FILTERS } from "./limits";

// An address may be old or mistyped: a screen then shows its defaults, where a call would answer 400.
// Years have four digits with some to spare at both ends, so that the days around a date can be written too.
const shownDate = localDateSchema.check(z.refine((date) => date >= "1000-01-01" && date < "9999-01-01"));
const lenientDate = z.catch(z.optional(shownDate), undefined);
const flag = z.catch(z._default(z.enum(["true", "false"]), "false"), "false");

/** Query of the journal screen's list, and of its further pages: `GET /api/prayer-journal/pages`. */
export const journalScreenQuery = z.object({
  filter: z.catch(z._default(z.enum(ENTRY_FILTERS), "all"), "all"),
  /** Id of the last entry of the previous page. */
  before: z.optional(z.string()),
  /** The day at which the page starts. */
  date: lenientDate,
  /** The range of the collapsible calendar. */
  calendar: z.catch(z._default(z.enum(["month", "week"]), "month"), "month"),
  /** A day of the collapsible calendar's range; else `date`, else today. */
  calendarDate: lenientDate,
});
export type JournalScreenQuery = z.infer<typeof journalScreenQuery>;

/** Query of the journal screen's search. */
const searchScreenQuery = z.object({
  /** The search's words; the search is open when the parameter exists, even empty. */
  search: z.optional(z.string()),
  mood: z.catch(z.optional(moodSchema), undefined),
  from: lenientDate,
  to: lenientDate,
  bookmarked: flag,
  before: z.optional(z.string()),
});
export type SearchScreenQuery = z.infer<typeof searchScreenQuery>;

const { filter, date, calendar, calendarDate } = journalScreenQuery.shape;

/** Query of `/journal`: its mode, and the part of the list to show. */
export const journalQuery = z.object({
  entry: z.optional(z.string()),
  edit: flag,
  new: flag,
  panel: z.optional(z.string()),
  /** Passages of the texts that a new entry quotes. */
  [SELECTION_PARAMETER]: z.optional(z.string()),
  filter,
  date,
  /** The range of the list's calendar: a month or a week, and a day of it. */
  view: calendar,
  on: calendarDate,
  ...searchScreenQuery.shape,
});
export type JournalQuery = z.infer<typeof journalQuery>;

/** Returns the query of the list's first page. */
export function toListQuery(query: JournalQuery): JournalScreenQuery {
  return { filter: query.filter, date: query.date, calendar: query.view, calendarDate: query.on };
}

/** Query of the calendar screen. */
export const calendarScreenQuery = z.object({
  view: z.catch(z._default(z.enum(CALENDAR_UNITS), "month"), "month"),
  /** A day of the range; else today. */
  date: lenientDate,
});
export type CalendarScreenQuery = z.infer<typeof calendarScreenQuery>;
