import type { MailTransport } from "../ports/mailer";

/**
 * Stands in while no transport is configured. A local run hands its `files` transport, which writes each mail to
 * files; a deployment has none, and each mail that nobody will get leaves a warning without its content or address.
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
