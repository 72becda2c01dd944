import * as z from "zod/mini";
import { isLocalDate } from "~/shared/dates";
import { type JournalScreenQuery, journalScreenQuery, searchScreenQuery } from "./call-schemas";
import { FIRST_ENTRY_DATE } from "./limits";

const { filter, date, calendar, calendarDate } = journalScreenQuery.shape;
const flag = z.catch(z._default(z.enum(["true", "false"]), "false"), "false");

/** Query of `/journal`: which mode it shows, and of the list which part. */
export const journalQuery = z.object({
  entry: z.optional(z.string()),
  edit: flag,
  new: flag,
  panel: z.optional(z.string()),
  filter,
  date,
  /** What the list's calendar shows: a month or a week, and a day of it. */
  view: calendar,
  on: calendarDate,
  ...searchScreenQuery.shape,
});
export type JournalQuery = z.infer<typeof journalQuery>;

/** The part of the query that the list's use case asks for: its first page. */
export function toListQuery(query: JournalQuery): JournalScreenQuery {
  return { filter: query.filter, date: query.date, calendar: query.view, calendarDate: query.on };
}

/** Whether a new entry may be written for a day: it is real and has come somewhere on earth. */
export function isWritableDate(day: string | undefined, latestDate: string): day is string {
  return day !== undefined && isLocalDate(day) && day >= FIRST_ENTRY_DATE && day <= latestDate;
}
