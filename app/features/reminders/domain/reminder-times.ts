import { tzOffset } from "@date-fns/tz";
import { addDays, localDateIn, weekdayOf } from "~/shared/dates";
import { REMINDER_DAYS, type ReminderDay } from "../contract";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When somebody is reminded, in local time. */
export interface Schedule {
  /** Local times `HH:mm`, each once. */
  times: readonly string[];
  days: readonly ReminderDay[];
  /** IANA name. */
  timezone: string;
}

/** One time of a schedule on one local day. */
export interface Occurrence {
  localDate: string;
  time: string;
  /** Epoch milliseconds. */
  dueAt: number;
}

/** Days in which any schedule has an occurrence: a week later it is the same weekday, and one more for where the week begins. */
const DAYS_AHEAD = 9;

/**
 * The occurrences at or after an instant (epoch milliseconds), in their order: a week of them at least, none for a
 * schedule without times or days. The local day of each is the one that its time belongs to, whatever the clocks do.
 */
export function* occurrencesFrom(schedule: Schedule, from: number): Generator<Occurrence> {
  const today = localDateIn(schedule.timezone, new Date(from));
  for (let day = 0; day < DAYS_AHEAD; day++) {
    for (const occurrence of occurrencesOn(schedule, addDays(today, day))) {
      if (occurrence.dueAt >= from) yield occurrence;
    }
  }
}

/** The first occurrence at or after an instant (epoch milliseconds); null for a schedule without times or days. */
export function nextOccurrence(schedule: Schedule, from: number): Occurrence | null {
  return occurrencesFrom(schedule, from).next().value ?? null;
}

/** What is due on one local day, in the order of the instants; nothing on a weekday that is not chosen. */
function occurrencesOn({ times, days, timezone }: Schedule, localDate: string): Occurrence[] {
  if (!days.includes(REMINDER_DAYS[(weekdayOf(localDate) + 6) % 7]!)) return [];
  return times
    .map((time) => ({ localDate, time, dueAt: instantOf(localDate, time, timezone) }))
    .sort((a, b) => a.dueAt - b.dueAt);
}

/**
 * The instant (epoch milliseconds) at which clocks in a zone show a time `HH:mm` on a day. A time that exists twice is
 * the first of the two; one that does not exist moves forward by what the clocks skip - where that would be another
 * day, it moves back by as much, so that what belongs to a day stays on it.
 */
export function instantOf(localDate: string, time: string, timezone: string): number {
  const asUtc = Date.parse(`${localDate}T${time}Z`);
  const before = offsetAt(timezone, asUtc - DAY);
  const after = offsetAt(timezone, asUtc + DAY);
  const earlier = asUtc - Math.max(before, after);
  const later = asUtc - Math.min(before, after);
  // Most days know one offset alone.
  if (earlier === later) return earlier;
  const exists = [earlier, later].find((instant) => instant + offsetAt(timezone, instant) === asUtc);
  if (exists !== undefined) return exists;
  return localDateIn(timezone, new Date(later)) === localDate ? later : earlier;
}

/** What clocks in a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timezone: string, instant: number): number {
  return tzOffset(timezone, new Date(instant)) * MINUTE;
}

/** The time `HH:mm` that a clock in an IANA zone shows at an instant (epoch milliseconds). */
export function localTimeAt(timezone: string, instant: number): string {
  return new Date(instant + offsetAt(timezone, instant)).toISOString().slice(11, 16);
}
