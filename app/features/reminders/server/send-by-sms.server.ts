import { smsText } from "../domain/reminder-words";
import type { Channel } from "./deliveries.server";

/** Sends reminders to the user's phone, if the operator has a provider of text messages. */
export const smsChannel: Channel = {
  obstacleFor: ({ smsSender }) => (smsSender.isConfigured ? null : "needs-configuration"),
  async send({ smsSender }, { user }, reminder, origin) {
    if (!smsSender.isConfigured || !origin) {
      return { verdict: { state: "failed", reason: "needs-configuration" } };
    }
    if (user.phoneNumber === "") return { verdict: { state: "failed", reason: "no-number" } };
    const sent = await smsSender.send({ to: user.phoneNumber, text: smsText(reminder, origin) });
    if (sent.outcome === "sent") return { verdict: { state: "sent" } };
    if (sent.outcome === "later") {
      return { verdict: { state: "pending", reason: "unavailable", retryAfter: sent.retryAfter } };
    }
    return { verdict: { state: "failed", reason: sent.outcome } };
  },
};
