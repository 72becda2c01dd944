import type { RowsAfter } from "./journal-rows.repository.server";

/** Rows of a page, where their bytes allow as many: a page is all that is held in memory, and costs one query. */
const PAGE_ROWS = 500;

/** All items of a person's list, page by page; rows that make no item are left out. */
export async function* pagesOf<Db, Row, Item>(
  db: Db,
  userId: string,
  readRows: (db: Db, request: RowsAfter<Row>) => Promise<Row[]>,
  toItem: (row: Row) => Item | null,
): AsyncGenerator<Item[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await readRows(db, { userId, after, limit: PAGE_ROWS });
    const items = rows.map(toItem).filter((item) => item !== null);
    if (items.length > 0) yield items;
    after = rows.at(-1) ?? null;
    if (after === null) return;
  }
}
