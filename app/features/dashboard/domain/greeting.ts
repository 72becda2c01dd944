import { greetingOfHour } from "~/features/calendar/domain/time-of-day";

/** The greeting of an hour (0-23) with the first name, or 'Friend' for somebody who gave none. */
export function greet(hour: number, firstName: string): string {
  return `${greetingOfHour(hour)}, ${firstName.trim() || "Friend"}`;
}
