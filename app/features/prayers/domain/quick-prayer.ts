import type { TimeOfDay } from "~/features/calendar/domain/time-of-day";
import { formatLocalDate } from "~/shared/dates";

/** Characters of a quick prayer; in bytes of UTF-8 still less than an entry holds. */
export const QUICK_PRAYER_LENGTH = 50_000;

/** The greeting of the hours that have no time of day. */
export const HEART_QUESTION = "What's on your heart?";

const GREETINGS: Record<TimeOfDay, string> = {
  morning: "Good morning.",
  midday: "Peace be with you.",
  evening: "As evening comes,",
  night: "In this quiet moment,",
};

/** What the page of the quick prayer greets with, by the time of day. */
export function quickGreeting(timeOfDay: string): string {
  return GREETINGS[timeOfDay as TimeOfDay] ?? HEART_QUESTION;
}

/** The title of a quick prayer (yyyy-MM-dd) that was given none: "Prayer - Nov 20, 2026". */
export function defaultPrayerTitle(localDate: string): string {
  return `Prayer - ${formatLocalDate(localDate, "MMM d, yyyy")}`;
}

/** A text as it was typed as the HTML of an entry: blank lines part paragraphs, other line ends stay. */
export function quickPrayerHtml(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trimEnd().replaceAll("\n", "<br>")}</p>`)
    .join("");
}
