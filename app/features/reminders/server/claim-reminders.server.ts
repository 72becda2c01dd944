import type { RowHint } from "~/server/db/leased-rows";
import type { Services } from "~/server/ports/services";
import type { ReminderChannel } from "../contract";
import { channelsOf, type PlannedReminder, planReminders } from "../domain/reminder-plan";
import {
  type Claim,
  type ClaimedDelivery,
  type DueRow,
  deliveryRows,
  readDue,
  storeClaims,
} from "./claims.repository.server";

/** Records that one batch claims: as a JSON parameter well under the 2 MB that D1 takes. */
const RECORDS_A_BATCH = 1000;
/** A tick has an end; what is left is claimed by the next one. */
const MOST_BATCHES = 50;
/** Waiting deliveries that one tick hands over again. */
const WAITING_A_TICK = 5000;

/** The results of one tick in a shard. */
export interface Tick {
  /** Records whose time had come. */
  claimed: number;
  /** Deliveries handed to the queue, those of earlier ticks included. */
  announced: number;
  /** Deliveries that were skipped because their time was over by more than 30 minutes. */
  late: number;
}

/**
 * One minute's work in a shard: hands over deliveries that were not tried or wait for another attempt, then claims the
 * records that are due, page after page. A page is one read and one batch whatever it holds. Ticks may overlap: what one
 * has claimed the other finds changed.
 */
export async function claimReminders(services: Services, shard: number): Promise<Tick> {
  const journal = services.journal(shard);
  const now = services.clock.now().getTime();
  const announce = (due: RowHint<number>[]) =>
    services.hints.announce(due.map((hint) => ({ type: "delivery", shard, ...hint })));
  const waiting = await deliveryRows.claim(journal, now, WAITING_A_TICK);
  await announce(waiting);
  const tick: Tick = { claimed: 0, announced: waiting.length, late: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const rows = await readDue(journal, { now, limit: RECORDS_A_BATCH });
    if (rows.length === 0) break;
    const { claims, claimed } = planAll(rows, now);
    const hints = await storeClaims(journal, claims, claimed, now);
    await announce(hints);
    tick.claimed += rows.length;
    tick.announced += hints.length;
    tick.late += claimed.filter(({ skipped }) => skipped === "late").length;
    if (rows.length < RECORDS_A_BATCH) break;
  }
  return tick;
}

function planAll(rows: DueRow[], now: number): { claims: Claim[]; claimed: ClaimedDelivery[] } {
  const claims: Claim[] = [];
  const claimed: ClaimedDelivery[] = [];
  for (const row of rows) {
    const { due, next } = planReminders(row, row.nextDueAt, now);
    const claim = { userId: row.userId, dueAt: row.nextDueAt, revision: row.revision };
    claims.push({ ...claim, next });
    const channels = reachable(channelsOf(row), row.hasDevice === 1);
    for (const reminder of due) {
      for (const channel of channels) claimed.push({ ...claim, ...toDelivery(reminder, channel) });
    }
  }
  return { claims, claimed };
}

interface Reachable {
  channel: ReminderChannel;
  isReachable: boolean;
}

/** A push without a device is noted only for somebody who would hear nothing else, so that they find out why. */
function reachable(channels: ReminderChannel[], hasDevice: boolean): Reachable[] {
  const all = channels.map((channel) => ({ channel, isReachable: channel !== "push" || hasDevice }));
  const some = all.filter(({ isReachable }) => isReachable);
  return some.length > 0 ? some : all;
}

function toDelivery({ localDate, time, dueAt, label, isLate }: PlannedReminder, to: Reachable) {
  const skipped = isLate ? ("late" as const) : to.isReachable ? null : ("no-device" as const);
  return { localDate, slot: time, channel: to.channel, label, slotAt: dueAt, skipped };
}
