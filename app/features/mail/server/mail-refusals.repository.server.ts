import { eq } from "drizzle-orm";
import { mailRefusals } from "~/server/db/catalog/mail-refusals";
import type { CatalogDb } from "~/server/db/client.server";

/** Puts an address on the list of those that want no mail of members; it may be there already. */
export async function insertUnsubscribed(
  catalog: CatalogDb,
  row: typeof mailRefusals.$inferInsert,
): Promise<void> {
  await catalog.insert(mailRefusals).values(row).onConflictDoNothing();
}

/** Whether an address is on the list. */
export async function hasUnsubscribed(catalog: CatalogDb, addressHash: string): Promise<boolean> {
  const rows = await catalog.select().from(mailRefusals).where(eq(mailRefusals.addressHash, addressHash));
  return rows.length > 0;
}
