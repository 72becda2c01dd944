import {
  type AnyColumn,
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entries, intentions } from "~/server/db/journal/entries";
import { found, keysWithin, type PageRows, pageWithin } from "~/server/db/page-bytes";
import type { EntryRow } from "~/server/ports/user-lane";
import { JOURNAL_LIMITS, type Mood } from "../contract";
import { selectDayCounts, selectStreak } from "./streaks.repository.server";

/** The lists of a user's entries. */
export type ListName = "all" | "bookmarked" | "deleted";

/** A page of a list: `limit` entries after `before`, none later than `fromDate`. */
export interface PageRequest {
  filter: ListName;
  limit: number;
  /** Id of the last entry of the previous page; `null` for the first page. */
  before: string | null;
  /** The day at which the first page starts; `null` for the newest. The bin has no days. */
  fromDate: string | null;
}

/** The columns of an entry that lists show. */
export const summaryColumns = {
  id: entries.id,
  title: entries.title,
  preview: entries.preview,
  mood: entries.mood,
  entryDate: entries.entryDate,
  timezone: entries.timezone,
  isBookmarked: entries.isBookmarked,
  createdAt: entries.createdAt,
  deletedAt: entries.deletedAt,
};

/** An entry without its content, which may be long. */
export type SummaryRow = Pick<EntryRow, keyof typeof summaryColumns>;

const newestFirst = sql`entry_date DESC, created_at DESC, id DESC`;

/**
 * Reads a page of whole entries, as many as their bytes allow, whether its cursor is an entry of the list, and the number
 * of entries before the cut by bytes.
 */
export async function readPage(
  db: JournalDb,
  userId: string,
  page: PageRequest,
): Promise<{ rows: EntryRow[]; isCursorKnown: boolean; found: number }> {
  const order = orderOf(page.filter);
  const candidates: PageRows = {
    order,
    rows: sql`SELECT id, entry_date, created_at, deleted_at, text_bytes FROM entries
      WHERE ${pageCondition(userId, page)} ORDER BY ${order} LIMIT ${page.limit}`,
  };
  const [rows, cursor] = await db.batch([
    db
      .select({ ...getTableColumns(entries), found })
      .from(sql`${pageWithin(candidates, "id")}`)
      .innerJoin(entries, sql`${entries.id} = page.row_key`)
      .orderBy(order),
    selectCursor(db, userId, page),
  ]);
  return {
    rows,
    isCursorKnown: page.before === null || cursor.length > 0,
    found: rows[0]?.found ?? 0,
  };
}

/** Reads the journal screen's list, in one round trip. */
export async function readListScreen(
  db: JournalDb,
  userId: string,
  page: PageRequest,
  range: { startDate: string; endDate: string },
) {
  const [rows, cursor, dayCounts, streak, active] = await db.batch([
    db
      .select(summaryColumns)
      .from(entries)
      .where(pageCondition(userId, page))
      .orderBy(orderOf(page.filter))
      .limit(page.limit),
    selectCursor(db, userId, page),
    selectDayCounts(db, userId, range),
    selectStreak(db, userId),
    db
      .select({ count: sql<number>`count(*)` })
      .from(intentions)
      .where(sql`user_id = ${userId} AND is_completed = 0`),
  ]);
  return {
    rows,
    isCursorKnown: page.before === null || cursor.length > 0,
    dayCounts,
    streak: streak[0],
    activeIntentions: active[0]?.count ?? 0,
  };
}

/** Reads an entry of a user, in the bin or not. */
export async function readEntry(db: JournalDb, userId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(entries).where(isEntry(userId, id));
  return row;
}

/** Reads an entry with the ids of its neighbours in the list of active entries, and of the list's two ends. */
export async function readEntryScreen(db: JournalDb, userId: string, id: string) {
  const [entry, newer, older, newest, oldest] = await db.batch([
    db.select().from(entries).where(isEntry(userId, id)),
    selectNeighbour(db, userId, "asc", sql`${sortKey} > (${sortKeyOf(userId, id)})`),
    selectNeighbour(db, userId, "desc", sql`${sortKey} < (${sortKeyOf(userId, id)})`),
    selectNeighbour(db, userId, "desc"),
    selectNeighbour(db, userId, "asc"),
  ]);
  return {
    entry: entry[0],
    newerId: newer[0]?.id,
    olderId: older[0]?.id,
    newestId: newest[0]?.id,
    oldestId: oldest[0]?.id,
  };
}

/** The length of each note in a calendar, in characters. */
const NOTE_EXCERPT = JOURNAL_LIMITS.previewLength;

const noteExcerpt = (column: AnyColumn) =>
  sql<string>`substr(${column}, 1, ${sql.raw(String(NOTE_EXCERPT))})`;

/** The maximum bytes of a calendar's JSON. */
const CALENDAR_BYTES = 1_900_000;

/** The maximum bytes of an entry in a calendar's JSON: keys and fixed values, and its texts with their escapes. */
const calendarBytes =
  sql.raw(`1000 + 2 * octet_length(title) + octet_length(preview) + min(${16 * NOTE_EXCERPT}, 2 * (
  octet_length(original_greeting) + octet_length(original_inspiration)
    + octet_length(prayer_intentions) + octet_length(spiritual_insights)))`);

/** Reads the active entries of a range of days without content, newest first and at most `limit`, and the streak. */
export async function readRange(
  db: JournalDb,
  userId: string,
  range: { startDate: string; endDate: string },
  limit: number,
) {
  const { content: _, textBytes: __, ...columns } = getTableColumns(entries);
  const isInRange = and(
    listCondition(userId, "all"),
    between(entries.entryDate, range.startDate, range.endDate),
  );
  const candidates: PageRows = {
    order: newestFirst,
    rows: sql`SELECT id, entry_date, created_at, ${calendarBytes} AS text_bytes FROM entries
      WHERE ${isInRange} ORDER BY ${newestFirst} LIMIT ${limit}`,
  };
  const [rows, streak] = await db.batch([
    db
      .select({
        ...columns,
        originalGreeting: noteExcerpt(entries.originalGreeting),
        originalInspiration: noteExcerpt(entries.originalInspiration),
        prayerIntentions: noteExcerpt(entries.prayerIntentions),
        spiritualInsights: noteExcerpt(entries.spiritualInsights),
      })
      .from(entries)
      .where(sql`id IN (${keysWithin(candidates, "id", CALENDAR_BYTES)})`)
      .orderBy(newestFirst),
    selectStreak(db, userId),
  ]);
  return { rows, streak: streak[0] };
}

/** Reads the first `perDay` entries of each of consecutive days, their numbers of entries, and the streak. */
export async function readCalendarScreen(db: JournalDb, userId: string, days: string[], perDay: number) {
  const range = { startDate: days[0]!, endDate: days.at(-1)! };
  const [rows, dayCounts, streak] = await db.batch([
    selectFirstOfDays(db, userId, days, perDay),
    selectDayCounts(db, userId, range),
    selectStreak(db, userId),
  ]);
  return { rows, dayCounts, streak: streak[0] };
}

/** Selects the first `perDay` active entries of each day, in the order of writing. */
export function selectFirstOfDays(db: JournalDb, userId: string, days: string[], perDay: number) {
  const firstOfDay = sql`SELECT first.id FROM entries AS first
    WHERE first.user_id = ${userId} AND first.entry_date = day.value AND first.deleted_at IS NULL
    ORDER BY first.created_at, first.id LIMIT ${perDay}`;
  return db
    .select(summaryColumns)
    .from(sql`json_each(${JSON.stringify(days)}) AS day`)
    .innerJoin(entries, sql`${entries.id} IN (${firstOfDay})`)
    .orderBy(asc(entries.entryDate), asc(entries.createdAt), asc(entries.id));
}

/**
 * Reads the mood of each day's latest active entry that has one, from the index alone, and the previews of the latest
 * `latest` active entries.
 */
export async function readMoods(db: JournalDb, userId: string, days: string[], latest: number) {
  const [moods, previews] = await db.batch([
    db
      .select({
        date: sql<string>`day.value`.as("date"),
        mood: sql<Mood | null>`(
        SELECT mood FROM entries
        WHERE user_id = ${userId} AND entry_date = day.value AND deleted_at IS NULL AND mood IS NOT NULL
        ORDER BY created_at DESC, id DESC LIMIT 1)`.as("mood"),
      })
      .from(sql`json_each(${JSON.stringify(days)}) AS day`)
      .orderBy(sql`day.value`),
    db
      .select({ preview: entries.preview })
      .from(entries)
      .where(listCondition(userId, "all"))
      .orderBy(newestFirst)
      .limit(latest),
  ]);
  return { moods, previews: previews.map(({ preview }) => preview) };
}

const sortKey = sql`(entry_date, created_at, id)`;

function sortKeyOf(userId: string, id: string): SQL {
  return sql`SELECT entry_date, created_at, id FROM entries WHERE user_id = ${userId} AND id = ${id}`;
}

function isEntry(userId: string, id: string) {
  return and(eq(entries.userId, userId), eq(entries.id, id));
}

// Literals and not parameters, because SQLite uses a partial index only if it can prove its condition.
function listCondition(userId: string, filter: ListName) {
  const own = eq(entries.userId, userId);
  if (filter === "deleted") return and(own, isNotNull(entries.deletedAt));
  if (filter === "bookmarked") return and(own, isNull(entries.deletedAt), sql`is_bookmarked = 1`);
  return and(own, isNull(entries.deletedAt));
}

function pageCondition(userId: string, { filter, before, fromDate }: PageRequest) {
  const list = listCondition(userId, filter);
  if (filter === "deleted") {
    const cursor = sql`SELECT deleted_at, id FROM entries WHERE user_id = ${userId} AND id = ${before}`;
    return and(list, before === null ? undefined : sql`(deleted_at, id) < (${cursor})`);
  }
  return and(
    list,
    fromDate === null ? undefined : lte(entries.entryDate, fromDate),
    before === null ? undefined : sql`${sortKey} < (${sortKeyOf(userId, before)})`,
  );
}

function orderOf(filter: ListName) {
  return filter === "deleted" ? sql`deleted_at DESC, id DESC` : newestFirst;
}

/** Selects the cursor. An entry that has left its list still marks a place in it, but not a restored one in the bin. */
function selectCursor(db: JournalDb, userId: string, { filter, before }: PageRequest) {
  return db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(isEntry(userId, before ?? ""), filter === "deleted" ? isNotNull(entries.deletedAt) : undefined),
    );
}

function selectNeighbour(db: JournalDb, userId: string, direction: "asc" | "desc", condition?: SQL) {
  const order = direction === "asc" ? asc : desc;
  return db
    .select({ id: entries.id })
    .from(entries)
    .where(and(listCondition(userId, "all"), condition))
    .orderBy(order(entries.entryDate), order(entries.createdAt), order(entries.id))
    .limit(1);
}
