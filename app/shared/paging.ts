import { z } from "zod/mini";
import { AppError } from "./errors";

/** Items on one page of a list, at most. */
export const PAGE_SIZE = 100;
const LIMIT = `limit is a number from 1 to ${PAGE_SIZE}.`;

/** Query of a list that is paged by key: the number of items, and the id of the last item of the previous page. */
export const pageQuery = z.object({
  limit: z._default(
    z.coerce.number(LIMIT).check(z.int(LIMIT), z.minimum(1, LIMIT), z.maximum(PAGE_SIZE, LIMIT)),
    PAGE_SIZE,
  ),
  before: z.optional(z.string()),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Path of a call about one item. Any id is valid, so that an unknown one is reported as not found. */
export const idParams = z.object({ id: z.string() });

/** A page of a list, and the id to pass as `before` for the next page; `null` after the last one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/**
 * Makes a page of at most `limit` rows. The repository reads one row more to know of a next page, or counts the rows in
 * `found` before it cuts them by bytes. Throws `bad_request` for an unknown cursor.
 */
export function cutPage<Row extends { id: string }>(
  page: { rows: Row[]; isCursorKnown: boolean; found?: number },
  limit: number,
): Page<Row> {
  if (!page.isCursorKnown)
    throw new AppError("bad_request", "before must be the id of an item of this list.");
  const items = page.rows.slice(0, limit);
  return { items, next: (page.found ?? page.rows.length) > items.length ? (items.at(-1)?.id ?? null) : null };
}
