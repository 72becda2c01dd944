import type { Services } from "~/server/ports/services";
import { type Reminder, smsText } from "../domain/reminder-words";
import type { Verdict } from "../domain/verdict";
import type { TakenDelivery } from "./deliveries.repository.server";

/** Sends a delivery to the user's phone, where the operator has a provider of text messages. */
export async function sendBySms(
  { smsSender }: Services,
  { user }: TakenDelivery,
  reminder: Reminder,
  origin: string,
): Promise<Verdict> {
  if (!smsSender.isConfigured) return { state: "failed", reason: "needs-configuration" };
  if (user.phoneNumber === "") return { state: "failed", reason: "no-number" };
  const sent = await smsSender.send({ to: user.phoneNumber, text: smsText(reminder, origin) });
  if (sent.outcome === "sent") return { state: "sent" };
  if (sent.outcome === "later") {
    return { state: "pending", reason: "unavailable", retryAfter: sent.retryAfter };
  }
  return { state: "failed", reason: sent.outcome };
}
