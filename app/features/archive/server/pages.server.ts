import type { RowsAfter } from "./journal-rows.repository.server";

/** Rows of a page: an entry has up to 200 KB, and a page is all that is held in memory. */
const PAGE_ROWS = 50;

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
    if (rows.length < PAGE_ROWS) return;
  }
}
