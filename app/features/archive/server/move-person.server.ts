import type { Services } from "~/server/ports/services";
import { deleteRowsInShard } from "./delete-account.server";
import {
  claimMoves,
  deleteMove,
  findOldMoves,
  findShard,
  type Move,
  switchShard,
} from "./moves.repository.server";
import {
  closeUntil,
  copyChanges,
  copyPerson,
  deleteOpenWork,
  digestPerson,
  isBusy,
  logChanges,
  settlePerson,
} from "./person-rows.repository.server";

const MINUTE = 60_000;
/** People whom one run of the cron moves, at most, and the time that it has for them. */
const A_RUN = 10;
const RUN_MS = 10 * MINUTE;
/** How long the rows in the old shard are kept. */
const KEPT_MS = 24 * 60 * MINUTE;
/** Changes that are few enough to be copied while nothing can be written. */
const FEW = 20;
/** The longest time for which a person cannot write; half of it must suffice. */
const CLOSED_MS = 20_000;
/** Times that the changes are copied while more come in. */
const ROUNDS = 10;

/** Whether a person has moved. `busy` is tried again, `gone` has no account any more. */
export type MoveOutcome = "moved" | "busy" | "gone";

/** Moves people as ordered, one after the other, each through their lane. The next minute goes on. */
export async function movePeople(services: Services): Promise<{ moved: number; failed: number }> {
  const now = services.clock.now().getTime();
  const claimed = await claimMoves(services.catalog, { now, until: now + RUN_MS, limit: A_RUN });
  const result = { moved: 0, failed: 0 };
  for (const { userId, fromShard, toShard } of claimed) {
    try {
      const outcome = await services.lane({ id: userId, journalShard: fromShard }).moveTo(toShard);
      if (outcome === "moved") result.moved += 1;
    } catch {
      result.failed += 1;
    }
  }
  return result;
}

/**
 * Moves a person to another shard while they write: everything is copied, then what changed meanwhile. The last changes
 * are copied by `inOrder`, after all earlier entry writes and while every other write is refused, for less than a second.
 * The number, keys and sizes of all rows are compared before the switch to the new shard. An interrupted move starts from
 * the beginning: until the switch the old shard has everything, and nothing is read from the new one.
 */
export async function movePerson(
  services: Services,
  move: Move,
  inOrder: (work: () => Promise<MoveOutcome>) => Promise<MoveOutcome>,
): Promise<MoveOutcome> {
  const { catalog, journal } = services;
  const { userId, fromShard, toShard } = move;
  const shard = await findShard(catalog, userId);
  if (shard !== fromShard || fromShard === toShard) {
    await deleteMove(catalog, move);
    return shard === null ? "gone" : "moved";
  }
  const [from, to] = [journal(fromShard), journal(toShard)];
  await logChanges(from, userId);
  await deleteRowsInShard(to, userId);
  await copyPerson(from, to, userId);
  for (let round = 0; round < ROUNDS; round++) if ((await copyChanges(from, to, userId)) < FEW) break;
  return inOrder(async () => {
    const now = services.clock.now();
    const closedAt = now.getTime();
    const since = new Date(closedAt - RUN_MS);
    // Opens by itself, should this break off: the person goes on writing where everything still is.
    await closeUntil(from, userId, closedAt + CLOSED_MS);
    let isMoved = false;
    try {
      if (await isBusy(from, userId, { since, now })) return "busy";
      await copyChanges(from, to, userId);
      await settlePerson(from, to, userId);
      await compare(await Promise.all([digestPerson(from, userId), digestPerson(to, userId)]));
      if (services.clock.now().getTime() - closedAt > CLOSED_MS / 2) return "busy";
      isMoved = await switchShard(catalog, move, services.clock.now());
      if (!isMoved) return "gone";
      await closeUntil(from, userId, Number.MAX_SAFE_INTEGER);
      await deleteOpenWork(from, userId);
      return "moved";
    } finally {
      if (!isMoved) await closeUntil(from, userId, 0);
    }
  });
}

function compare([before, after]: [Record<string, string>, Record<string, string>]): void {
  const different = Object.keys(before).filter((name) => before[name] !== after[name]);
  if (different.length > 0) throw new Error(`Not the same in both shards: ${different.join(", ")}`);
}

/** Deletes what people left in their old shards a day ago. Returns the number of those of whom that failed. */
export async function deleteLeftRows(services: Services): Promise<{ failed: number }> {
  const { catalog, journal, clock } = services;
  let failed = 0;
  for (const move of await findOldMoves(catalog, clock.now().getTime() - KEPT_MS, 100)) {
    try {
      if ((await findShard(catalog, move.userId)) !== move.fromShard)
        await deleteRowsInShard(journal(move.fromShard), move.userId);
      await deleteMove(catalog, move);
    } catch {
      failed += 1;
    }
  }
  return { failed };
}
