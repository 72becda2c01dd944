import type { MailContent } from "~/features/mail/domain/render-mail";
import { findDanger } from "~/features/safety/domain/find-danger";
import { oneLine } from "~/shared/hidden-characters";
import { clockTime } from "./reminder-times";

/** The screen that a reminder opens: a new entry. */
export const REMINDER_PATH = "/journal?new=true";

/** The content of a reminder. */
export interface Reminder {
  label: string;
  /** Local time, `HH:mm`. */
  time: string;
  isTest: boolean;
}

const NEUTRAL_TITLE = "A reminder from Acolyte";

/**
 * Returns a reminder's label for places that locked screens show, on one line: subjects, notifications, text messages.
 * A label with words of danger is replaced.
 */
export function publicTitle({ label }: Reminder): string {
  const title = oneLine(label);
  return findDanger(title) ? NEUTRAL_TITLE : title;
}

/** Returns the text of a notification below its title. */
export function notificationBody({ isTest }: Reminder): string {
  return isTest ? "This is what your reminders look like." : "A quiet moment for your journal.";
}

/** Returns a reminder as a text message. */
export function smsText(reminder: Reminder, origin: string): string {
  return `${publicTitle(reminder)}: ${notificationBody(reminder)} ${origin}${REMINDER_PATH}`;
}

/** Returns a reminder as a mail; `unsubscribeUrl` is the page that stops such mails. */
export function reminderMail(
  reminder: Reminder,
  { origin, unsubscribeUrl }: { origin: string; unsubscribeUrl: string },
): MailContent {
  const subject = publicTitle(reminder);
  const now = `It is ${clockTime(reminder.time)}`;
  return {
    subject,
    paragraphs: [
      reminder.isTest
        ? "This is what your e-mail reminders look like."
        : subject === NEUTRAL_TITLE
          ? `${now}.`
          : `${now}, the time for “${subject}”.`,
      "A few quiet words are enough.",
    ],
    action: { label: "Open your journal", url: `${origin}${REMINDER_PATH}` },
    notes: [`You set up this reminder in your settings: ${origin}/settings`],
    optOut: { label: "Stop e-mail reminders", url: unsubscribeUrl },
  };
}
