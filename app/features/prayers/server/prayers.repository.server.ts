import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { prayers } from "~/server/db/catalog/prayers";
import type { CatalogDb } from "~/server/db/client.server";
import { found, type PageRows, pageWithin } from "~/server/db/page-bytes";

export type PrayerRow = Omit<typeof prayers.$inferSelect, "textBytes">;
interface Which {
  userId: string;
  id: string;
}

const isOwn = ({ userId, id }: Which) => and(eq(prayers.userId, userId), eq(prayers.id, id));

/** Stores a prayer together with another statement, as one transaction. */
export async function insertPrayer(
  catalog: CatalogDb,
  row: PrayerRow,
  beside: BatchItem<"sqlite">,
): Promise<void> {
  await catalog.batch([catalog.insert(prayers).values(row), beside]);
}

/** A page of a user's prayers, newest first and as many as their bytes allow, whether the cursor is one of them, and how many there were for it. */
export async function readPrayers(
  catalog: CatalogDb,
  { userId, limit, before }: { userId: string; limit: number; before: string | null },
): Promise<{ rows: PrayerRow[]; isCursorKnown: boolean; found: number }> {
  const cursor = sql`((SELECT created_at FROM prayers WHERE user_id = ${userId} AND id = ${before}), ${before})`;
  const order = sql`created_at DESC, id DESC`;
  const isOnPage = and(
    eq(prayers.userId, userId),
    before === null ? undefined : sql`(created_at, id) < ${cursor}`,
  );
  const page: PageRows = {
    order,
    rows: sql`SELECT id, created_at, text_bytes FROM prayers WHERE ${isOnPage} ORDER BY ${order} LIMIT ${limit}`,
  };
  const [rows, known] = await catalog.batch([
    catalog
      .select({ ...getTableColumns(prayers), found })
      .from(pageWithin(page, "id"))
      .innerJoin(prayers, sql`${prayers.id} = page.row_key`)
      .orderBy(order),
    catalog
      .select({ id: prayers.id })
      .from(prayers)
      .where(isOwn({ userId, id: before ?? "" })),
  ]);
  return { rows, isCursorKnown: before === null || known.length > 0, found: rows[0]?.found ?? 0 };
}

/** A prayer of a user, or null. */
export async function findPrayer(catalog: CatalogDb, which: Which): Promise<PrayerRow | null> {
  const rows = await catalog.select().from(prayers).where(isOwn(which));
  return rows[0] ?? null;
}

/** Changes a prayer of a user; gives it as it is then, null when there is none. */
export async function updatePrayerRow(
  catalog: CatalogDb,
  which: Which,
  changes: Partial<Pick<PrayerRow, "title" | "content" | "category">> & { updatedAt: string },
): Promise<PrayerRow | null> {
  const rows = await catalog.update(prayers).set(changes).where(isOwn(which)).returning();
  return rows[0] ?? null;
}

/** Adds an address to those that a prayer was sent to, unless it is there; null when the prayer is gone. */
export async function addRecipient(
  catalog: CatalogDb,
  which: Which,
  email: string,
): Promise<PrayerRow | null> {
  // One statement, so that of two shares at once neither overwrites the other's address.
  const sharedWith = sql`iif(
    EXISTS (SELECT 1 FROM json_each(shared_with) WHERE value = ${email}),
    shared_with, json_insert(shared_with, '$[#]', ${email}))`;
  const rows = await catalog.update(prayers).set({ sharedWith }).where(isOwn(which)).returning();
  return rows[0] ?? null;
}

/** Deletes a prayer of a user; false when there is none. */
export async function deletePrayerRow(catalog: CatalogDb, which: Which): Promise<boolean> {
  const result = await catalog.delete(prayers).where(isOwn(which));
  return result.meta.changes > 0;
}
