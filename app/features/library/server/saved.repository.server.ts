import { and, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import { answers, threads } from "~/server/db/catalog/companion";
import { savedCounts, savedOwners, savedResponses } from "~/server/db/catalog/library";
import type { CatalogDb } from "~/server/db/client.server";
import { savedSearch } from "~/server/db/full-text-tables";
import { found, type PageRows, pageWithin } from "~/server/db/page-bytes";
import type { SavedMark } from "../contract";
import { TERMS_MARK } from "../domain/saved-search";

const {
  textTerms: _,
  noteTerms: __,
  key: ___,
  textBytes: ____,
  ...columns
} = getTableColumns(savedResponses);
/** A saved response without what only the search needs. */
export type SavedRow = Omit<
  typeof savedResponses.$inferSelect,
  "textBytes" | "textTerms" | "noteTerms" | "key"
>;
type NewSavedRow = Omit<typeof savedResponses.$inferInsert, "key">;

interface Which {
  userId: string;
  id: string;
}
const isOwn = ({ userId, id }: Which) => and(eq(savedResponses.userId, userId), eq(savedResponses.id, id));

/** What a list asks of the database. */
export interface ListRequest {
  userId: string;
  /** An FTS5 expression with `~` for the owner's number; empty without words and filters. */
  match: string;
  limit: number;
  /** Id of the last item of the page before; null for the first page. */
  before: string | null;
}

/**
 * A page of a user's saved responses, the last saved first and as many as their bytes allow, whether the cursor is one of
 * them, and how many there were for it.
 */
export async function readSaved(
  catalog: CatalogDb,
  request: ListRequest,
): Promise<{ rows: SavedRow[]; isCursorKnown: boolean; found: number }> {
  const [rows, cursor] = await catalog.batch([selectPage(catalog, request), selectCursor(catalog, request)]);
  return {
    rows,
    isCursorKnown: request.before === null || cursor.length > 0,
    found: rows[0]?.found ?? 0,
  };
}

/** A page, the counts, and one by its id where one is open, in one batch. */
export async function readSavedScreen(catalog: CatalogDb, request: ListRequest, openId: string | null) {
  const { userId } = request;
  const [rows, counts, open] = await catalog.batch([
    selectPage(catalog, request),
    selectCounts(catalog, userId),
    selectOne(catalog, { userId, id: openId ?? "" }),
  ]);
  return { rows, found: rows[0]?.found ?? 0, counts, open: open[0] ?? null };
}

function selectPage(catalog: CatalogDb, { userId, match, limit, before }: ListRequest) {
  const isBefore =
    before === null
      ? undefined
      : lt(
          savedResponses.key,
          sql`(SELECT key FROM saved_responses WHERE user_id = ${userId} AND id = ${before})`,
        );
  const isHit =
    match === "" ? isBefore : sql`${savedResponses.key} IN (${hits(userId, match, before, limit)})`;
  const page: PageRows = {
    order: sql`key DESC`,
    rows: sql`SELECT key, text_bytes FROM saved_responses
      WHERE ${and(eq(savedResponses.userId, userId), isHit)} ORDER BY key DESC LIMIT ${limit}`,
  };
  return catalog
    .select({ ...columns, found })
    .from(pageWithin(page, "key"))
    .innerJoin(savedResponses, sql`${savedResponses.key} = page.row_key`)
    .orderBy(desc(savedResponses.key));
}

/** The keys of a page, from the search index alone: words and filters of one owner, in the order of the list. */
function hits(userId: string, match: string, before: string | null, limit: number): SQL {
  // Without a number there is nothing saved; the expression must still be one.
  const owner = sql`printf('%08d', coalesce((SELECT number FROM ${savedOwners} WHERE user_id = ${userId}), 0))`;
  const isBefore =
    before === null
      ? sql`TRUE`
      : sql`rowid < (SELECT key FROM saved_responses WHERE user_id = ${userId} AND id = ${before})`;
  return sql`
    SELECT rowid FROM ${savedSearch}
    WHERE ${savedSearch} MATCH replace(${match}, '~', ${owner}) AND ${isBefore}
    ORDER BY rowid DESC LIMIT ${limit}`;
}

function selectCursor(catalog: CatalogDb, { userId, before }: ListRequest) {
  return catalog
    .select({ id: savedResponses.id })
    .from(savedResponses)
    .where(isOwn({ userId, id: before ?? "" }));
}

function selectCounts(catalog: CatalogDb, userId: string) {
  return catalog
    .select({ facet: savedCounts.facet, value: savedCounts.value, count: savedCounts.count })
    .from(savedCounts)
    .where(eq(savedCounts.userId, userId));
}

/** How many saved responses of a user have each value of each facet. */
export async function readCounts(catalog: CatalogDb, userId: string) {
  return selectCounts(catalog, userId);
}

/**
 * Stores a new one; where its thread is saved already as it stands, that one, made public when the new one is. Counts and
 * search follow by triggers.
 */
export async function insertSaved(catalog: CatalogDb, row: NewSavedRow): Promise<SavedRow> {
  const insert = catalog.insert(savedResponses).values(row);
  const [, rows] = await catalog.batch([
    catalog.insert(savedOwners).values({ userId: row.userId }).onConflictDoNothing(),
    insert
      .onConflictDoUpdate({
        target: savedResponses.threadAnswerId,
        set: { updatedAt: row.updatedAt, ...sharingOf(row.shareToken ?? undefined) },
      })
      .returning(columns),
  ]);
  return rows[0]!;
}

/** Which of a user's newest threads are saved as they stand. */
export async function readMarks(
  catalog: CatalogDb,
  userId: string,
  threadLimit: number,
): Promise<SavedMark[]> {
  const newest = catalog
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.userId, userId))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(threadLimit);
  const { id, isPublic, shareToken, threadAnswerId } = columns;
  return catalog
    .select({ id, isPublic, shareToken, threadAnswerId })
    .from(savedResponses)
    .where(
      inArray(
        savedResponses.threadAnswerId,
        catalog.select({ id: answers.id }).from(answers).where(inArray(answers.threadId, newest)),
      ),
    );
}

/** One of a user's, or null. */
export async function findSaved(catalog: CatalogDb, which: Which): Promise<SavedRow | null> {
  const rows = await selectOne(catalog, which);
  return rows[0] ?? null;
}

function selectOne(catalog: CatalogDb, which: Which) {
  return catalog.select(columns).from(savedResponses).where(isOwn(which));
}

/** What a change sets; what is absent stays. */
export interface SavedChanges {
  title?: string | null;
  notes?: string | null;
  category?: string | null;
  isBookmarked?: boolean;
  /** A new token to use where there is none, or null to make it private. */
  shareToken?: string | null;
  /** Terms of a title and of notes that are given. */
  titleTerms?: string;
  noteTerms?: string;
  updatedAt: string;
}

/** Changes one of a user's; gives it as it is then, null when there is none. One that was taken down stays private. */
export async function updateSaved(
  catalog: CatalogDb,
  which: Which,
  { shareToken, titleTerms, noteTerms, ...changes }: SavedChanges,
): Promise<SavedRow | null> {
  const mark = sql`instr(note_terms, ${TERMS_MARK})`;
  const terms = sql`${titleTerms ?? sql`substr(note_terms, 1, ${mark} - 1)`} || ${TERMS_MARK} ||
    ${noteTerms ?? sql`substr(note_terms, ${mark} + ${sql.raw(String(TERMS_MARK.length))})`}`;
  const rows = await catalog
    .update(savedResponses)
    .set({
      ...changes,
      ...sharingOf(shareToken),
      ...((titleTerms ?? noteTerms) !== undefined && { noteTerms: terms }),
    })
    .where(isOwn(which))
    .returning(columns);
  return rows[0] ?? null;
}

/** What makes a saved response public with this token, or private with null; undefined changes nothing. */
function sharingOf(shareToken: string | null | undefined) {
  if (shareToken === undefined) return {};
  if (shareToken === null) return { isPublic: false, shareToken: null };
  const isShared = sql`(taken_down_at IS NULL)`;
  return {
    isPublic: sql`${isShared}`,
    // The token of one that is public already stays: its link is out in the world.
    shareToken: sql`iif(${isShared}, coalesce(share_token, ${shareToken}), NULL)`,
  };
}

/** Deletes one of a user's; false when there is none. */
export async function deleteSaved(catalog: CatalogDb, which: Which): Promise<boolean> {
  const rows = await catalog.delete(savedResponses).where(isOwn(which)).returning({ id: savedResponses.id });
  return rows.length > 0;
}
