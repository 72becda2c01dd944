import { and, eq, lt, sql } from "drizzle-orm";
import { savedResponses, sharedReports, sharedViewSalts, sharedViews } from "~/server/db/catalog/library";
import type { CatalogDb } from "~/server/db/client.server";
import { keysWithin, type PageRows } from "~/server/db/page-bytes";
import { batch, selectRow } from "~/server/db/statements";
import { type SavedRow, savedColumns } from "./saved.repository.server";

/** An account that is planned for deletion shares nothing any more. */
const isShared = (token: string) =>
  and(
    eq(savedResponses.shareToken, token),
    sql`NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.user_id = saved_responses.user_id)`,
  );

/** A visitor's network on a day; the hash does not reveal which one. */
export interface CountedView {
  visitorHash: string;
  /** yyyy-MM-dd (UTC). */
  day: string;
}

/** Returns the shared response of a token. */
export async function findShared(catalog: CatalogDb, token: string): Promise<SavedRow | undefined> {
  return selectShared(catalog, token).get();
}

function selectShared(catalog: CatalogDb, token: string) {
  return catalog.select(savedColumns).from(savedResponses).where(isShared(token));
}

/** Returns the shared response of a token, and counts the visitor's first view on a day. */
export async function viewShared(
  catalog: CatalogDb,
  token: string,
  { visitorHash, day }: CountedView,
): Promise<SavedRow | undefined> {
  const view = { responseKey: sql`key`, visitorHash, day };
  const { shared } = await batch(catalog, {
    shared: selectShared(catalog, token),
    counted: catalog
      .insert(sharedViews)
      .select(selectRow(sharedViews, view, sql`FROM saved_responses WHERE ${isShared(token)}`))
      .onConflictDoNothing(),
  });
  return shared[0];
}

/** Returns the salt of a day: `fresh` if there was none, and the same for every caller. */
export async function keepSalt(catalog: CatalogDb, day: string, fresh: string): Promise<string> {
  const { kept } = await batch(catalog, {
    offered: catalog.insert(sharedViewSalts).values({ day, salt: fresh }).onConflictDoNothing(),
    kept: catalog
      .select({ salt: sharedViewSalts.salt })
      .from(sharedViewSalts)
      .where(eq(sharedViewSalts.day, day)),
  });
  return kept[0]!.salt;
}

/** Deletes the salts and visitors of the days before one (yyyy-MM-dd). */
export async function deleteSharedViews(catalog: CatalogDb, before: string): Promise<void> {
  await catalog.batch([
    catalog.delete(sharedViewSalts).where(lt(sharedViewSalts.day, before)),
    catalog.delete(sharedViews).where(lt(sharedViews.day, before)),
  ]);
}

/**
 * Stores a report of a shared response, unless the visitor has reported it on this day or `limit` reports are open.
 * Returns whether the page exists, and whether the report is new.
 */
export async function insertReport(
  catalog: CatalogDb,
  token: string,
  report: Omit<typeof sharedReports.$inferInsert, "responseKey">,
  limit: number,
): Promise<{ isShared: boolean; isNew: boolean }> {
  const ofPage = sql`FROM saved_responses WHERE ${isShared(token)}
    AND (SELECT count(*) FROM shared_reports WHERE response_key = key) < ${limit}`;
  const { pages, inserted } = await batch(catalog, {
    pages: catalog.select({ id: savedResponses.id }).from(savedResponses).where(isShared(token)),
    inserted: catalog
      .insert(sharedReports)
      .select(selectRow(sharedReports, { ...report, responseKey: sql`key` }, ofPage))
      .onConflictDoNothing(),
  });
  return { isShared: pages.length > 0, isNew: inserted.meta.changes > 0 };
}

/** Returns the oldest open reports, as many as their bytes allow. */
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

/** Takes a reported response down and closes all its reports. Returns `false` when the report is not open. */
export async function takeDown(catalog: CatalogDb, reportId: string, now: string): Promise<boolean> {
  const { closed } = await batch(catalog, {
    takenDown: catalog
      .update(savedResponses)
      .set({ isPublic: false, shareToken: null, takenDownAt: now })
      .where(eq(savedResponses.key, keyOfReport(reportId))),
    closed: closeReports(catalog, reportId),
  });
  return closed.meta.changes > 0;
}

/** Takes the shared response of a token down and closes its reports. Returns `false` without such a page. */
export async function takeDownShared(catalog: CatalogDb, token: string, now: string): Promise<boolean> {
  const { takenDown } = await batch(catalog, {
    closed: catalog
      .delete(sharedReports)
      .where(
        eq(sharedReports.responseKey, sql`(SELECT key FROM saved_responses WHERE share_token = ${token})`),
      ),
    takenDown: catalog
      .update(savedResponses)
      .set({ isPublic: false, shareToken: null, takenDownAt: now })
      .where(isShared(token)),
  });
  return takenDown.meta.changes > 0;
}

/** Closes all reports of a response and leaves it shared. Returns `false` when the report is not open. */
export async function dismissReports(catalog: CatalogDb, reportId: string): Promise<boolean> {
  const result = await closeReports(catalog, reportId);
  return result.meta.changes > 0;
}

function closeReports(catalog: CatalogDb, reportId: string) {
  return catalog.delete(sharedReports).where(eq(sharedReports.responseKey, keyOfReport(reportId)));
}
