import { MailError, type MailTransport } from "../ports/mailer";

/** Refusals that every further attempt would meet again (Cloudflare, Email Service, Workers API, error codes). */
const FINAL =
  /^E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY_RECIPIENTS|RECIPIENT_NOT_ALLOWED|RECIPIENT_SUPPRESSED|CONTENT_TOO_LARGE|HEADER.*)$/;

/**
 * Returns the transport of Cloudflare's `send_email` binding. The service sets `Message-ID` itself and refuses any other,
 * so the mail carries the app's as `X-Acolyte-Mail`. Local runs write the mail to files instead (docs/mail.md).
 */
export function cloudflareMailer(binding: SendEmail): MailTransport {
  return {
    async deliver({ from, to, replyTo, subject, text, html, messageId, headers }) {
      try {
        await binding.send({
          from: from.name ? { name: from.name, email: from.address } : from.address,
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
          headers: { ...headers, "X-Acolyte-Mail": messageId.slice(1, -1) },
        });
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        const isPermanent = FINAL.test(code);
        throw new MailError(isPermanent ? "refused" : "unavailable", isPermanent);
      }
    },
  };
}
