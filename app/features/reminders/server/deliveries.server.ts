import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { newId } from "~/shared/ids";
import { type Delivery, type DeliveryReason, REMINDER_LIMITS } from "../contract";
import type { Reminder } from "../domain/reminder-words";
import type { Verdict } from "../domain/verdict";
import {
  type DeliveryRow,
  type FoundDelivery,
  type Person,
  selectDeliveries,
} from "./deliveries.repository.server";

/** A delivery that was taken for one attempt, with all that the attempt needs. */
export interface TakenDelivery extends FoundDelivery {
  user: Person;
}

/** A way in which reminders reach a user. */
export interface Channel {
  /** Returns what keeps the channel from delivering to an account; `null` when nothing does. */
  obstacleFor: (services: Services, account: ReachableAccount) => DeliveryReason | null;
  /** Makes one attempt. `origin` is the app's own, for links; `null` when it is not known. */
  send: (
    services: Services,
    taken: TakenDelivery,
    reminder: Reminder,
    origin: string | null,
  ) => Promise<Attempt>;
}

/** The facts about an account that decide which channels can reach it. */
export interface ReachableAccount {
  hasDevice: boolean;
  isAddressProven: boolean;
}

/** The result of an attempt, with the devices reached so far. */
export interface Attempt {
  verdict: Verdict;
  reached?: string[];
}

/** Returns the user's last 20 deliveries, tests included, newest first. */
export async function listDeliveries(
  { journal }: Services,
  { user }: { user: SessionUser },
): Promise<Delivery[]> {
  const rows = await selectDeliveries(journal(user.journalShard), user.id, REMINDER_LIMITS.deliveries);
  return rows.map(toDelivery);
}

/** Converts a row to the contract's type. */
export function toDelivery({ id, slot, dueAt, finishedAt, ...row }: DeliveryRow): Delivery {
  const { channel, label, localDate, state, reason } = row;
  return {
    id: String(id),
    channel,
    isTest: isTestSlot(slot),
    label,
    localDate,
    time: slot.slice(0, 5),
    dueAt: new Date(dueAt).toISOString(),
    state,
    reason,
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
  };
}

/**
 * Returns the slot of a test: the local time `HH:mm` and a unique mark, so that a day can have many. The mark starts with
 * the instant (epoch milliseconds), so that slots sort by their creation.
 */
export function testSlot(time: string, instant: number): string {
  return `${time}~${instant}~${newId()}`;
}

/** Returns whether a slot belongs to a test. */
export function isTestSlot(slot: string): boolean {
  return slot.includes("~");
}
