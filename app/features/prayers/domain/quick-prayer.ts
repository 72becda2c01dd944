import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import { formatLocalDate } from "~/shared/dates";

/** Characters of a quick prayer: in UTF-8 it always fits into an entry. */
export const QUICK_PRAYER_LENGTH = 50_000;

/** The greeting without a time of day. */
export const HEART_QUESTION = "What's on your heart?";

const GREETINGS: Record<TimeOfDay, string> = {
  morning: "Good morning.",
  midday: "Peace be with you.",
  evening: "As evening comes,",
  night: "In this quiet moment,",
};

/** Returns the greeting of the quick prayer page at a time of day. */
export function quickGreeting(timeOfDay: string): string {
  return GREETINGS[timeOfDay as TimeOfDay] ?? HEART_QUESTION;
}

/** Returns the default title of a quick prayer on a day (yyyy-MM-dd): "Prayer - Nov 20, 2026". */
export function defaultPrayerTitle(localDate: string): string {
  return `Prayer - ${formatLocalDate(localDate, "MMM d, yyyy")}`;
}
