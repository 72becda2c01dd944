import { and, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { savedResponses, sharedReports, sharedViewSalts, sharedViews } from "~/server/db/catalog/library";
import type { CatalogDb } from "~/server/db/client.server";
import { keysWithin, type PageRows } from "~/server/db/page-bytes";
import type { SavedRow } from "./saved.repository.server";

const {
  textTerms: _,
  noteTerms: __,
  key: ___,
  textBytes: ____,
  ...columns
} = getTableColumns(savedResponses);
/** Of somebody whose account is about to be deleted nothing is shared any more. */
const isShared = (token: string) =>
  and(
    eq(savedResponses.shareToken, token),
    sql`NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.user_id = saved_responses.user_id)`,
  );

/** A visitor's network on a day: which one it is cannot be told from the hash. */
export interface CountedView {
  visitorHash: string;
  /** yyyy-MM-dd (UTC). */
  day: string;
}

/** The shared response of a token, or null. */
export async function findShared(catalog: CatalogDb, token: string): Promise<SavedRow | null> {
  const rows = await catalog.select(columns).from(savedResponses).where(isShared(token));
  return rows[0] ?? null;
}

/** The same, with the view counted unless the visitor has been there on this day. */
export async function viewShared(
  catalog: CatalogDb,
  token: string,
  view: CountedView,
): Promise<SavedRow | null> {
  const { visitorHash, day } = view;
  const [rows] = await catalog.batch([
    catalog.select(columns).from(savedResponses).where(isShared(token)),
    catalog
      .insert(sharedViews)
      .select(sql`SELECT key, ${visitorHash}, ${day} FROM saved_responses WHERE ${isShared(token)}`)
      .onConflictDoNothing(),
  ]);
  return rows[0] ?? null;
}

/** The salt of a day: `fresh` when there was none, and the same for all who ask. */
export async function keepSalt(catalog: CatalogDb, day: string, fresh: string): Promise<string> {
  const [, rows] = await catalog.batch([
    catalog.insert(sharedViewSalts).values({ day, salt: fresh }).onConflictDoNothing(),
    catalog.select({ salt: sharedViewSalts.salt }).from(sharedViewSalts).where(eq(sharedViewSalts.day, day)),
  ]);
  return rows[0]!.salt;
}

/** Deletes the salts and visitors of days before one (yyyy-MM-dd). */
export async function deleteSharedViews(catalog: CatalogDb, before: string): Promise<void> {
  await catalog.batch([
    catalog.delete(sharedViewSalts).where(lt(sharedViewSalts.day, before)),
    catalog.delete(sharedViews).where(lt(sharedViews.day, before)),
  ]);
}

/**
 * Stores a report of a shared response, unless there is one of the same visitor and day or `limit` are open. Gives
 * whether there is such a page, and whether the report is new.
 */
export async function insertReport(
  catalog: CatalogDb,
  token: string,
  report: Omit<typeof sharedReports.$inferInsert, "responseKey">,
  limit: number,
): Promise<{ isShared: boolean; isNew: boolean }> {
  const { id, reason, note, visitorHash, createdAt } = report;
  const [rows, inserted] = await catalog.batch([
    catalog.select({ id: savedResponses.id }).from(savedResponses).where(isShared(token)),
    catalog
      .insert(sharedReports)
      .select(sql`
        SELECT ${id}, key, ${reason}, ${note}, ${visitorHash}, ${createdAt}
        FROM saved_responses WHERE ${isShared(token)}
          AND (SELECT count(*) FROM shared_reports WHERE response_key = key) < ${limit}`)
      .onConflictDoNothing(),
  ]);
  return { isShared: rows.length > 0, isNew: inserted.meta.changes > 0 };
}

/** The oldest open reports, as many as their bytes allow. */
export async function readReports(catalog: CatalogDb, limit: number) {
  const page: PageRows = {
    order: sql`created_at, id`,
    rows: sql`SELECT report.id, report.created_at, text_bytes FROM shared_reports AS report
      CROSS JOIN saved_responses ON key = response_key ORDER BY report.created_at, report.id LIMIT ${limit}`,
  };
  return catalog
    .select({
      id: sharedReports.id,
      reason: sharedReports.reason,
      note: sharedReports.note,
      createdAt: sql<string>`${sharedReports.createdAt}`.as("reported_at"),
      shareToken: savedResponses.shareToken,
      question: savedResponses.question,
      response: savedResponses.response,
    })
    .from(sharedReports)
    .innerJoin(savedResponses, eq(savedResponses.key, sharedReports.responseKey))
    .where(sql`${sharedReports.id} IN (${keysWithin(page, "id")})`)
    .orderBy(sharedReports.createdAt, sql`${sharedReports.id}`);
}

const keyOfReport = (id: string) => sql`(SELECT response_key FROM shared_reports WHERE id = ${id})`;

/** Takes a reported response down and ends all its reports; false when the report is not open. */
export async function takeDown(catalog: CatalogDb, reportId: string, now: string): Promise<boolean> {
  const [, result] = await catalog.batch([
    catalog
      .update(savedResponses)
      .set({ isPublic: false, shareToken: null, takenDownAt: now })
      .where(eq(savedResponses.key, keyOfReport(reportId))),
    endReports(catalog, reportId),
  ]);
  return result.meta.changes > 0;
}

/** Takes the shared response of a token down and ends its reports; false without such a page. */
export async function takeDownShared(catalog: CatalogDb, token: string, now: string): Promise<boolean> {
  const [, result] = await catalog.batch([
    catalog
      .delete(sharedReports)
      .where(
        eq(sharedReports.responseKey, sql`(SELECT key FROM saved_responses WHERE share_token = ${token})`),
      ),
    catalog
      .update(savedResponses)
      .set({ isPublic: false, shareToken: null, takenDownAt: now })
      .where(isShared(token)),
  ]);
  return result.meta.changes > 0;
}

/** Ends all reports of a reported response and leaves it as it is; false when the report is not open. */
export async function dismissReports(catalog: CatalogDb, reportId: string): Promise<boolean> {
  const result = await endReports(catalog, reportId);
  return result.meta.changes > 0;
}

function endReports(catalog: CatalogDb, reportId: string) {
  return catalog.delete(sharedReports).where(eq(sharedReports.responseKey, keyOfReport(reportId)));
}
