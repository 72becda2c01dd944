import * as z from "zod/v4/core";
import type { RejectedItem } from "../contract";

/** An item that was understood, with its place in the call. */
export interface ReadItem<Item> {
  index: number;
  item: Item;
}

/** The items that a schema takes, each id once, and why the others were rejected. */
export function readItems<Item>(
  schema: z.$ZodType<Item>,
  items: unknown[],
  idOf: (item: Item) => string,
): { read: ReadItem<Item>[]; rejected: RejectedItem[]; repeated: number } {
  const read: ReadItem<Item>[] = [];
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
