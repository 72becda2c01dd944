/** The greeting of an hour (0-23): morning before 12:00, afternoon before 17:00, else evening. */
export function greetingOfHour(hour: number): "Good morning" | "Good afternoon" | "Good evening" {
  if (hour < 12) return "Good morning";
  return hour < 17 ? "Good afternoon" : "Good evening";
}

/** The times of prayer, from the first in a day to the last. */
export const TIMES_OF_DAY = ["morning", "midday", "evening", "night"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** The time of day of an hour (0-23): morning from 5, midday from 11, evening from 17, night from 21. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 21) return "night";
  if (hour < 11) return "morning";
  return hour < 17 ? "midday" : "evening";
}
