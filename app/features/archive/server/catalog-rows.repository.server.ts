import { and, asc, eq, gt, sql } from "drizzle-orm";
import { answers, threads } from "~/server/db/catalog/companion";
import { dailyActivity } from "~/server/db/catalog/counts";
import { savedOwners, savedResponses } from "~/server/db/catalog/library";
import { prayers } from "~/server/db/catalog/prayers";
import type { CatalogDb } from "~/server/db/client.server";
import { keysWithin } from "~/server/db/page-bytes";
import type { RowsAfter } from "./journal-rows.repository.server";

export type PrayerRow = Omit<typeof prayers.$inferSelect, "textBytes">;
export type SavedRow = Omit<typeof savedResponses.$inferSelect, "textBytes">;
export type ThreadRow = Omit<typeof threads.$inferSelect, "textBytes">;
type AnswerRow = Omit<typeof answers.$inferSelect, "textBytes" | "hasStream">;
export type DayRow = typeof dailyActivity.$inferSelect;
/** A conversation with its answers, in the order they were asked for. */
export type ThreadWithAnswers = ThreadRow & { answers: AnswerRow[] };

/** Prayers, the oldest first. */
export async function readPrayerRows(
  catalog: CatalogDb,
  { userId, after, limit }: RowsAfter<PrayerRow>,
): Promise<PrayerRow[]> {
  const isAfter = after && sql`(created_at, id) > (${after.createdAt}, ${after.id})`;
  return catalog
    .select()
    .from(prayers)
    .where(
      sql`id IN (${keysWithin(
        {
          order: sql`created_at, id`,
          rows: sql`SELECT id, created_at, text_bytes FROM prayers WHERE ${and(eq(prayers.userId, userId), isAfter ?? undefined)} ORDER BY created_at, id LIMIT ${limit}`,
        },
        "id",
      )})`,
    )
    .orderBy(sql`created_at, id`);
}

/** Saved responses, the first saved first. */
export async function readSavedRows(
  catalog: CatalogDb,
  { userId, after, limit }: RowsAfter<SavedRow>,
): Promise<SavedRow[]> {
  return catalog
    .select()
    .from(savedResponses)
    .where(
      sql`key IN (${keysWithin(
        {
          order: sql`key`,
          rows: sql`SELECT key, text_bytes FROM saved_responses
            WHERE user_id = ${userId} AND key > ${after?.key ?? 0} ORDER BY key LIMIT ${limit}`,
        },
        "key",
      )})`,
    )
    .orderBy(asc(savedResponses.key));
}

/** Conversations with their answers, the oldest first. */
export async function readThreadRows(
  catalog: CatalogDb,
  { userId, after, limit }: RowsAfter<ThreadRow>,
): Promise<ThreadWithAnswers[]> {
  const isAfter = after && sql`(created_at, id) > (${after.createdAt}, ${after.id})`;
  const isOnPage = and(eq(threads.userId, userId), isAfter ?? undefined);
  const page = keysWithin(
    {
      order: sql`created_at, id`,
      rows: sql`SELECT id, created_at,
          text_bytes + (SELECT coalesce(sum(text_bytes), 0) FROM answers WHERE thread_id = threads.id) AS text_bytes
        FROM threads WHERE ${isOnPage} ORDER BY created_at, id LIMIT ${limit}`,
    },
    "id",
  );
  const [rows, turns] = await catalog.batch([
    catalog.select().from(threads).where(sql`id IN (${page})`).orderBy(sql`created_at, id`),
    catalog
      .select()
      .from(answers)
      .where(sql`thread_id IN (${page})`)
      .orderBy(asc(answers.createdAt), asc(answers.id)),
  ]);
  return rows.map((row) => ({ ...row, answers: turns.filter((turn) => turn.threadId === row.id) }));
}

/** Days of activity, the oldest first. */
export async function readDayRows(
  catalog: CatalogDb,
  { userId, after, limit }: RowsAfter<DayRow>,
): Promise<DayRow[]> {
  return catalog
    .select()
    .from(dailyActivity)
    .where(
      and(eq(dailyActivity.userId, userId), after ? gt(dailyActivity.localDate, after.localDate) : undefined),
    )
    .orderBy(asc(dailyActivity.localDate))
    .limit(limit);
}

const TABLES = { prayers, savedResponses, threads, answers };

/** Of some ids those that a table has, each with its owner. */
export async function findOwners(catalog: CatalogDb, table: keyof typeof TABLES, ids: string[]) {
  const { id, userId } = TABLES[table];
  return catalog
    .select({ id, userId })
    .from(TABLES[table])
    .where(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Which of some days a user has activity of already. */
export async function findDays(catalog: CatalogDb, userId: string, days: string[]): Promise<string[]> {
  const rows = await catalog
    .select({ localDate: dailyActivity.localDate })
    .from(dailyActivity)
    .where(
      and(
        eq(dailyActivity.userId, userId),
        sql`${dailyActivity.localDate} IN (SELECT value FROM json_each(${JSON.stringify(days)}))`,
      ),
    );
  return rows.map((row) => row.localDate);
}

/** Stores prayers, all or none; those whose id is known are passed over. */
export async function insertPrayers(catalog: CatalogDb, rows: PrayerRow[]): Promise<void> {
  await runAll(
    catalog,
    rows.map((row) => catalog.insert(prayers).values(row).onConflictDoNothing()),
  );
}

/** Stores saved responses, all or none. Counts and search follow by triggers. */
export async function insertResponses(
  catalog: CatalogDb,
  userId: string,
  rows: Omit<SavedRow, "key">[],
): Promise<void> {
  await runAll(catalog, [
    catalog.insert(savedOwners).values({ userId }).onConflictDoNothing(),
    ...rows.map((row) => catalog.insert(savedResponses).values(row).onConflictDoNothing()),
  ]);
}

/** Stores conversations with their answers, all or none. */
export async function insertThreads(catalog: CatalogDb, rows: ThreadWithAnswers[]): Promise<void> {
  await runAll(
    catalog,
    rows.flatMap(({ answers: turns, ...thread }) => [
      catalog.insert(threads).values(thread).onConflictDoNothing(),
      ...turns.map((turn) => catalog.insert(answers).values(turn).onConflictDoNothing()),
    ]),
  );
}

/** Stores days of activity, all or none; a day that is known stays as it is. The totals follow by a trigger. */
export async function insertDays(catalog: CatalogDb, rows: DayRow[]): Promise<void> {
  await runAll(
    catalog,
    rows.map((row) => catalog.insert(dailyActivity).values(row).onConflictDoNothing()),
  );
}

type Statement = Parameters<CatalogDb["batch"]>[0][number];

async function runAll(catalog: CatalogDb, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await catalog.batch([first, ...rest]);
}
