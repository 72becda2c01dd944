import { and, desc, eq, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { intentions } from "~/server/db/journal/entries";
import { selectRow } from "~/server/db/statements";

export type IntentionRow = Omit<typeof intentions.$inferSelect, "textBytes">;

/** Reads a page of a user's intentions, newest first, and whether its cursor is one of them. */
export async function readIntentions(
  db: JournalDb,
  userId: string,
  page: { limit: number; before: string | null },
): Promise<{ rows: IntentionRow[]; isCursorKnown: boolean }> {
  const isCursor = isIntention(userId, page.before ?? "");
  const after = sql`(created_at, id) < (
    SELECT created_at, id FROM intentions WHERE user_id = ${userId} AND id = ${page.before})`;
  const [rows, cursor] = await db.batch([
    db
      .select()
      .from(intentions)
      .where(and(eq(intentions.userId, userId), page.before === null ? undefined : after))
      .orderBy(desc(intentions.createdAt), desc(intentions.id))
      .limit(page.limit),
    db.select({ id: intentions.id }).from(intentions).where(isCursor),
  ]);
  return { rows, isCursorKnown: page.before === null || cursor.length > 0 };
}

/** Stores an intention, unless the user has `limit` open ones. Returns whether it is stored. */
export async function insertIntention(db: JournalDb, row: IntentionRow, limit: number): Promise<boolean> {
  const open = sql`(SELECT count(*) FROM intentions WHERE user_id = ${row.userId} AND is_completed = 0)`;
  const stored = await db
    .insert(intentions)
    .select(selectRow(intentions, row, sql`WHERE ${open} < ${limit}`))
    .returning({ id: intentions.id });
  return stored.length > 0;
}

/**
 * Completes an intention, or opens it again. An earlier time of completion stays, and so do the thanks without new ones.
 * Returns the intention; `undefined` when the user has none with this id.
 */
export async function completeIntention(
  db: JournalDb,
  userId: string,
  id: string,
  change: { isCompleted: boolean; thanks: string | undefined; now: string },
): Promise<IntentionRow | undefined> {
  const completed = {
    isCompleted: true,
    completedAt: sql`coalesce(completed_at, ${change.now})`,
    thanks: change.thanks,
  };
  const [row] = await db
    .update(intentions)
    .set(change.isCompleted ? completed : { isCompleted: false, completedAt: null, thanks: "" })
    .where(isIntention(userId, id))
    .returning();
  return row;
}

/** Deletes an intention. Returns whether the user had it. */
export async function deleteIntentionRow(db: JournalDb, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(intentions).where(isIntention(userId, id)).returning({ id: intentions.id });
  return deleted.length > 0;
}

function isIntention(userId: string, id: string) {
  return and(eq(intentions.userId, userId), eq(intentions.id, id));
}
