import { MailError, type Mailer, type MailMessage, type MailTransport, type Sender } from "../ports/mailer";

/** RFC 5322, section 2.1.1: the longest line. */
const LONGEST_FIELD = 998;
/** C0 and C1 controls, CR, LF and NUL included, and the line ends of Unicode. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** One address without a display name, list or comment; quoted local parts are refused as too dangerous. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,253}$/u;
const MESSAGE_ID = /^<[^\s<>@]+@[^\s<>@]+>$/;
/** RFC 5322, section 3.6.8, limited to letters, digits and hyphens. */
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9-]{0,75}$/;
/** The fields that transports write themselves. */
const OWN_FIELDS =
  /^(from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|content-.*|received|return-path|resent-.*|dkim-.*)$/i;

/**
 * Returns the only way to a transport: it refuses every mail that could break out of a header field or reach another
 * recipient, for any transport. Throws `MailError` with `unsafe-header`, which is final.
 */
export function checkedMailer(from: Sender, transport: MailTransport): Mailer {
  return {
    async send(message) {
      if (!isSafe(from, message)) throw new MailError("unsafe-header", true);
      await transport.deliver({ ...message, from });
    },
  };
}

function isSafe(from: Sender, { to, replyTo, subject, messageId, headers = {} }: MailMessage): boolean {
  const fields = Object.entries(headers);
  return (
    [from.name, subject, ...fields.map(([, value]) => value)].every(isPlainLine) &&
    ADDRESS.test(from.address) &&
    ADDRESS.test(to) &&
    (replyTo === undefined || ADDRESS.test(replyTo)) &&
    MESSAGE_ID.test(messageId) &&
    isPlainLine(messageId) &&
    fields.every(([name]) => FIELD_NAME.test(name) && !OWN_FIELDS.test(name))
  );
}

function isPlainLine(value: string): boolean {
  return value.length <= LONGEST_FIELD && !CONTROL.test(value);
}
