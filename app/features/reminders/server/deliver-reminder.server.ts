import { hasEntryOn } from "~/features/journal/server/public.server";
import { linkOrigin } from "~/features/mail/domain/link-origin";
import type { RowHint } from "~/server/db/leased-rows";
import type { Services } from "~/server/ports/services";
import type { DeliveryReason, DeliveryState, ReminderChannel } from "../contract";
import { channelsOf, LATEST } from "../domain/reminder-plan";
import type { Reminder } from "../domain/reminder-words";
import { settle } from "../domain/verdict";
import { CHANNELS } from "./channels.server";
import { deliveryRows } from "./claims.repository.server";
import { type TakenDelivery, takeDelivery } from "./deliveries.repository.server";
import { type Attempt, isTestSlot } from "./deliveries.server";

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
  hint: RowHint<number>,
  origin?: string,
): Promise<AttemptOutcome> {
  const { catalog, clock, settings } = services;
  const taken = await takeDelivery(catalog, hint, clock.now().getTime());
  if (!taken) return { outcome: "taken" };
  const { delivery } = taken;
  const home = linkOrigin(settings, origin ?? taken.user.reminders?.origin ?? null);
  const { verdict, reached = delivery.reached } = await attempt(services, taken, home);
  const settled = settle(
    verdict,
    { attempts: delivery.attempts, dueAt: delivery.dueAt, isPartlyDone: reached.length > 0 },
    clock.now().getTime(),
  );
  const note = () => deliveryRows.change(catalog, delivery, { ...settled, reached });
  // A sent reminder must be stored: try again when the database fails for a moment.
  await note().catch(note);
  const { state, reason } = settled;
  return { outcome: state, channel: delivery.channel, reason, attempts: delivery.attempts };
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
  { delivery, user }: TakenDelivery,
): Promise<DeliveryReason | null> {
  if (services.clock.now().getTime() > delivery.dueAt + LATEST) return "late";
  const { reminders } = user;
  if (!reminders || reminders.reminderPreference === "none") return "switched-off";
  const channels = channelsOf({ ...user, ...reminders });
  if (!channels.includes(delivery.channel)) return "switched-off";
  const hasWritten = reminders.skipWhenJournaled && (await hasEntryOn(services, user, delivery.localDate));
  return hasWritten ? "journaled" : null;
}
