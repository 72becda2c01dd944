import { newId } from "~/shared/ids";
import type { Delivery } from "../contract";
import type { DeliveryRow } from "./deliveries.repository.server";

/**
 * The slot of a test: the local time `HH:mm` and a mark of its own, so that there may be many on one day. The mark
 * begins with the instant (epoch milliseconds, as many digits for centuries to come): slots sort as they were made.
 */
export function testSlot(time: string, instant: number): string {
  return `${time}~${instant}~${newId()}`;
}

/** Whether a slot is a test's. */
export function isTestSlot(slot: string): boolean {
  return slot.includes("~");
}

/** A stored delivery as the calls give it. */
export function toDelivery(row: DeliveryRow): Delivery {
  const { channel, label, localDate, slot, state, reason } = row;
  return {
    id: String(row.id),
    channel,
    isTest: isTestSlot(slot),
    label,
    localDate,
    time: slot.slice(0, 5),
    dueAt: new Date(row.dueAt).toISOString(),
    state,
    reason,
    finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt).toISOString(),
  };
}
