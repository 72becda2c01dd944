import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { countActivity } from "~/features/activity/server/public.server";
import type { JournalDb } from "~/server/db/client.server";
import { chaptersRead, highlights, readingPlaces } from "~/server/db/journal/reading";
import { batch, selectRow } from "~/server/db/statements";

/** A kept place. */
export type PlaceRow = typeof readingPlaces.$inferSelect;
/** A stored highlight. */
export type HighlightRow = typeof highlights.$inferSelect;

/** More than there are works. */
const MOST_PLACES = 500;

/** A run of spots of a user's work, both included. */
export interface UserRun {
  userId: string;
  work: string;
  first: number;
  last: number;
}

/** Returns a user's places, the latest first, at most `limit`: of one work, or of all. */
export async function readPlaceRows(
  journal: JournalDb,
  userId: string,
  work: string | null,
  limit: number = MOST_PLACES,
): Promise<PlaceRow[]> {
  return journal
    .select()
    .from(readingPlaces)
    .where(and(eq(readingPlaces.userId, userId), work === null ? undefined : eq(readingPlaces.work, work)))
    .orderBy(desc(readingPlaces.updatedAt), asc(readingPlaces.work))
    .limit(limit);
}

/** Stores the place of a user in a work, instead of an earlier one. */
export async function upsertPlace(journal: JournalDb, row: PlaceRow): Promise<void> {
  const { place, text, updatedAt } = row;
  await journal
    .insert(readingPlaces)
    .values(row)
    .onConflictDoUpdate({
      target: [readingPlaces.userId, readingPlaces.work],
      set: { place, text, updatedAt },
    });
}

/** Deletes the place of a user in a work. Returns whether there was one. */
export async function deletePlace(journal: JournalDb, userId: string, work: string): Promise<boolean> {
  const deleted = await journal
    .delete(readingPlaces)
    .where(and(eq(readingPlaces.userId, userId), eq(readingPlaces.work, work)))
    .returning({ work: readingPlaces.work });
  return deleted.length > 0;
}

const isIn = ({ userId, work }: UserRun) => and(eq(highlights.userId, userId), eq(highlights.work, work));
const touches = (run: UserRun) =>
  and(isIn(run), lte(highlights.first, run.last), gte(highlights.last, run.first));

/** Returns the statement that reads the highlights that a run touches, in order. */
function selectHighlights(journal: JournalDb, run: UserRun, limit: number) {
  return journal.select().from(highlights).where(touches(run)).orderBy(asc(highlights.first)).limit(limit);
}

/** Returns the highlights that a run touches, in order, at most `limit`. */
export async function readHighlights(
  journal: JournalDb,
  run: UserRun,
  limit: number,
): Promise<HighlightRow[]> {
  return selectHighlights(journal, run, limit);
}

/** A change of the highlights of a run. */
interface RunChange {
  run: UserRun;
  /** The spots whose highlights are returned after it. */
  shown: UserRun;
  /** The id of the second part of a highlight that is cut in two. */
  restId: string;
  /** The most highlights of a user, and of the response. */
  limits: { highlights: number; listed: number };
}

const countOf = (userId: string) => sql`(SELECT count(*) FROM highlights WHERE user_id = ${userId})`;
const hasRow = (userId: string, id: string) =>
  sql`EXISTS (SELECT 1 FROM highlights WHERE user_id = ${userId} AND id = ${id})`;

/**
 * Highlights a run in one transaction: with the highlights of its colour that it touches or adjoins it becomes one, the
 * others keep what is outside of it. Returns the shown highlights; `null` when the user has as many as there may be.
 */
export async function insertHighlight(
  journal: JournalDb,
  { id, colour, createdAt, ...change }: RunChange & Pick<HighlightRow, "id" | "colour" | "createdAt">,
): Promise<HighlightRow[] | null> {
  const { run, shown, limits } = change;
  const { userId, work, first, last } = run;
  const isJoined = and(
    isIn(run),
    eq(highlights.colour, colour),
    lte(highlights.first, last + 1),
    gte(highlights.last, first - 1),
  );
  const row = {
    id,
    userId,
    work,
    first: sql`min(coalesce(min(first), ${first}), ${first})`,
    last: sql`max(coalesce(max(last), ${last}), ${last})`,
    colour,
    createdAt,
  };
  const isOther = sql`id <> ${id} AND ${hasRow(userId, id)}`;
  const hasRoom = sql`${countOf(userId)} < ${limits.highlights}`;
  const { stored, found } = await batch(journal, {
    stored: journal
      .insert(highlights)
      .select(selectRow(highlights, row, sql`FROM highlights WHERE ${isJoined} HAVING ${hasRoom}`))
      .returning({ id: highlights.id }),
    joined: journal.delete(highlights).where(and(isJoined, isOther)),
    cut: cutRun(journal, change, isOther),
    found: selectHighlights(journal, shown, limits.listed),
  });
  return stored.length > 0 ? found : null;
}

/**
 * Removes the highlights of a run in one transaction; what is outside of it stays. Returns the shown highlights; `null`
 * when one would have to be cut in two and the user has as many as there may be.
 */
export async function deleteHighlights(
  journal: JournalDb,
  change: RunChange,
): Promise<HighlightRow[] | null> {
  const { left, found } = await batch(journal, {
    cut: cutRun(journal, change, sql`TRUE`),
    left: selectHighlights(journal, change.run, 1),
    found: selectHighlights(journal, change.shown, change.limits.listed),
  });
  return left.length === 0 ? found : null;
}

/**
 * Returns the statements that take a run out of the highlights that meet a condition. One that lies around it is cut in
 * two, unless the user then had more than one above the limit.
 */
function cutRun(journal: JournalDb, { run, restId, limits }: RunChange, condition: SQL) {
  const { userId, work, first, last } = run;
  const isCut = and(touches(run), condition);
  const begins = sql`first < ${first}`;
  const goesOn = sql`last > ${last}`;
  const hasRoom = sql`${countOf(userId)} <= ${limits.highlights}`;
  const rest = {
    id: restId,
    userId,
    work,
    first: last + 1,
    last: sql`last`,
    colour: sql`colour`,
    createdAt: sql`created_at`,
  };
  return [
    journal
      .insert(highlights)
      .select(
        selectRow(highlights, rest, sql`FROM highlights WHERE ${and(isCut, begins, goesOn)} AND ${hasRoom}`),
      ),
    journal
      .update(highlights)
      .set({ last: first - 1 })
      .where(and(isCut, begins, sql`(NOT ${goesOn} OR ${hasRow(userId, restId)})`)),
    journal
      .update(highlights)
      .set({ first: last + 1 })
      .where(and(isCut, sql`NOT ${begins}`, goesOn)),
    journal.delete(highlights).where(and(isCut, sql`NOT ${begins}`, sql`NOT ${goesOn}`)),
  ];
}

/**
 * Counts a chapter as read on a user's local day, once, unless as many count already as there may be. Returns whether it
 * counts.
 */
export async function countChapter(
  journal: JournalDb,
  { userId, chapter, localDate }: typeof chaptersRead.$inferInsert,
  limit: number,
): Promise<boolean> {
  const isOwn = eq(chaptersRead.userId, userId);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM chapters_read WHERE user_id = ${userId} AND chapter = ${chapter})
    AND (SELECT count(*) FROM chapters_read WHERE user_id = ${userId}) < ${limit}`;
  const row = { userId, chapter, localDate };
  const { stored } = await batch(journal, {
    forgotten: journal.delete(chaptersRead).where(and(isOwn, sql`local_date <> ${localDate}`)),
    counted: countActivity(journal, { userId, localDate, activity: "scriptures" }, isNew),
    stored: journal
      .insert(chaptersRead)
      .select(selectRow(chaptersRead, row, sql`WHERE ${isNew}`))
      .returning({ chapter: chaptersRead.chapter }),
  });
  return stored.length > 0;
}
