import { and, asc, eq, lte, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { moves } from "~/server/db/catalog/moves";
import type { CatalogDb } from "~/server/db/client.server";
import { batch } from "~/server/db/statements";

export type Move = Pick<typeof moves.$inferSelect, "userId" | "fromShard" | "toShard">;

const columns = { userId: moves.userId, fromShard: moves.fromShard, toShard: moves.toShard };
const isOf = ({ userId, fromShard }: Move) => and(eq(moves.userId, userId), eq(moves.fromShard, fromShard));

/** Takes orders that nobody has, the oldest first, until an instant (epoch milliseconds). */
export async function claimMoves(
  catalog: CatalogDb,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<Move[]> {
  return catalog
    .update(moves)
    .set({ leaseUntil: until })
    .where(
      sql`(user_id, from_shard) IN (SELECT user_id, from_shard FROM moves
        WHERE moved_at IS NULL AND lease_until <= ${now} ORDER BY lease_until LIMIT ${limit})`,
    )
    .returning(columns);
}

/**
 * Has a person's shard be another one, if it is the old one still, and notes when. What an earlier move left in the new
 * shard is no longer to be deleted. Returns whether the person has moved.
 */
export async function switchShard(catalog: CatalogDb, move: Move, now: Date): Promise<boolean> {
  const { userId, fromShard, toShard } = move;
  const { moved } = await batch(catalog, {
    moved: catalog
      .update(users)
      .set({ journalShard: toShard, updatedAt: now.toISOString() })
      .where(and(eq(users.id, userId), eq(users.journalShard, fromShard))),
    noted: catalog.update(moves).set({ movedAt: now.getTime() }).where(isOf(move)),
    forgotten: catalog.delete(moves).where(isOf({ ...move, fromShard: toShard })),
  });
  return moved.meta.changes > 0;
}

/** Returns the shard of a user; `null` without an account. */
export async function findShard(catalog: CatalogDb, userId: string): Promise<number | null> {
  const row = await catalog
    .select({ shard: users.journalShard })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.shard ?? null;
}

/** Returns moves from before an instant (epoch milliseconds), whose old rows can go. */
export async function findOldMoves(catalog: CatalogDb, before: number, limit: number): Promise<Move[]> {
  return catalog
    .select(columns)
    .from(moves)
    .where(lte(moves.movedAt, before))
    .orderBy(asc(moves.movedAt))
    .limit(limit);
}

/** Returns all moves of a user: shards where something of theirs may be. */
export async function findMoves(catalog: CatalogDb, userId: string): Promise<Move[]> {
  return catalog.select(columns).from(moves).where(eq(moves.userId, userId));
}

/** Deletes a move. */
export async function deleteMove(catalog: CatalogDb, move: Move): Promise<void> {
  await catalog.delete(moves).where(isOf(move));
}
