import { and, desc, eq, gte, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { entrySearch } from "~/server/db/full-text-tables";
import { entries } from "~/server/db/journal/entries";
import { searchDocuments } from "~/server/db/journal/search";
import { matchExpression, type SoughtWord } from "~/shared/search-words";
import type { Mood } from "../contract";
import { type SummaryRow, summaryColumns } from "./entries.repository.server";
import { firstKeyOfDay, lastKeyOfDay, ownerPrefix } from "./search-index.repository.server";

/** The characters of HTML that are searched for an excerpt. */
const EXCERPT_SOURCE = 20_000;

/** Limits around the days of all entries. */
const FIRST_DAY = "1000-01-01";
const LAST_DAY = "9999-12-31";

/** A search in the database. */
export interface SearchRequest {
  words: SoughtWord[];
  mood: Mood | null;
  from: string | null;
  to: string | null;
  isBookmarked: boolean;
  limit: number;
  /** Id of the last hit of the previous page; `null` for the first page. */
  before: string | null;
}

const hitColumns = {
  ...summaryColumns,
  content: sql<string>`substr(content, 1, ${sql.raw(String(EXCERPT_SOURCE))})`,
  prayerIntentions: entries.prayerIntentions,
  spiritualInsights: entries.spiritualInsights,
};

/** A hit with the texts for its excerpt; the content may be cut. */
export interface HitRow extends SummaryRow {
  content: string;
  prayerIntentions: string;
  spiritualInsights: string;
}

/** Reads a page of hits, newest first, and whether its cursor is an entry of the user. */
export async function readHits(
  db: JournalDb,
  userId: string,
  request: SearchRequest,
): Promise<{ rows: HitRow[]; isCursorKnown: boolean }> {
  const [rows, cursor] = await db.batch([
    request.words.length > 0 ? selectByWords(db, userId, request) : selectByFilters(db, userId, request),
    db
      .select({ id: entries.id })
      .from(entries)
      .where(and(eq(entries.userId, userId), eq(entries.id, request.before ?? ""))),
  ]);
  return { rows, isCursorKnown: request.before === null || cursor.length > 0 };
}

// From the index: only the words of one owner, in the order of the keys, which is the order of days. The range of keys
// and the owner of the row exclude the entries of others once more.
function selectByWords(db: JournalDb, userId: string, { words, mood, ...request }: SearchRequest) {
  const number = sql`(SELECT number FROM search_owners WHERE user_id = ${userId})`;
  // Without a number there are no entries; the expression must still be one.
  const prefix = ownerPrefix(sql`coalesce(${number}, 0)`);
  const before =
    request.before === null
      ? undefined
      : sql`entry_search.rowid < (
          SELECT key FROM search_documents WHERE user_id = ${userId} AND entry_id = ${request.before})`;
  return (
    db
      .select(hitColumns)
      .from(entrySearch)
      // CROSS JOIN keeps the order: SQLite begins with the index.
      .crossJoin(searchDocuments)
      .crossJoin(entries)
      .where(
        and(
          sql`entry_search MATCH replace(${matchExpression(words, mood)}, '~', ${prefix})`,
          sql`entry_search.rowid >= ${firstKeyOfDay(number, sql`${request.from ?? FIRST_DAY}`)}`,
          sql`entry_search.rowid <= ${lastKeyOfDay(number, sql`${request.to ?? LAST_DAY}`)}`,
          before,
          request.isBookmarked ? amongBookmarked(userId) : undefined,
          sql`${searchDocuments.key} = entry_search.rowid`,
          eq(searchDocuments.userId, userId),
          eq(entries.id, searchDocuments.entryId),
          ...ownActive(userId, request.isBookmarked),
        ),
      )
      .orderBy(sql`entry_search.rowid DESC`)
      .limit(request.limit)
  );
}

/** With this many bookmarks, the next hit with one is near. */
const MANY_BOOKMARKS = sql.raw("500");

// The keys of a few bookmarked entries are read from indexes once, which avoids the lookup of every other hit. The plus
// keeps SQLite from querying the search index for each of them.
function amongBookmarked(userId: string): SQL {
  const bookmarked = sql`FROM entries AS bookmarked INDEXED BY entries_bookmarked`;
  const isOwn = sql`bookmarked.user_id = ${userId} AND bookmarked.deleted_at IS NULL AND bookmarked.is_bookmarked = 1`;
  return sql`(
    (SELECT count(*) FROM (SELECT 1 ${bookmarked} WHERE ${isOwn} LIMIT ${MANY_BOOKMARKS})) = ${MANY_BOOKMARKS}
    OR +entry_search.rowid IN (
      SELECT key ${bookmarked}
        CROSS JOIN search_documents AS document ON document.user_id = ${userId} AND document.entry_id = bookmarked.id
      WHERE ${isOwn}))`;
}

function selectByFilters(db: JournalDb, userId: string, request: SearchRequest) {
  const { mood, from, to, isBookmarked, before, limit } = request;
  return db
    .select(hitColumns)
    .from(entries)
    .where(
      and(
        ...ownActive(userId, isBookmarked),
        mood === null ? undefined : eq(entries.mood, mood),
        from === null ? undefined : gte(entries.entryDate, from),
        to === null ? undefined : lte(entries.entryDate, to),
        before === null
          ? undefined
          : sql`(entry_date, created_at, id) < (
              SELECT entry_date, created_at, id FROM entries WHERE user_id = ${userId} AND id = ${before})`,
      ),
    )
    .orderBy(desc(entries.entryDate), desc(entries.createdAt), desc(entries.id))
    .limit(limit);
}

function ownActive(userId: string, isBookmarked: boolean): (SQL | undefined)[] {
  return [
    eq(entries.userId, userId),
    isNull(entries.deletedAt),
    // A literal, so that SQLite can prove the condition of the partial index.
    isBookmarked ? sql`is_bookmarked = 1` : undefined,
  ];
}
