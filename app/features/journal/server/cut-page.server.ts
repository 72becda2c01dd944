import { AppError } from "~/shared/errors";

/**
 * Makes a page of at most `limit` rows from up to one row more, which only tells that there is a next page; so does
 * `found`, the rows there were before the page was cut by bytes. Throws `bad_request` when the cursor was unknown.
 */
export function cutPage<Row extends { id: string }>(
  page: { rows: Row[]; isCursorKnown: boolean; found?: number },
  limit: number,
): { items: Row[]; next: string | null } {
  if (!page.isCursorKnown)
    throw new AppError("bad_request", "before must be the id of an entry of this list.");
  const items = page.rows.slice(0, limit);
  return { items, next: (page.found ?? page.rows.length) > items.length ? (items.at(-1)?.id ?? null) : null };
}
