import { and, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { savedSearch } from "~/server/db/full-text-tables";
import { answers, threads } from "~/server/db/journal/companion";
import { savedCounts, savedOwners, savedResponses } from "~/server/db/journal/library";
import { found, type PageRows, pageWithin } from "~/server/db/page-bytes";
import { batch } from "~/server/db/statements";
import type { SavedMark } from "../contract";
import { TERMS_MARK } from "../domain/saved-search";

const { textTerms: _, noteTerms: __, key: ___, textBytes: ____, ...rest } = getTableColumns(savedResponses);
/** The columns of a saved response, without those of the search index. */
export const savedColumns = rest;
export type SavedRow = Pick<typeof savedResponses.$inferSelect, keyof typeof savedColumns>;
/** How many saved responses of a user have a value of a facet. */
export type FacetCount = Pick<typeof savedCounts.$inferSelect, "facet" | "value" | "count">;

interface Which {
  userId: string;
  id: string;
}
const isOwn = ({ userId, id }: Which) => and(eq(savedResponses.userId, userId), eq(savedResponses.id, id));

interface ListRequest {
  userId: string;
  /** An FTS5 expression with `~` for the owner's number; empty without search words and filters. */
  match: string;
  limit: number;
  /** Id of the last item of the previous page; `null` for the first page. */
  before: string | null;
}

/** Returns a page of a user's saved responses, newest first, as many as their bytes allow, with what `cutPage` needs. */
export async function readSaved(
  journal: JournalDb,
  request: ListRequest,
): Promise<{ rows: SavedRow[]; isCursorKnown: boolean; found: number }> {
  const { userId, before } = request;
  const [rows, cursor] = await journal.batch([
    selectPage(journal, request),
    journal
      .select({ id: savedResponses.id })
      .from(savedResponses)
      .where(isOwn({ userId, id: before ?? "" })),
  ]);
  return { rows, isCursorKnown: before === null || cursor.length > 0, found: rows[0]?.found ?? 0 };
}

/** Returns the first page, the counts, and the response with an id, in one batch. */
export async function readSavedScreen(journal: JournalDb, request: ListRequest, openId: string | null) {
  const { userId } = request;
  const [rows, counts, open] = await journal.batch([
    selectPage(journal, request),
    selectCounts(journal, userId),
    selectOne(journal, { userId, id: openId ?? "" }),
  ]);
  return { page: { rows, isCursorKnown: true, found: rows[0]?.found ?? 0 }, counts, open: open[0] };
}

function selectPage(journal: JournalDb, { userId, match, limit, before }: ListRequest) {
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
  return journal
    .select({ ...savedColumns, found })
    .from(pageWithin(page, "key"))
    .innerJoin(savedResponses, sql`${savedResponses.key} = page.row_key`)
    .orderBy(desc(savedResponses.key));
}

/** Selects the keys of a page from the search index alone: one owner's words and filters, in the order of the list. */
function hits(userId: string, match: string, before: string | null, limit: number): SQL {
  // An owner without a number has saved nothing, but the expression must be valid.
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

function selectCounts(journal: JournalDb, userId: string) {
  return journal
    .select({ facet: savedCounts.facet, value: savedCounts.value, count: savedCounts.count })
    .from(savedCounts)
    .where(eq(savedCounts.userId, userId));
}

/** Returns how many saved responses of a user have each value of each facet. */
export async function readCounts(journal: JournalDb, userId: string): Promise<FacetCount[]> {
  return selectCounts(journal, userId);
}

/**
 * Stores a saved response. If its thread is already saved in full, that row is returned instead, made public if the new
 * one is. Triggers keep counts and search index.
 */
export async function insertSaved(
  journal: JournalDb,
  row: typeof savedResponses.$inferInsert,
): Promise<SavedRow | undefined> {
  const { saved } = await batch(journal, {
    owner: journal.insert(savedOwners).values({ userId: row.userId }).onConflictDoNothing(),
    saved: journal
      .insert(savedResponses)
      .values(row)
      .onConflictDoUpdate({
        target: savedResponses.threadAnswerId,
        set: { updatedAt: row.updatedAt, ...sharingOf(row.shareToken ?? undefined) },
      })
      .returning(savedColumns),
  });
  return saved[0];
}

/** Returns which of a user's newest threads are saved in full. */
export async function readMarks(
  journal: JournalDb,
  userId: string,
  threadLimit: number,
): Promise<SavedMark[]> {
  const newest = journal
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.userId, userId))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(threadLimit);
  // The plus keeps SQLite on the indexes by thread and by answer.
  const last = journal
    .select({ id: answers.id })
    .from(answers)
    .where(and(sql`+${answers.userId} = ${userId}`, inArray(answers.threadId, newest)));
  const { id, isPublic, shareToken, threadAnswerId } = savedColumns;
  return journal
    .select({ id, isPublic, shareToken, threadAnswerId })
    .from(savedResponses)
    .where(and(sql`+${savedResponses.userId} = ${userId}`, inArray(savedResponses.threadAnswerId, last)));
}

/** Returns a saved response of a user. */
export async function findSaved(journal: JournalDb, which: Which): Promise<SavedRow | undefined> {
  return selectOne(journal, which).get();
}

function selectOne(journal: JournalDb, which: Which) {
  return journal.select(savedColumns).from(savedResponses).where(isOwn(which));
}

type Changes = Partial<Pick<SavedRow, "title" | "notes" | "category" | "isBookmarked" | "shareToken">> & {
  /** Search terms of a new title and of new notes. */
  titleTerms?: string;
  noteTerms?: string;
  updatedAt: string;
};

/**
 * Changes a saved response of a user and returns it. A `shareToken` makes it public, `null` makes it private; one that
 * was taken down stays private.
 */
export async function updateSaved(
  journal: JournalDb,
  which: Which,
  { shareToken, titleTerms, noteTerms, ...changes }: Changes,
): Promise<SavedRow | undefined> {
  const mark = sql`instr(note_terms, ${TERMS_MARK})`;
  const terms = sql`${titleTerms ?? sql`substr(note_terms, 1, ${mark} - 1)`} || ${TERMS_MARK} ||
    ${noteTerms ?? sql`substr(note_terms, ${mark} + ${sql.raw(String(TERMS_MARK.length))})`}`;
  return journal
    .update(savedResponses)
    .set({
      ...changes,
      ...sharingOf(shareToken),
      ...((titleTerms ?? noteTerms) !== undefined && { noteTerms: terms }),
    })
    .where(isOwn(which))
    .returning(savedColumns)
    .get();
}

/** Returns the changes that make a saved response public with a token, or private with `null`; `undefined` changes nothing. */
function sharingOf(shareToken: string | null | undefined) {
  if (shareToken === undefined) return {};
  if (shareToken === null) return { isPublic: false, shareToken: null };
  const isShared = sql`(taken_down_at IS NULL)`;
  return {
    isPublic: sql`${isShared}`,
    // A public response keeps its token: the link may have been shared.
    shareToken: sql`iif(${isShared}, coalesce(share_token, ${shareToken}), NULL)`,
  };
}

/** Deletes a saved response of a user and returns it. */
export async function deleteSaved(journal: JournalDb, which: Which): Promise<SavedRow | undefined> {
  return journal.delete(savedResponses).where(isOwn(which)).returning(savedColumns).get();
}
