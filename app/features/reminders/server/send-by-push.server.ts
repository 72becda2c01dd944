import type { PushOutcome } from "~/server/ports/pusher";
import type { Services } from "~/server/ports/services";
import { LATEST } from "../domain/reminder-plan";
import { notificationBody, publicTitle, REMINDER_PATH, type Reminder } from "../domain/reminder-words";
import type { Verdict } from "../domain/verdict";
import { deliveryRows } from "./claims.repository.server";
import type { TakenDelivery } from "./deliveries.repository.server";
import { forgetSubscription } from "./push-subscriptions.repository.server";

/** Seconds that a push service keeps a push for a device that is away, at least. */
const SHORTEST_LIFE = 60;

/**
 * Sends a delivery to each of the user's devices that it has not reached yet, and notes each one that it reaches.
 * A device that its push service knows no more is forgotten.
 */
export async function sendByPush(
  services: Services,
  { delivery, devices }: TakenDelivery,
  reminder: Reminder,
): Promise<{ verdict: Verdict; reached: string[] }> {
  const { localDate, slot, dueAt } = delivery;
  let reached = delivery.reached;
  const message = {
    title: publicTitle(reminder),
    body: notificationBody(reminder),
    // A second push of the same delivery takes the place of the first.
    tag: `reminder-${localDate}-${slot}`,
    url: REMINDER_PATH,
  };
  const life = Math.ceil((dueAt + LATEST - services.clock.now().getTime()) / 1000);
  const outcomes: PushOutcome[] = [];
  for (const device of devices.filter((one) => !reached.includes(one.id))) {
    const outcome = await services.pusher.send(device, message, Math.max(life, SHORTEST_LIFE));
    outcomes.push(outcome);
    if (outcome.outcome === "gone") await forgetSubscription(services.catalog, device);
    if (outcome.outcome !== "sent") continue;
    reached = [...reached, device.id];
    // The last one is noted with the verdict.
    if (devices.length > 1) await deliveryRows.change(services.catalog, delivery, { reached });
  }
  return { verdict: verdictOf(outcomes, reached.length > 0), reached };
}

function verdictOf(outcomes: PushOutcome[], isReached: boolean): Verdict {
  const waits = outcomes.flatMap((one) => (one.outcome === "later" ? [one.retryAfter ?? 0] : []));
  if (waits.length > 0) return { state: "pending", reason: "unavailable", retryAfter: Math.max(...waits) };
  if (isReached) return { state: "sent" };
  if (outcomes.length === 0) return { state: "skipped", reason: "no-device" };
  const isRefused = outcomes.some(({ outcome }) => outcome === "refused");
  return { state: "failed", reason: isRefused ? "refused" : "device-gone" };
}
