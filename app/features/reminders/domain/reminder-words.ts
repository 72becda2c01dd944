import type { MailContent } from "~/features/mail/domain/render-mail";
import { findDanger } from "~/features/safety/domain/find-danger";
import { clockTime } from "./clock-time";

/** The screen that a reminder opens: a new entry. */
export const REMINDER_PATH = "/journal?new=true";

/** What a reminder is made of. */
export interface Reminder {
  label: string;
  /** Local time, `HH:mm`. */
  time: string;
  isTest: boolean;
}

/** The text of a notification below its title, the label. */
export function notificationBody({ isTest }: Reminder): string {
  return isTest ? "This is how your reminders look." : "A quiet moment for your journal.";
}

/** A reminder as a text message. */
export function smsText(reminder: Reminder, origin: string): string {
  return `${oneLine(reminder.label)}: ${notificationBody(reminder)} ${origin}${REMINDER_PATH}`;
}

/** A reminder as a mail; `unsubscribeUrl` is the page that ends them. */
export function reminderMail(
  { label, time, isTest }: Reminder,
  { origin, unsubscribeUrl }: { origin: string; unsubscribeUrl: string },
): MailContent {
  const name = oneLine(label);
  return {
    // A subject is read on locked screens.
    subject: findDanger(name) ? "A reminder from Acolyte" : name,
    paragraphs: [
      isTest
        ? "This is how your reminders by e-mail look."
        : `It is ${clockTime(time)}, the time of “${name}”.`,
      "A few quiet words are enough.",
    ],
    action: { label: "Open your journal", url: `${origin}${REMINDER_PATH}` },
    notes: [`You chose this reminder in your settings: ${origin}/settings`],
    optOut: { label: "No more reminders by e-mail", url: unsubscribeUrl },
  };
}

/** A label becomes part of a header field, which is one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
