import { eq, type SQL, sql } from "drizzle-orm";
import { mailRefusals } from "~/server/db/catalog/mail";
import type { CatalogDb } from "~/server/db/client.server";
import { type NewMailRow, outbox } from "~/server/db/outbox";
import { selectRow } from "~/server/db/statements";

/** Returns the statement that stores a mail, where a condition holds: it belongs into the batch that the mail reports. */
export function insertMail(catalog: CatalogDb, mail: NewMailRow, condition: SQL = sql`TRUE`) {
  return catalog.insert(outbox).select(selectRow(outbox, mail, sql`WHERE ${condition}`));
}

/** Puts an address on the list of those that want no mail of members; it may be there already. */
export async function insertUnsubscribed(
  catalog: CatalogDb,
  row: typeof mailRefusals.$inferInsert,
): Promise<void> {
  await catalog.insert(mailRefusals).values(row).onConflictDoNothing();
}

/** Returns whether an address is on the list. */
export async function hasUnsubscribed(catalog: CatalogDb, addressHash: string): Promise<boolean> {
  const rows = await catalog.select().from(mailRefusals).where(eq(mailRefusals.addressHash, addressHash));
  return rows.length > 0;
}
