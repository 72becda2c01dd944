import { HEAD_START } from "~/server/db/leased-rows";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { type Delivery, REMINDER_LIMITS, type ReminderChannel } from "../contract";
import { localTimeAt } from "../domain/reminder-times";
import { deliverReminder } from "./deliver-reminder.server";
import { findDelivery, insertTest } from "./deliveries.repository.server";
import { testSlot, toDelivery } from "./deliveries.server";

const HOUR = 3_600_000;

/**
 * Sends a test by a channel, within the call and whatever the settings say, and returns the delivery: one that may succeed
 * later is still `pending`. Throws `too_many_requests` after ten in an hour.
 */
export async function sendTest(
  services: Services,
  { user, channel, origin }: { user: SessionUser; channel: ReminderChannel; origin: string },
): Promise<Delivery> {
  const { clock } = services;
  const shard = user.journalShard;
  const journal = services.journal(shard);
  const now = clock.now();
  const dueAt = now.getTime();
  const test = {
    userId: user.id,
    localDate: localDateIn(user.timezone, now),
    slot: testSlot(localTimeAt(user.timezone, dueAt), dueAt),
    channel,
    label: "Test reminder",
    dueAt,
    leaseUntil: dueAt + HEAD_START,
  };
  const hint = await insertTest(journal, test, { since: dueAt - HOUR, limit: REMINDER_LIMITS.tests });
  if (!hint) {
    throw new AppError(
      "too_many_requests",
      `You have sent ${REMINDER_LIMITS.tests} tests. Please try again in an hour.`,
      { retryAfter: HOUR / 1000 },
    );
  }
  await deliverReminder(services, { shard, ...hint }, origin);
  const row = await findDelivery(journal, user.id, hint.id);
  if (!row) throw new AppError("not_found", "This delivery is gone.");
  return toDelivery(row);
}
