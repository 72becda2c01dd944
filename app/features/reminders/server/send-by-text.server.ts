import type { Services } from "~/server/ports/services";
import { type Reminder, textMessage } from "../domain/reminder-words";
import type { Verdict } from "../domain/verdict";
import type { TakenDelivery } from "./deliveries.repository.server";

/** Sends a delivery to the person's phone, where the operator has a provider of text messages. */
export async function sendByText(
  { texter }: Services,
  { person }: TakenDelivery,
  reminder: Reminder,
  origin: string,
): Promise<Verdict> {
  if (!texter.isConfigured) return { state: "failed", reason: "needs-configuration" };
  if (person.phoneNumber === "") return { state: "failed", reason: "no-number" };
  const sent = await texter.send({ to: person.phoneNumber, text: textMessage(reminder, origin) });
  if (sent.outcome === "sent") return { state: "sent" };
  if (sent.outcome === "later") {
    return { state: "pending", reason: "unavailable", retryAfter: sent.retryAfter };
  }
  return { state: "failed", reason: sent.outcome };
}
