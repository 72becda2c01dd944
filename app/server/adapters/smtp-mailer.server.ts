import { MailError, type MailTransport } from "../ports/mailer";
import { encodeMailbox, encodeWords } from "./encoded-words";
import type { SmtpServer, SmtpSession } from "./smtp-session";

/** Login required, refused, too weak or in need of encryption (RFC 4954, section 6): for the operator to mend. */
const LOGIN_CODES = [530, 534, 535, 538];

/** Returns a transport that sends each mail over its own connection to an SMTP server. */
export function smtpMailer(server: SmtpServer): MailTransport {
  return {
    async deliver({ from, to, replyTo, subject, text, html, messageId, headers, signal }) {
      // Only the worker that sends mails has sockets.
      const { SmtpSession } = await import("./smtp-session");
      const session = new SmtpSession(server);
      let isOpen = false;
      const giveUp = () => session.abandon();
      signal?.addEventListener("abort", giveUp, { once: true });
      try {
        await session.open();
        isOpen = true;
        await session.send({
          from: from.address,
          to,
          subject,
          text,
          html,
          headers: {
            ...headers,
            From: encodeMailbox(from),
            To: to,
            ...(replyTo && { "Reply-To": replyTo }),
            Subject: encodeWords(subject),
            "Message-ID": messageId,
          },
        });
      } catch (error) {
        session.abandon();
        throw toMailError(error, session, isOpen);
      } finally {
        signal?.removeEventListener("abort", giveUp);
      }
      await session.close();
    },
  };
}

/** Returns the fault. A refusal is final only when it concerns this mail: 5xx after the login. */
function toMailError(error: unknown, { lastCode }: SmtpSession, isOpen: boolean): MailError {
  if (error instanceof MailError) return error;
  if (LOGIN_CODES.includes(lastCode)) return new MailError("login-refused", false);
  return isOpen && lastCode >= 500 ? new MailError("refused", true) : new MailError("unavailable", false);
}
