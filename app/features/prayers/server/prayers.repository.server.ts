import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { JournalDb } from "~/server/db/client.server";
import { prayers } from "~/server/db/journal/prayers";
import { found, type PageRows, pageWithin } from "~/server/db/page-bytes";
import type { Prayer } from "../contract";

/** The columns that users see. */
const { userId: _, updatedAt: __, textBytes: ___, ...columns } = getTableColumns(prayers);

interface Which {
  userId: string;
  id: string;
}

const isOwn = ({ userId, id }: Which) => and(eq(prayers.userId, userId), eq(prayers.id, id));

/** Stores a prayer together with another statement, as one transaction. */
export async function insertPrayer(
  journal: JournalDb,
  row: typeof prayers.$inferInsert,
  beside: BatchItem<"sqlite">,
): Promise<void> {
  await journal.batch([journal.insert(prayers).values(row), beside]);
}

/** Returns a page of a user's prayers, newest first, as many as their bytes allow, with what `cutPage` needs to know. */
export async function readPrayers(
  journal: JournalDb,
  { userId, limit, before }: { userId: string; limit: number; before: string | null },
): Promise<{ rows: Prayer[]; isCursorKnown: boolean; found: number }> {
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
  const [rows, known] = await journal.batch([
    journal
      .select({ ...columns, found })
      .from(pageWithin(page, "id"))
      .innerJoin(prayers, sql`${prayers.id} = page.row_key`)
      .orderBy(order),
    journal
      .select({ id: prayers.id })
      .from(prayers)
      .where(isOwn({ userId, id: before ?? "" })),
  ]);
  const isCursorKnown = before === null || known.length > 0;
  return { rows: rows.map(({ found: _, ...prayer }) => prayer), isCursorKnown, found: rows[0]?.found ?? 0 };
}

/** Returns a prayer of a user. */
export async function findPrayer(journal: JournalDb, which: Which): Promise<Prayer | undefined> {
  return journal.select(columns).from(prayers).where(isOwn(which)).get();
}

/** Changes a prayer of a user and returns it. */
export async function updatePrayerRow(
  journal: JournalDb,
  which: Which,
  changes: Partial<typeof prayers.$inferInsert>,
): Promise<Prayer | undefined> {
  return journal.update(prayers).set(changes).where(isOwn(which)).returning(columns).get();
}

/** Adds an address to the recipients of a prayer, unless it is among them, and returns the prayer. */
export async function addRecipient(
  journal: JournalDb,
  which: Which,
  email: string,
): Promise<Prayer | undefined> {
  // One statement, so that two shares at once do not overwrite each other's address.
  const sharedWith = sql`iif(
    EXISTS (SELECT 1 FROM json_each(shared_with) WHERE value = ${email}),
    shared_with, json_insert(shared_with, '$[#]', ${email}))`;
  return journal.update(prayers).set({ sharedWith }).where(isOwn(which)).returning(columns).get();
}

/** Deletes a prayer of a user and returns it. */
export async function deletePrayerRow(journal: JournalDb, which: Which): Promise<Prayer | undefined> {
  return journal.delete(prayers).where(isOwn(which)).returning(columns).get();
}
