import { hasEntryOn } from "~/features/journal/server/public.server";
import { linkOrigin } from "~/features/mail/domain/link-origin";
import { copyPlanColumns, hasPlanColumns, planFrom } from "~/server/db/reminder-plans";
import type { HintOf } from "~/server/ports/hints";
import type { Services } from "~/server/ports/services";
import type { DeliveryReason, DeliveryState, ReminderChannel } from "../contract";
import { channelsOf, LATEST } from "../domain/reminder-plan";
import type { Reminder } from "../domain/reminder-words";
import { settle } from "../domain/verdict";
import { CHANNELS } from "./channels.server";
import { deliveryRows } from "./claims.repository.server";
import { findPerson, takeDelivery } from "./deliveries.repository.server";
import { type Attempt, isTestSlot, type TakenDelivery } from "./deliveries.server";
import { keepOwnDevices } from "./manage-push-subscriptions.server";

/** The outcome of an attempt, with the facts for a log line. */
export type AttemptOutcome =
  | { outcome: "taken" }
  | { outcome: DeliveryState; channel: ReminderChannel; reason: DeliveryReason | null; attempts: number };

/**
 * Attempts the delivery of a hint once: a repeated hint, or one for a finished delivery, does nothing. `origin` is the
 * app's own, for links; the default is the one in the user's settings.
 */
export async function deliverReminder(
  services: Services,
  hint: Omit<HintOf<"delivery">, "type">,
  origin?: string,
): Promise<AttemptOutcome> {
  const { catalog, clock, settings } = services;
  const journal = services.journal(hint.shard);
  const found = await takeDelivery(journal, hint, clock.now().getTime());
  if (!found) return { outcome: "taken" };
  const { delivery } = found;
  const user = await findPerson(catalog, delivery.userId);
  const home = linkOrigin(settings, origin ?? found.reminders?.origin ?? null);
  // A delivery in a shard that its user has left is not sent.
  const { verdict, reached = delivery.reached }: Attempt =
    user?.journalShard === hint.shard
      ? await attempt(services, await mend(services, { ...found, user }), home)
      : { verdict: { state: "skipped", reason: "switched-off" } };
  const settled = settle(
    verdict,
    { attempts: delivery.attempts, dueAt: delivery.dueAt, isPartlyDone: reached.length > 0 },
    clock.now().getTime(),
  );
  const note = () => deliveryRows.change(journal, delivery, { ...settled, reached });
  // A sent reminder must be stored: try again when the database fails for a moment.
  await note().catch(note);
  const { state, reason } = settled;
  return { outcome: state, channel: delivery.channel, reason, attempts: delivery.attempts };
}

/**
 * Returns the delivery with the user's own devices, and mends what a write that was broken off between catalog and shard
 * has left in the record: old copies, or a plan for an account that is to be deleted.
 */
async function mend(services: Services, taken: TakenDelivery): Promise<TakenDelivery> {
  const { user, reminders } = taken;
  const { journalShard: shard, endpoints } = user;
  if (reminders && user.isLeaving) await planFrom(services.journal(shard), user.id, null);
  else if (reminders && !hasPlanColumns(reminders, user)) {
    await copyPlanColumns(services.journal(shard), user, services.clock.now());
  }
  return { ...taken, devices: await keepOwnDevices(services, { shard, devices: taken.devices, endpoints }) };
}

async function attempt(services: Services, taken: TakenDelivery, origin: string | null): Promise<Attempt> {
  const { channel, label, slot } = taken.delivery;
  const isTest = isTestSlot(slot);
  const obstacle = isTest ? null : await findObstacle(services, taken);
  if (obstacle) return { verdict: { state: "skipped", reason: obstacle } };
  const reminder: Reminder = { label, time: slot.slice(0, 5), isTest };
  return CHANNELS[channel].send(services, taken, reminder, origin);
}

/** Returns why a reminder should not be sent any more; `null` when it should. */
async function findObstacle(
  services: Services,
  { delivery, user, reminders }: TakenDelivery,
): Promise<DeliveryReason | null> {
  if (services.clock.now().getTime() > delivery.dueAt + LATEST) return "late";
  if (!reminders || user.isLeaving || reminders.reminderPreference === "none") return "switched-off";
  const channels = channelsOf({ ...reminders, ...user });
  if (!channels.includes(delivery.channel)) return "switched-off";
  const hasWritten = reminders.skipWhenJournaled && (await hasEntryOn(services, user, delivery.localDate));
  return hasWritten ? "journaled" : null;
}
