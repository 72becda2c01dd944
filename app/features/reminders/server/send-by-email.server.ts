import { renderMail, unsubscribeHeaders } from "~/features/mail/domain/render-mail";
import { MailError } from "~/server/ports/mailer";
import { reminderMail } from "../domain/reminder-words";
import type { Channel } from "./deliveries.server";
import { reminderUnsubscribeToken } from "./unsubscribe-from-reminders.server";

/** The longest that an attempt may take, less than its lease. */
const LONGEST_SENDING_MS = 20_000;

/** Sends reminders to the user's own address, which must be proven where mails are real. */
export const emailChannel: Channel = {
  obstacleFor({ settings }, { isAddressProven }) {
    if (!settings.mail.isDelivered) return "needs-configuration";
    return isAddressProven ? null : "address-not-confirmed";
  },
  async send(services, { delivery, user }, reminder, origin) {
    const { mail } = services.settings;
    if (!mail.isDelivered || !origin) return { verdict: { state: "failed", reason: "needs-configuration" } };
    if (mail.isReal && !user.emailVerifiedAt) {
      return { verdict: { state: "skipped", reason: "address-not-confirmed" } };
    }
    const unsubscribeUrl = `${origin}/unsubscribe/${reminderUnsubscribeToken(services, user.id)}`;
    try {
      await services.mailer.send({
        to: user.email,
        ...renderMail(reminderMail(reminder, { origin, unsubscribeUrl })),
        // The same for each attempt, so that mail programs show a mail that was sent twice only once.
        messageId: `<reminder-${user.journalShard}-${delivery.id}-${delivery.dueAt}@${mail.domain}>`,
        headers: unsubscribeHeaders(unsubscribeUrl),
        signal: AbortSignal.timeout(LONGEST_SENDING_MS),
      });
      return { verdict: { state: "sent" } };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return {
        verdict: error.isPermanent
          ? { state: "failed", reason: "refused" }
          : { state: "pending", reason: "unavailable", retryAfter: null },
      };
    }
  },
};
