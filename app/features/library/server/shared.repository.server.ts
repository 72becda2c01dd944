import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { savedResponses, sharedViews } from "~/server/db/journal/library";
import { keysWithin, type PageRows } from "~/server/db/page-bytes";
import { selectRow } from "~/server/db/statements";
import { type SavedRow, savedColumns } from "./saved.repository.server";
import type { Place } from "./shared-pages.repository.server";

/** A visitor's network on a day; the hash does not reveal which one. */
export interface CountedView {
  visitorHash: string;
  /** yyyy-MM-dd (UTC). */
  day: string;
}

const isShared = ({ userId, responseId, token }: Place) =>
  and(
    eq(savedResponses.userId, userId),
    eq(savedResponses.id, responseId),
    eq(savedResponses.shareToken, token),
  );

/** Returns the shared response of a place. */
export async function findShared(journal: JournalDb, place: Place): Promise<SavedRow | undefined> {
  return journal.select(savedColumns).from(savedResponses).where(isShared(place)).get();
}

/** Counts a visitor's first view of a shared response on a day. */
export async function countView(journal: JournalDb, place: Place, visitor: CountedView): Promise<void> {
  const view = { responseKey: sql`key`, ...visitor };
  await journal
    .insert(sharedViews)
    .select(selectRow(sharedViews, view, sql`FROM saved_responses WHERE ${isShared(place)}`))
    .onConflictDoNothing();
}

/** Deletes all visitors of the days before one (yyyy-MM-dd). */
export async function deleteViews(journal: JournalDb, before: string): Promise<void> {
  await journal.delete(sharedViews).where(lt(sharedViews.day, before));
}

/** Returns reported responses of a shard's people, the first ones as many as their bytes allow, and the bytes of each. */
export async function readReported(journal: JournalDb, reported: { userId: string; responseId: string }[]) {
  const { id, shareToken, question, response, textBytes } = savedResponses;
  const page: PageRows = {
    order: sql`key`,
    rows: sql`SELECT saved_responses.id, report.key, text_bytes FROM json_each(${JSON.stringify(reported)}) AS report
      CROSS JOIN saved_responses ON saved_responses.id = value ->> 'responseId' AND user_id = value ->> 'userId'`,
  };
  return journal
    .select({ id, shareToken, question, response, bytes: sql<number>`${textBytes}` })
    .from(savedResponses)
    .where(inArray(id, sql`(${keysWithin(page, "id")})`));
}

/** Ends the sharing of a response for good. */
export async function takeDown(
  journal: JournalDb,
  { userId, responseId }: { userId: string; responseId: string },
  now: string,
): Promise<void> {
  await journal
    .update(savedResponses)
    .set({ isPublic: false, shareToken: null, takenDownAt: now })
    .where(and(eq(savedResponses.userId, userId), eq(savedResponses.id, responseId)));
}
