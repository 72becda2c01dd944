import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { JournalDb } from "~/server/db/client.server";
import { answers, threads } from "~/server/db/journal/companion";
import { dailyActivity } from "~/server/db/journal/counts";
import { entries, images, intentions } from "~/server/db/journal/entries";
import { savedOwners, savedResponses } from "~/server/db/journal/library";
import { prayers } from "~/server/db/journal/prayers";
import { highlights, readingPlaces } from "~/server/db/journal/reading";
import { keysWithin } from "~/server/db/page-bytes";
import { selectRow } from "~/server/db/statements";

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
  highlights: { table: highlights, order: ["work", "first", "id"] },
  // Every user has rows of the same works and days.
  places: { table: readingPlaces, order: ["work"], isKeyShared: true },
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

const SHARED_KEYS = { days: dailyActivity.localDate, places: readingPlaces.work };

/** Returns those of some days on which a user already has activity, or of some works in which they keep a place. */
export async function findKeys(
  journal: JournalDb,
  name: keyof typeof SHARED_KEYS,
  userId: string,
  keys: string[],
): Promise<string[]> {
  const key = SHARED_KEYS[name];
  const rows = await journal
    .select({ key })
    .from<SQLiteTable>(LISTS[name].table)
    .where(
      and(sql`user_id = ${userId}`, sql`${key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`),
    );
  return rows.map((row) => row.key);
}

/** A run of a work as the key of its highlight: `["bible John",6053,6058]`. */
export type RunKey = readonly [work: string, first: number, last: number];

/** Returns those of some runs that a highlight of a user touches, as JSON. */
export async function findHighlighted(
  journal: JournalDb,
  userId: string,
  runs: readonly RunKey[],
): Promise<string[]> {
  const rows = await journal
    .select({ run: sql<string>`run.value` })
    .from(sql`json_each(${JSON.stringify(runs)}) AS run`)
    .where(
      sql`EXISTS (SELECT 1 FROM highlights WHERE user_id = ${userId} AND work = run.value ->> 0
        AND first <= run.value ->> 2 AND last >= run.value ->> 1)`,
    );
  return rows.map(({ run }) => run);
}

/**
 * Stores highlights in one transaction, but those that touch a stored one. Returns `false` and stores none when the user
 * would have more than `limit`.
 */
export async function insertHighlights(
  journal: JournalDb,
  userId: string,
  rows: (typeof highlights.$inferInsert)[],
  limit: number,
): Promise<boolean> {
  const stored = await journal.$count(highlights, eq(highlights.userId, userId));
  if (stored + rows.length > limit) return false;
  const isFree = ({ work, first, last }: (typeof rows)[number]) => sql`NOT EXISTS (
    SELECT 1 FROM highlights WHERE user_id = ${userId} AND work = ${work} AND first <= ${last} AND last >= ${first})`;
  await runAll(
    journal,
    rows.map((row) =>
      journal.insert(highlights).select(selectRow(highlights, row, sql`WHERE ${isFree(row)}`)),
    ),
  );
  return true;
}

/** Stores rows of a table, all or none. Rows that exist by now stay unchanged. */
export async function insertRows<Name extends "intentions" | "prayers" | "places" | "days">(
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
