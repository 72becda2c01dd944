import { and, asc, eq, lt, notExists, sql } from "drizzle-orm";
import { deletions, users } from "~/server/db/catalog/accounts";
import { sharedPages, sharedReports, sharedViewSalts } from "~/server/db/catalog/shared-pages";
import type { CatalogDb } from "~/server/db/client.server";
import { batch, selectRow } from "~/server/db/statements";

/** Where a shared page is: its owner's shard, and the saved response there. */
export type Place = typeof sharedPages.$inferSelect & { shard: number };

/**
 * Stores where the page of a token is. It is stored before the token itself, so that every link leads to its page; until
 * then the token is secret.
 */
export async function insertPage(catalog: CatalogDb, page: typeof sharedPages.$inferInsert): Promise<void> {
  await catalog.insert(sharedPages).values(page);
}

/** Has the page of a token lead to a response. */
export async function pointPage(
  catalog: CatalogDb,
  { token, responseId }: Pick<typeof sharedPages.$inferSelect, "token" | "responseId">,
): Promise<void> {
  await catalog.update(sharedPages).set({ responseId }).where(eq(sharedPages.token, token));
}

/** Deletes the page of a token. */
export async function deletePage(catalog: CatalogDb, token: string): Promise<void> {
  await catalog.delete(sharedPages).where(eq(sharedPages.token, token));
}

/** Deletes all pages of a saved response. */
export async function deletePages(
  catalog: CatalogDb,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await catalog
    .delete(sharedPages)
    .where(and(eq(sharedPages.userId, userId), eq(sharedPages.responseId, id)));
}

/** Finds where the page of a token is. An account that is planned for deletion shares nothing any more. */
export async function findPlace(catalog: CatalogDb, token: string): Promise<Place | undefined> {
  return catalog
    .select({
      token: sharedPages.token,
      userId: sharedPages.userId,
      responseId: sharedPages.responseId,
      shard: users.journalShard,
    })
    .from(sharedPages)
    .innerJoin(users, eq(users.id, sharedPages.userId))
    .where(
      and(
        eq(sharedPages.token, token),
        notExists(
          catalog.select({ one: sql`1` }).from(deletions).where(eq(deletions.userId, sharedPages.userId)),
        ),
      ),
    )
    .get();
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

/** Deletes the salts of the days before one (yyyy-MM-dd). */
export async function deleteSalts(catalog: CatalogDb, before: string): Promise<void> {
  await catalog.delete(sharedViewSalts).where(lt(sharedViewSalts.day, before));
}

/**
 * Stores a report of a shared response, unless the visitor has reported it on this day or `limit` reports are open.
 * Returns whether the report is new.
 */
export async function insertReport(
  catalog: CatalogDb,
  report: typeof sharedReports.$inferInsert,
  limit: number,
): Promise<boolean> {
  const open = sql`(SELECT count(*) FROM page_reports WHERE response_id = ${report.responseId})`;
  const inserted = await catalog
    .insert(sharedReports)
    .select(selectRow(sharedReports, report, sql`WHERE ${open} < ${limit}`))
    .onConflictDoNothing()
    .run();
  return inserted.meta.changes > 0;
}

/** Returns the oldest open reports with the shards of their pages. */
export async function readReports(catalog: CatalogDb, limit: number) {
  return catalog
    .select({
      id: sharedReports.id,
      reason: sharedReports.reason,
      note: sharedReports.note,
      createdAt: sharedReports.createdAt,
      responseId: sharedReports.responseId,
      userId: sharedReports.userId,
      shard: users.journalShard,
    })
    .from(sharedReports)
    .innerJoin(users, eq(users.id, sharedReports.userId))
    .orderBy(asc(sharedReports.createdAt), asc(sharedReports.id))
    .limit(limit);
}

/** Finds where the response of an open report is. */
export async function findReported(catalog: CatalogDb, reportId: string) {
  return catalog
    .select({
      responseId: sharedReports.responseId,
      userId: sharedReports.userId,
      shard: users.journalShard,
    })
    .from(sharedReports)
    .innerJoin(users, eq(users.id, sharedReports.userId))
    .where(eq(sharedReports.id, reportId))
    .get();
}

/** Closes all reports of a response. */
export async function closeReports(catalog: CatalogDb, responseId: string): Promise<void> {
  await catalog.delete(sharedReports).where(eq(sharedReports.responseId, responseId));
}
