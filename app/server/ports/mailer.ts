/** Who mails come from. */
export interface Sender {
  /** A display name, empty for none. */
  name: string;
  address: string;
}

/** One mail to one address. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In angle brackets (RFC 5322, section 3.6.4). The same for each attempt of the same mail, so that a double is known as one. */
  messageId: string;
  /** One address that an answer goes to instead of the sender's. */
  replyTo?: string;
  /** Further header fields. */
  headers?: Record<string, string>;
  /** Gives the mail up as far as the transport can: what was handed over for good is sent all the same. */
  signal?: AbortSignal;
}

export type MailFault =
  /** A header field held a control character, or more than the one thing it may hold. */
  | "unsafe-header"
  /** The service took the connection and refused this mail, its sender or its recipient. */
  | "refused"
  /** The service refused user name and password, or wants them. */
  | "login-refused"
  /** The service offers no encryption, and the configuration demands it. */
  | "not-encrypted"
  /** `APP_ORIGIN` is missing, and the host of the request is no address to lead people to. */
  | "no-app-origin"
  /** The service could not be reached, gave no answer in time, or asked to come back later. */
  | "unavailable";

/** Why a mail was not sent. It carries neither content nor an address. */
export class MailError extends Error {
  override readonly name = "MailError";

  constructor(
    readonly fault: MailFault,
    /** Whether the same mail would be refused again. */
    readonly isPermanent: boolean,
  ) {
    super(`The mail was not sent: ${fault}`);
  }
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail was handed over for good; throws `MailError`. */
  send(message: MailMessage): Promise<void>;
}

/** One way of sending. Only the checked mailer calls it: every field has been looked at before. */
export interface MailTransport {
  deliver(mail: MailMessage & { from: Sender }): Promise<void>;
}
