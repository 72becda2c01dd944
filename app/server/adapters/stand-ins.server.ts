import type { MailTransport } from "../ports/mailer";
import type { Billing } from "../ports/services";
import type { SmsSender } from "../ports/sms-sender";

// Implementations of ports for which no service is configured.

/**
 * Delivers mails to `files`, the transport of a local run. A deployment has none: each mail then logs a warning without
 * its content or address.
 */
export function logMailer(files: MailTransport | null): MailTransport {
  return {
    async deliver(mail) {
      if (files) return await files.deliver(mail);
      console.warn(
        JSON.stringify({
          level: "WARN",
          event: "mail-not-sent",
          reason: "MAIL_TRANSPORT is log: see docs/mail.md",
        }),
      );
    },
  };
}

/** Sends no text messages. */
export const noSmsSender: SmsSender = {
  isConfigured: false,
  send: async () => ({ outcome: "needs-configuration" }),
};

/** Billing outside the app: the operator reads the accounts' own rows (docs/plans.md). */
export const manualBilling: Billing = {
  paymentNote: "No card needed. We'll e-mail you about payment.",
  planChosen: async () => {},
  planCancelled: async () => {},
};
