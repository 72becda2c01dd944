import { and, eq, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entryImages, images, imageTotals } from "~/server/db/journal/entries";
import { outbox } from "~/server/db/outbox";
import { selectRow } from "~/server/db/statements";

export type ImageRow = typeof images.$inferSelect;

/**
 * Orders the sweep of an image, by row `sweepId` of the outbox due at `dueAt` (epoch milliseconds). Written before
 * the object is, so that whatever happens in between, nothing stays that no row knows of.
 */
export async function orderSweep(
  db: JournalDb,
  sweep: { id: string; userId: string; imageId: string; createdAt: string; dueAt: number },
): Promise<void> {
  const { userId, imageId, ...row } = sweep;
  await db
    .insert(outbox)
    .values({ ...row, kind: "sweep-image", payload: JSON.stringify({ userId, imageId }) });
}

/**
 * Stores an image's row; false when the person's images would take more than `roomFor` bytes, and when the id is known.
 */
export async function insertImage(db: JournalDb, row: ImageRow, roomFor: number): Promise<boolean> {
  const used = sql`coalesce((SELECT bytes FROM image_totals WHERE user_id = ${row.userId}), 0)`;
  const result = await db
    .insert(images)
    .select(selectRow(images, row, sql`WHERE ${used} + ${row.size} <= ${roomFor}`))
    .onConflictDoNothing()
    .run();
  return result.meta.changes > 0;
}

/** Bytes of a person's images. */
export async function readImageBytes(db: JournalDb, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: imageTotals.bytes })
    .from(imageTotals)
    .where(eq(imageTotals.userId, userId));
  return row?.bytes ?? 0;
}

/** An image of a user; undefined when the user has none with this id. */
export async function readImageRow(db: JournalDb, userId: string, id: string): Promise<ImageRow | undefined> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.id, id)));
  return row;
}

/** Whether an entry of the user, in the bin or not, shows an image. */
export async function isImageNamed(db: JournalDb, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ entryId: entryImages.entryId })
    .from(entryImages)
    .where(and(eq(entryImages.userId, userId), eq(entryImages.imageId, id)))
    .limit(1);
  return rows.length > 0;
}

/** Removes an image's row, if no entry names it. */
export async function forgetImage(db: JournalDb, userId: string, id: string): Promise<void> {
  await db.delete(images).where(
    sql`id = ${id} AND user_id = ${userId} AND NOT EXISTS (
      SELECT 1 FROM entry_images WHERE user_id = ${userId} AND image_id = ${id})`,
  );
}
