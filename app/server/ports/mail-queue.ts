/** A hint that a mail of the outbox is due. */
export interface MailHint {
  /** Id of the outbox row. */
  id: string;
  /** How many times it was tried when the hint was given: of two hints for one attempt, the second does nothing. */
  attempts: number;
}

/** Hands mails of the outbox to whoever sends them. The row is the truth: a lost hint only makes the mail later. */
export interface MailQueue {
  announce(hints: MailHint[]): Promise<void>;
}
