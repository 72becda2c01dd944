import { renderMail, unsubscribeHeaders } from "~/features/mail/domain/render-mail";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import { type Reminder, reminderMail } from "../domain/reminder-words";
import type { Verdict } from "../domain/verdict";
import type { TakenDelivery } from "./deliveries.repository.server";
import { reminderUnsubscribeToken } from "./unsubscribe-from-reminders.server";

/** How long one attempt takes, at most; less than its lease. */
const LONGEST_SENDING_MS = 20_000;

/** Sends a delivery to the user's own address, which must be proven where mails are real. */
export async function sendByEmail(
  services: Services,
  { delivery, user }: TakenDelivery,
  reminder: Reminder,
  origin: string,
): Promise<Verdict> {
  const { mail } = services.settings;
  if (!mail.isDelivered) return { state: "failed", reason: "needs-configuration" };
  if (mail.isReal && !user.emailVerifiedAt) return { state: "skipped", reason: "address-not-confirmed" };
  const unsubscribeUrl = `${origin}/unsubscribe/${reminderUnsubscribeToken(services, user.id)}`;
  try {
    await services.mailer.send({
      to: user.email,
      ...renderMail(reminderMail(reminder, { origin, unsubscribeUrl })),
      // The same for each attempt: a mail that is sent twice after a crash is one mail to its reader.
      messageId: `<reminder-${delivery.id}-${delivery.dueAt}@${mail.domain}>`,
      headers: unsubscribeHeaders(unsubscribeUrl),
      signal: AbortSignal.timeout(LONGEST_SENDING_MS),
    });
    return { state: "sent" };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return error.isPermanent
      ? { state: "failed", reason: "refused" }
      : { state: "pending", reason: "unavailable", retryAfter: null };
  }
}
