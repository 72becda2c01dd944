import { tzOffset } from "@date-fns/tz";
import { addDays, localDateIn, weekdayOf } from "~/shared/dates";
import { REMINDER_DAYS, type ReminderDay } from "../contract";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The times of reminders, in local time. */
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

/** Days within which every schedule has an occurrence: a week, the same weekday again, and one for the start of the week. */
const DAYS_AHEAD = 9;

/**
 * Yields the occurrences at or after an instant (epoch milliseconds), in order: at least a week of them, and none without
 * times or days. The local day of each is the one that its time belongs to, even when the clocks change.
 */
export function* occurrencesFrom(schedule: Schedule, from: number): Generator<Occurrence> {
  const today = localDateIn(schedule.timezone, new Date(from));
  for (let day = 0; day < DAYS_AHEAD; day++) {
    for (const occurrence of occurrencesOn(schedule, addDays(today, day))) {
      if (occurrence.dueAt >= from) yield occurrence;
    }
  }
}

/** Returns the first occurrence at or after an instant (epoch milliseconds); `null` without times or days. */
export function nextOccurrence(schedule: Schedule, from: number): Occurrence | null {
  return occurrencesFrom(schedule, from).next().value ?? null;
}

/** Returns the occurrences on a local day in the order of their instants; none on a weekday that is not chosen. */
function occurrencesOn({ times, days, timezone }: Schedule, localDate: string): Occurrence[] {
  if (!days.includes(REMINDER_DAYS[(weekdayOf(localDate) + 6) % 7]!)) return [];
  return times
    .map((time) => ({ localDate, time, dueAt: instantOf(localDate, time, timezone) }))
    .sort((a, b) => a.dueAt - b.dueAt);
}

/**
 * Returns the instant (epoch milliseconds) at which clocks in a zone show a time `HH:mm` on a day. Of a time that exists
 * twice it is the first. A time that does not exist moves forward by the skipped span, or back if forward would be another
 * day.
 */
export function instantOf(localDate: string, time: string, timezone: string): number {
  const asUtc = Date.parse(`${localDate}T${time}Z`);
  const before = offsetAt(timezone, asUtc - DAY);
  const after = offsetAt(timezone, asUtc + DAY);
  const earlier = asUtc - Math.max(before, after);
  const later = asUtc - Math.min(before, after);
  // Most days have a single offset.
  if (earlier === later) return earlier;
  const exists = [earlier, later].find((instant) => instant + offsetAt(timezone, instant) === asUtc);
  if (exists !== undefined) return exists;
  return localDateIn(timezone, new Date(later)) === localDate ? later : earlier;
}

/** Returns how far clocks in a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timezone: string, instant: number): number {
  return tzOffset(timezone, new Date(instant)) * MINUTE;
}

/** Returns the time `HH:mm` of a clock in an IANA zone at an instant (epoch milliseconds). */
export function localTimeAt(timezone: string, instant: number): string {
  return new Date(instant + offsetAt(timezone, instant)).toISOString().slice(11, 16);
}

/** Returns a time `HH:mm` on a 12-hour clock: "19:05" is "7:05 PM". */
export function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "AM" : "PM"}`;
}
