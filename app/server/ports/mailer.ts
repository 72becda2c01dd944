/** The sender of all mails. */
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
  /** In angle brackets (RFC 5322, section 3.6.4). The same for each attempt, so that a duplicate is recognised. */
  messageId: string;
  /** An address for answers instead of the sender's. */
  replyTo?: string;
  /** Further header fields. */
  headers?: Record<string, string>;
  /** Cancels the mail where the transport still can. */
  signal?: AbortSignal;
}

/** Why a mail was not sent. */
export type MailFault =
  /** A header field held a control character, or more than one value. */
  | "unsafe-header"
  /** The service accepted the connection and refused this mail, its sender or its recipient. */
  | "refused"
  /** The service refused or requires user name and password. */
  | "login-refused"
  /** The service offers no encryption, and the configuration requires it. */
  | "not-encrypted"
  /** `APP_ORIGIN` is missing, and links must not lead to the host of a request. */
  | "no-app-origin"
  /** The service could not be reached, did not answer in time, or asked for a retry later. */
  | "unavailable";

/** A mail was not sent. The error has neither content nor an address. */
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
  /** Resolves when the mail has been handed over; throws `MailError`. */
  send(message: MailMessage): Promise<void>;
}

/** One way of sending. Only the checked mailer calls it, with fields that it has checked. */
export interface MailTransport {
  deliver(mail: MailMessage & { from: Sender }): Promise<void>;
}
