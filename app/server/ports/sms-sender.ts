/** How a text message ended. */
type SmsOutcome =
  | { outcome: "sent" }
  /** The provider wants another attempt; `retryAfter` is in seconds, null when it named none. */
  | { outcome: "later"; retryAfter: number | null }
  /** It would be refused again. */
  | { outcome: "refused" }
  /** There is no provider. */
  | { outcome: "needs-configuration" };

/** Sends text messages (SMS). */
export interface SmsSender {
  /** False where no provider is configured: then each message ends as `needs-configuration`. */
  isConfigured: boolean;
  /** Sends a text to a number in E.164. Throws nothing that a provider can cause. */
  send(message: { to: string; text: string }): Promise<SmsOutcome>;
}
