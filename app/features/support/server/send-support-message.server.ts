import { countHourly } from "~/features/accounts/server/public.server";
import { renderMail } from "~/features/mail/domain/render-mail";
import { sendNow } from "~/features/mail/server/public.server";
import { MailError } from "~/server/ports/mailer";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import type { SupportInput } from "../contract";
import { SUPPORT_LIMITS, supportMail, supportNumber } from "../domain/support-message";

const TOO_MANY = "Several messages have been sent within the last hour. Please try again later.";

/** Returns whether a message can be delivered. */
export function canReachSupport({ settings }: Services): boolean {
  return settings.supportEmail !== null && settings.mail.isDelivered;
}

/**
 * Sends a message to the operator while the sender waits, and returns its number. It is stored nowhere. Throws
 * `too_many_requests` beyond the hourly allowance, `unavailable` when it could not be sent within ten seconds.
 */
export async function sendSupportMessage(
  services: Services,
  args: { input: SupportInput; userId: string | null; address: string },
): Promise<{ number: string }> {
  const { input, userId, address } = args;
  const { supportEmail, mail } = services.settings;
  if (supportEmail === null || !mail.isDelivered) {
    throw new AppError("unavailable", "This server is not set up to send messages to support.");
  }
  await countHourly(services, {
    kind: "support",
    who: userId ? { userId } : { address },
    limit: userId ? SUPPORT_LIMITS.perUser : SUPPORT_LIMITS.perNetwork,
    message: TOO_MANY,
  });
  const number = supportNumber(crypto.getRandomValues(new Uint8Array(8)));
  try {
    await sendNow(services, {
      to: supportEmail,
      replyTo: input.email,
      ...renderMail(supportMail(input, { number, userId })),
      messageId: `<support-${number}@${mail.domain}>`,
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const message = "Your message could not be sent, but nothing is lost. Please try again.";
    throw new AppError("unavailable", message, { retryAfter: 30 });
  }
  return { number };
}
