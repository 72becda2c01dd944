import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { JournalDb } from "~/server/db/client.server";
import { answers, threads } from "~/server/db/journal/companion";
import { dailyActivity } from "~/server/db/journal/counts";
import { entries, images, intentions } from "~/server/db/journal/entries";
import { savedOwners, savedResponses } from "~/server/db/journal/library";
import { prayers } from "~/server/db/journal/prayers";
import { keysWithin } from "~/server/db/page-bytes";

type ThreadRow = Omit<typeof threads.$inferSelect, "textBytes">;
type AnswerRow = Omit<typeof answers.$inferSelect, "textBytes" | "hasStream">;
/** A conversation with its answers, oldest first. */
export type ThreadWithAnswers = ThreadRow & { answers: AnswerRow[] };

interface List {
  table: SQLiteTable;
  order: string[];
  isListed?: SQL;
  /** Whether rows of other users have the same keys. */
  isKeyShared?: boolean;
}

/** The lists of an archive: their table, their order, whose last column is the key, and which rows are in them. */
const LISTS = {
  activeEntries: {
    table: entries,
    order: ["entryDate", "createdAt", "id"],
    isListed: isNull(entries.deletedAt),
  },
  binnedEntries: { table: entries, order: ["deletedAt", "id"], isListed: isNotNull(entries.deletedAt) },
  intentions: { table: intentions, order: ["createdAt", "id"] },
  images: { table: images, order: ["createdAt", "id"] },
  prayers: { table: prayers, order: ["createdAt", "id"] },
  savedResponses: { table: savedResponses, order: ["key"] },
  threads: { table: threads, order: ["createdAt", "id"] },
  // Every user has rows of the same days.
  days: { table: dailyActivity, order: ["localDate"], isKeyShared: true },
} satisfies Record<string, List>;
export type ListName = keyof typeof LISTS;
export type ListRow<Name extends ListName> = (typeof LISTS)[Name]["table"]["$inferSelect"];

/** A request for at most `limit` rows of a user's list after a row; `null` for the first rows. */
export interface RowsAfter<Row> {
  userId: string;
  after: Row | null;
  limit: number;
}

/** The condition that rows are a user's; the plus keeps SQLite on the index of the key. */
const areOf = (userId: string) => sql`+user_id = ${userId}`;

/** Returns rows of a list in its order, as many as the bytes of a page allow. */
export async function readRows<Name extends ListName>(
  db: JournalDb,
  name: Name,
  request: RowsAfter<ListRow<Name>>,
): Promise<ListRow<Name>[]> {
  const { order, key, keys } = keysAfter(name, request);
  const list: List = LISTS[name];
  const isOwn = list.isKeyShared ? sql`user_id = ${request.userId}` : areOf(request.userId);
  const rows = await db
    .select()
    .from<SQLiteTable>(list.table)
    .where(and(isOwn, sql`${key} IN (${keys})`))
    .orderBy(order);
  return rows as ListRow<Name>[];
}

/** Returns conversations with their answers, oldest first. */
export async function readThreads(
  journal: JournalDb,
  request: RowsAfter<object>,
): Promise<ThreadWithAnswers[]> {
  const isOwn = areOf(request.userId);
  const bytes = sql`text_bytes + (SELECT coalesce(sum(text_bytes), 0) FROM answers WHERE thread_id = threads.id AND ${isOwn})`;
  const { order, keys } = keysAfter("threads", request, bytes);
  const [rows, turns] = await journal.batch([
    journal
      .select()
      .from(threads)
      .where(and(isOwn, sql`id IN (${keys})`))
      .orderBy(order),
    journal
      .select()
      .from(answers)
      .where(and(isOwn, sql`thread_id IN (${keys})`))
      .orderBy(asc(answers.createdAt), asc(answers.id)),
  ]);
  return rows.map((row) => ({ ...row, answers: turns.filter((turn) => turn.threadId === row.id) }));
}

/** Selects the keys of the rows of a request. Rows without text count no bytes. */
function keysAfter(name: ListName, request: RowsAfter<object>, bytes?: SQL) {
  const list: List = LISTS[name];
  const columns = getTableColumns(list.table);
  const names = list.order.map((column) => columns[column]!.name);
  const comma = sql`, `;
  const order = sql.join(names.map(sql.identifier), comma);
  const { userId, limit } = request;
  const after = request.after as Record<string, unknown> | null;
  const last = after && list.order.map((column) => sql`${after[column]}`);
  const isAfter = last ? sql`(${order}) > (${sql.join(last, comma)})` : undefined;
  const where = and(sql`user_id = ${userId}`, list.isListed, isAfter);
  const size = bytes ?? (columns.textBytes ? sql`text_bytes` : sql`0`);
  const rows = sql`SELECT ${order}, ${size} AS text_bytes FROM ${list.table} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`;
  const key = names.at(-1)!;
  return { order, key: sql.identifier(key), keys: keysWithin({ order, rows }, key) };
}

/** Counts the images of a user. */
export async function countImages(db: JournalDb, userId: string): Promise<number> {
  return db.$count(images, eq(images.userId, userId));
}

const TABLES = { entries, images, intentions, prayers, savedResponses, threads, answers };

/** Returns those of some ids that a table has, each with its owner. */
export async function findOwners(db: JournalDb, table: keyof typeof TABLES, ids: string[]) {
  const { id, userId } = TABLES[table];
  return db
    .select({ id, userId })
    .from(TABLES[table])
    .where(sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Returns those of some days on which a user already has activity. */
export async function findDays(journal: JournalDb, userId: string, days: string[]): Promise<string[]> {
  const rows = await journal
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

/** Stores rows of a table, all or none. Rows that exist by now stay unchanged. */
export async function insertRows<Name extends "intentions" | "prayers" | "days">(
  db: JournalDb,
  name: Name,
  rows: (typeof LISTS)[Name]["table"]["$inferInsert"][],
): Promise<void> {
  await runAll(
    db,
    rows.map((row) => db.insert<SQLiteTable>(LISTS[name].table).values(row).onConflictDoNothing()),
  );
}

/** Stores saved responses like other rows. Triggers update counts and search index. */
export async function insertResponses(
  journal: JournalDb,
  userId: string,
  rows: (typeof savedResponses.$inferInsert)[],
): Promise<void> {
  await runAll(journal, [
    journal.insert(savedOwners).values({ userId }).onConflictDoNothing(),
    ...rows.map((row) => journal.insert(savedResponses).values(row).onConflictDoNothing()),
  ]);
}

/** Stores conversations with their answers like other rows. */
export async function insertThreads(journal: JournalDb, rows: ThreadWithAnswers[]): Promise<void> {
  await runAll(
    journal,
    rows.flatMap(({ answers: turns, ...thread }) => [
      journal.insert(threads).values(thread).onConflictDoNothing(),
      ...turns.map((turn) => journal.insert(answers).values(turn).onConflictDoNothing()),
    ]),
  );
}

type Statement = Parameters<JournalDb["batch"]>[0][number];

async function runAll(db: JournalDb, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
