import type { PushOutcome } from "~/server/ports/pusher";
import { LATEST } from "../domain/reminder-plan";
import { notificationBody, publicTitle, REMINDER_PATH } from "../domain/reminder-words";
import type { Verdict } from "../domain/verdict";
import { deliveryRows } from "./claims.repository.server";
import type { Channel } from "./deliveries.server";
import { forgetDevice } from "./manage-push-subscriptions.server";

/** The shortest time in seconds that a push service keeps a push for an offline device. */
const SHORTEST_LIFE = 60;

/** Sends reminders as notifications to the user's devices. */
export const pushChannel: Channel = {
  obstacleFor({ pusher }, { hasDevice }) {
    if (pusher.publicKey === null) return "needs-configuration";
    return hasDevice ? null : "no-device";
  },
  /** Sends to each device that was not reached yet, and stores each one that it reaches. Deletes devices that are gone. */
  async send(services, { delivery, devices, user }, reminder) {
    const { journalShard: shard } = user;
    const { localDate, slot, dueAt } = delivery;
    let reached = delivery.reached;
    const message = {
      title: publicTitle(reminder),
      body: notificationBody(reminder),
      // Another push of the same delivery replaces the first.
      tag: `reminder-${localDate}-${slot}`,
      url: REMINDER_PATH,
    };
    const life = Math.ceil((dueAt + LATEST - services.clock.now().getTime()) / 1000);
    const outcomes: PushOutcome[] = [];
    for (const device of devices.filter((one) => !reached.includes(one.id))) {
      const outcome = await services.pusher.send(device, message, Math.max(life, SHORTEST_LIFE));
      outcomes.push(outcome);
      if (outcome.outcome === "gone") await forgetDevice(services, shard, device);
      if (outcome.outcome !== "sent") continue;
      reached = [...reached, device.id];
      // The last one is stored with the verdict.
      if (devices.length > 1) await deliveryRows.change(services.journal(shard), delivery, { reached });
    }
    return { verdict: verdictOf(outcomes, reached.length > 0), reached };
  },
};

function verdictOf(outcomes: PushOutcome[], isReached: boolean): Verdict {
  const waits = outcomes.flatMap((one) => (one.outcome === "later" ? [one.retryAfter ?? 0] : []));
  if (waits.length > 0) return { state: "pending", reason: "unavailable", retryAfter: Math.max(...waits) };
  if (isReached) return { state: "sent" };
  if (outcomes.length === 0) return { state: "skipped", reason: "no-device" };
  const isRefused = outcomes.some(({ outcome }) => outcome === "refused");
  return { state: "failed", reason: isRefused ? "refused" : "device-gone" };
}
