import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TextsDb } from "~/server/db/client.server";
import { passages, textPages, texts } from "~/server/db/texts/tables";
import type { PlaceRun } from "../domain/citations/overlap";

/** An installed text. */
export type TextRow = typeof texts.$inferSelect;
/** A passage of an installed text. */
export type PassageRow = typeof passages.$inferSelect;

/** A page of an installed text. */
export type PageRow = typeof textPages.$inferSelect;

/** Most passages of one read. */
const MOST_ROWS = 400;
/** Most passages of a page: two editions of the longest psalm are 352. */
const MOST_ON_PAGE = 1_500;
/** Most pages of one table of contents. */
const MOST_PAGES = 500;

/** Returns the installed texts in their order. */
export function selectTexts(db: TextsDb) {
  return db.select().from(texts).orderBy(asc(texts.position));
}

/** Returns runs of places as the table `asked`. */
const asTable = (runs: readonly PlaceRun[]) =>
  sql`(SELECT json_extract(value, '$.work') AS work, json_extract(value, '$.first') AS first,
    json_extract(value, '$.last') AS last FROM json_each(${JSON.stringify(runs)})) AS asked`;

/** Returns the passages of places in every installed text, or in one: by place, then in the order of the texts. */
export function selectPassages(db: TextsDb, runs: readonly PlaceRun[], text: string | null = null) {
  return (
    db
      .select({ passage: passages, position: texts.position })
      .from(asTable(runs))
      // CROSS JOIN keeps the order: SQLite starts with the few wanted places.
      .crossJoin(passages)
      .innerJoin(texts, eq(texts.id, passages.text))
      .where(
        and(
          sql`${passages.work} = asked.work AND ${passages.place} BETWEEN asked.first AND asked.last`,
          text === null ? undefined : eq(passages.text, text),
        ),
      )
      .orderBy(asc(passages.work), asc(passages.place), asc(texts.position), asc(passages.sequence))
      .limit(MOST_ROWS)
  );
}

/** The passages of a passage's text and work; beside verses no prologues, elsewhere no headings. */
const alike = ({ work, text, kind }: PassageRow) =>
  and(
    eq(passages.work, work),
    eq(passages.text, text),
    inArray(passages.kind, kind === "verse" ? ["verse"] : ["paragraph", "question", "answer"]),
  );

/** Returns the last passages before a passage, the nearest first. */
export function selectBefore(db: TextsDb, passage: PassageRow, most: number) {
  return db
    .select()
    .from(passages)
    .where(and(alike(passage), lt(passages.place, passage.place)))
    .orderBy(desc(passages.place), desc(passages.sequence))
    .limit(most);
}

/** Returns the first passages behind a passage. */
export function selectBehind(db: TextsDb, passage: PassageRow, most: number) {
  return db
    .select()
    .from(passages)
    .where(and(alike(passage), gt(passages.place, passage.place)))
    .orderBy(asc(passages.place), asc(passages.sequence))
    .limit(most);
}

/** Returns an address as the installed texts have it: one row for each text with that page, in the order of the texts. */
export function selectPageRows(db: TextsDb, address: string) {
  return db
    .select({ page: textPages })
    .from(texts)
    .crossJoin(textPages)
    .where(and(eq(textPages.text, texts.id), eq(textPages.address, address)))
    .orderBy(asc(texts.position));
}

/**
 * Returns the passages of a page in two editions: of the text that is asked for, by default the first one with this page,
 * and of the one beside it.
 */
export function selectPagePassages(
  db: TextsDb,
  address: string,
  { text, beside }: { text: string | null; beside: string | null },
) {
  const first = sql`(SELECT t.id FROM texts t CROSS JOIN text_pages p
    WHERE p.text = t.id AND p.address = ${address} ORDER BY t.position LIMIT 1)`;
  return (
    db
      .select(getTableColumns(passages))
      .from(texts)
      // CROSS JOIN keeps the order: SQLite starts with the few texts and their one page.
      .crossJoin(textPages)
      .crossJoin(passages)
      .where(
        sql`${texts.id} IN (coalesce(${text}, ${first}), ${beside})
          AND ${textPages.text} = ${texts.id} AND ${textPages.address} = ${address}
          AND ${passages.work} = ${textPages.work}
          AND ${passages.place} BETWEEN ${textPages.first} AND ${textPages.last}
          AND ${passages.text} = ${texts.id}`,
      )
      .orderBy(asc(passages.place), asc(passages.text), asc(passages.sequence))
      .limit(MOST_ON_PAGE)
  );
}

const current = alias(textPages, "current");

/** Returns the pages before and after a page, in every text that has it. */
export function selectNeighbours(db: TextsDb, address: string) {
  const { text, position, title, work } = textPages;
  return db
    .select({ text, position, title, work, address: textPages.address })
    .from(texts)
    .crossJoin(current)
    .crossJoin(textPages)
    .where(
      sql`${current.text} = ${texts.id} AND ${current.address} = ${address} AND ${textPages.text} = ${current.text}
        AND ${textPages.position} IN (${current.position} - 1, ${current.position} + 1)`,
    );
}

/** Returns the pages under the same heading as a page, in every text that has it. */
export function selectSiblings(db: TextsDb, address: string) {
  const { text, title } = textPages;
  return db
    .select({ text, title, address: textPages.address })
    .from(texts)
    .crossJoin(current)
    .crossJoin(textPages)
    .where(
      sql`${current.text} = ${texts.id} AND ${current.address} = ${address} AND ${textPages.text} = ${current.text}
        AND ${textPages.work} = ${current.work} AND ${textPages.heading} = ${current.heading}`,
    )
    .orderBy(asc(textPages.position))
    .limit(MOST_PAGES);
}

/** The pages whose address begins with a path, text by text. */
const below = (path: string) =>
  sql`${textPages.text} = ${texts.id} AND ${textPages.address} > ${`${path}/`} AND ${textPages.address} < ${`${path}0`}`;

/** Returns the pages below a path, in the order of the texts and of their pages. */
export function selectPagesBelow(db: TextsDb, path: string) {
  return db
    .select({ page: textPages })
    .from(texts)
    .crossJoin(textPages)
    .where(below(path))
    .orderBy(asc(texts.position), asc(textPages.position))
    .limit(MOST_PAGES);
}

/** Returns what the pages below a path are about, by work or by heading, with their first address and their number. */
export function selectGroupsBelow(db: TextsDb, path: string, by: "work" | "heading") {
  return db
    .select({
      name: textPages[by],
      // SQLite takes the bare columns from the row of the smallest value.
      first: sql<number>`min(${texts.position} * 1000000 + ${textPages.position})`,
      address: textPages.address,
      pages: sql<number>`count(DISTINCT ${textPages.address})`,
    })
    .from(texts)
    .crossJoin(textPages)
    .where(below(path))
    .groupBy(textPages[by])
    .orderBy(sql`2`)
    .limit(MOST_PAGES);
}

/** Returns the addresses of a text's pages, and whether an earlier text has them, too. */
export function selectAddresses(db: TextsDb, text: string, limit: number) {
  return db
    .select({
      address: textPages.address,
      isSecond: sql<number>`EXISTS (SELECT 1 FROM texts AS own CROSS JOIN texts AS earlier CROSS JOIN text_pages AS page
        WHERE own.id = ${text} AND earlier.position < own.position
          AND page.text = earlier.id AND page.address = ${textPages.address})`,
    })
    .from(textPages)
    .where(eq(textPages.text, text))
    .orderBy(asc(textPages.position))
    .limit(limit);
}
