import { hasEntryOn } from "~/features/journal/server/public.server";
import { linkOrigin } from "~/features/mail/domain/link-origin";
import type { RowHint } from "~/server/db/leased-rows";
import type { Services } from "~/server/ports/services";
import type { DeliveryReason, DeliveryState, ReminderChannel } from "../contract";
import { channelsOf, LATEST } from "../domain/reminder-plan";
import type { Reminder } from "../domain/reminder-words";
import { settle, type Verdict } from "../domain/verdict";
import { deliveryRows } from "./claims.repository.server";
import { type TakenDelivery, takeDelivery } from "./deliveries.repository.server";
import { sendByEmail } from "./send-by-email.server";
import { sendByPush } from "./send-by-push.server";
import { sendBySms } from "./send-by-sms.server";
import { isTestSlot } from "./to-delivery.server";

/** How an attempt ended, with what a log line may tell. */
export type AttemptOutcome =
  | { outcome: "taken" }
  | { outcome: DeliveryState; channel: ReminderChannel; reason: DeliveryReason | null; attempts: number };

/**
 * Tries to carry out the delivery that a hint names, once: a hint that comes twice, or for one that is over, does
 * nothing. `origin` is the app's own for the links; without it the one of the user's settings is taken.
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
  const home = linkOrigin(settings, origin ?? taken.user.origin);
  const { verdict, reached } = await tryDelivery(services, taken, home);
  const settled = settle(
    verdict,
    { attempts: delivery.attempts, dueAt: delivery.dueAt, isPartlyDone: reached.length > 0 },
    clock.now().getTime(),
  );
  const note = () => deliveryRows.change(catalog, delivery, { ...settled, reached });
  // What was sent must be noted: one more attempt when the database is gone for a moment.
  await note().catch(note);
  const { state, reason } = settled;
  return { outcome: state, channel: delivery.channel, reason, attempts: delivery.attempts };
}

interface Tried {
  verdict: Verdict;
  reached: string[];
}

async function tryDelivery(services: Services, taken: TakenDelivery, origin: string | null): Promise<Tried> {
  const { delivery } = taken;
  const { reached, channel, label } = delivery;
  const isTest = isTestSlot(delivery.slot);
  const obstacle = isTest ? null : await findObstacle(services, taken);
  if (obstacle) return { verdict: { state: "skipped", reason: obstacle }, reached };
  const reminder: Reminder = { label, time: delivery.slot.slice(0, 5), isTest };
  if (channel === "push") return await sendByPush(services, taken, reminder);
  if (!origin) return { verdict: { state: "failed", reason: "needs-configuration" }, reached };
  const send = channel === "email" ? sendByEmail : sendBySms;
  return { verdict: await send(services, taken, reminder, origin), reached };
}

/** Why a reminder is better left out by now; null when it is not. */
async function findObstacle(
  services: Services,
  { delivery, user }: TakenDelivery,
): Promise<DeliveryReason | null> {
  if (services.clock.now().getTime() > delivery.dueAt + LATEST) return "late";
  const channels = channelsOf({
    notificationPreference: user.notificationPreference,
    pushNotificationEnabled: user.pushNotificationEnabled,
    emailEnabled: user.emailEnabled ?? false,
  });
  if (user.preference === "none" || !channels.includes(delivery.channel)) return "switched-off";
  const hasWritten = user.skipWhenJournaled && (await hasEntryOn(services, user, delivery.localDate));
  return hasWritten ? "journaled" : null;
}
