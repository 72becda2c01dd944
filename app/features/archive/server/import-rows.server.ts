import * as z from "zod/v4/core";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { SessionUser } from "~/server/ports/session";
import { derivedId } from "~/shared/ids";
import type { ImportResult, RejectedItem } from "../contract";

/** Items of one kind to import for a user. */
export interface ImportArgs {
  user: SessionUser;
  items: unknown[];
  /** Only reports what would happen. */
  dryRun: boolean;
}

/** Returns those of some ids that are taken, each with its owner. */
type FindOwners = (ids: string[]) => Promise<{ id: string; userId: string }[]>;

/** How one kind of item is stored. */
interface RowImport<Item, Row> {
  schema: z.$ZodType<Item>;
  idOf: (item: Item) => string;
  findOwners: FindOwners;
  /** Returns the row of an item under an id, or the reason why it is rejected. */
  toRow: (item: Item, id: string) => Row | string | Promise<Row | string>;
  /** The total that the text of the rows is added to. */
  store: "journal" | "others";
  /** Stores new rows, all or none. */
  insert: (rows: Row[]) => Promise<unknown>;
}

/** Checks items, skips those that are stored, and stores the rest in one batch. Throws `conflict` when there is no room for their text. */
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

/** Returns the items that match a schema, each id once, with their place in the call, and why the others are rejected. */
export function readItems<Item>(schema: z.$ZodType<Item>, items: unknown[], idOf: (item: Item) => string) {
  const read: { index: number; item: Item }[] = [];
  const rejected: RejectedItem[] = [];
  const seen = new Set<string>();
  for (const [index, input] of items.entries()) {
    const parsed = z.safeParse(schema, input);
    if (!parsed.success) {
      rejected.push({ index, reason: parsed.error.issues[0]?.message ?? "This item is not valid." });
    } else if (!seen.has(idOf(parsed.data))) {
      seen.add(idOf(parsed.data));
      read.push({ index, item: parsed.data });
    }
  }
  return { read, rejected, repeated: items.length - read.length - rejected.length };
}

/** The id under which an item of an archive is stored for a user, and whether it is stored already. */
interface StoredId {
  id: string;
  isStored: boolean;
}

/**
 * Returns the id of each item for a user: its own, or one derived from it if another user has the item's own. An archive
 * gets the same ids each time, so that nothing is imported twice.
 */
export async function storedIds(
  userId: string,
  ids: string[],
  findOwners: FindOwners,
): Promise<Map<string, StoredId>> {
  const derived = new Map(
    await Promise.all(ids.map(async (id) => [id, await derivedId(userId, id)] as const)),
  );
  const owners = new Map(
    (await findOwners([...ids, ...derived.values()])).map((row) => [row.id, row.userId]),
  );
  const storedId = (id: string): StoredId => {
    const other = derived.get(id)!;
    if (owners.get(id) === userId) return { id, isStored: true };
    if (owners.get(other) === userId) return { id: other, isStored: true };
    return { id: owners.has(id) ? other : id, isStored: false };
  };
  return new Map(ids.map((id) => [id, storedId(id)]));
}
