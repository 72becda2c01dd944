import type * as z from "zod/v4/core";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { ImportResult } from "../contract";
import type { ImportArgs } from "./import-items.server";
import { readItems } from "./read-items.server";
import { type FindOwners, storedIds } from "./stored-ids.server";

/** How one kind of item is stored. */
interface RowImport<Item, Row> {
  schema: z.$ZodType<Item>;
  idOf: (item: Item) => string;
  findOwners: FindOwners;
  /** The row of an item under the id given; a text says why there can be none. */
  toRow: (item: Item, id: string) => Row | string | Promise<Row | string>;
  /** The database of the rows. */
  store: "journal" | "catalog";
  /** Stores new rows, all or none. */
  insert: (rows: Row[]) => Promise<unknown>;
}

/** Checks items, passes over those that are stored, and stores the rest in one batch. Throws 409 when there is no room for their text. */
export async function importRows<Item, Row extends object>(
  { user, items, dryRun }: ImportArgs,
  { schema, idOf, findOwners, toRow, store, insert }: RowImport<Item, Row>,
): Promise<ImportResult> {
  const { read, rejected, repeated } = readItems(schema, items, idOf);
  const ids = await storedIds(
    user.id,
    read.map(({ item }) => idOf(item)),
    findOwners,
  );
  const rows: Row[] = [];
  let duplicates = repeated;
  for (const { index, item } of read) {
    const { id, isStored } = ids.get(idOf(item))!;
    if (isStored) {
      duplicates += 1;
      continue;
    }
    const row = await toRow(item, id);
    if (typeof row === "string") rejected.push({ index, reason: row });
    else rows.push(row);
  }
  if (!dryRun && rows.length > 0) await whileTextFits(store, insert(rows));
  return { added: rows.length, duplicates, rejected };
}
