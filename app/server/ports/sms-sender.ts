/** The result of a text message. */
type SmsOutcome =
  | { outcome: "sent" }
  /** The provider asked for a retry; `retryAfter` is in seconds, `null` when unknown. */
  | { outcome: "later"; retryAfter: number | null }
  /** A retry would be refused too. */
  | { outcome: "refused" }
  /** No provider is configured. */
  | { outcome: "needs-configuration" };

/** Sends text messages (SMS). */
export interface SmsSender {
  /** Without a provider each message ends as `needs-configuration`. */
  isConfigured: boolean;
  /** Sends a text to a number in E.164. Throws nothing that a provider can cause. */
  send(message: { to: string; text: string }): Promise<SmsOutcome>;
}
