import type { MailContent } from "~/features/mail/domain/render-mail";
import { findDanger } from "~/features/safety/domain/find-danger";
import { oneLine } from "~/shared/hidden-characters";
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
  return isTest ? "This is how your reminders look." : "A quiet moment for your journal.";
}

/** A reminder as a text message. */
export function smsText(reminder: Reminder, origin: string): string {
  return `${publicTitle(reminder)}: ${notificationBody(reminder)} ${origin}${REMINDER_PATH}`;
}

/** A reminder as a mail; `unsubscribeUrl` is the page that ends them. */
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
        ? "This is how your reminders by e-mail look."
        : subject === NEUTRAL_TITLE
          ? `${now}.`
          : `${now}, the time of “${subject}”.`,
      "A few quiet words are enough.",
    ],
    action: { label: "Open your journal", url: `${origin}${REMINDER_PATH}` },
    notes: [`You chose this reminder in your settings: ${origin}/settings`],
    optOut: { label: "No more reminders by e-mail", url: unsubscribeUrl },
  };
}
