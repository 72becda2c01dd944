import type { TextKind } from "~/shared/vocabulary";
import type { ContentsGroup, Edition, PageLink, ReadingContents, ReadingLibrary } from "../contract";
import { bookSlug, summaSlug } from "../domain/addresses";
import { BOOK_GROUPS } from "../domain/book-groups";
import type { BookId } from "../domain/citations/canon/bible";
import { bookLabel, fullBookNames } from "../domain/citations/canon/book-names";
import { ARTICLES, type SummaPart } from "../domain/citations/canon/summa";
import { contentsTitle, headingTitle, trailTo } from "../domain/reading-names";
import { WORKS } from "../domain/works";
import type { PageRow, TextRow } from "./texts.repository.server";

/** A work or a heading with its first address and the number of its pages. */
interface GroupRow {
  name: string;
  address: string;
  pages: number;
}

const BOOKS_TO_START = [
  "Gen",
  "Ps",
  "Isa",
  "Matt",
  "Mark",
  "Luke",
  "John",
  "Rom",
] as const satisfies BookId[];

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
const lastPart = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** Returns a text as the reader names it. */
export function editionOf({ id, title, kind, language, licence }: TextRow): Edition {
  return { id, title, kind, language, licence };
}

/** Returns how the pages below an address are summed up, for an address with too many of them; `null` for the others. */
export function shelfGrouping(address: string): "work" | "heading" | null {
  if (["scripture", "summa", "fathers", "documents"].includes(address)) return "work";
  return /^summa\/[^/]+$/.test(address) ? "heading" : null;
}

/** Returns a link to each book of the Bible, by group. */
export function bookLinks(): ContentsGroup[] {
  return BOOK_GROUPS.map(({ title, books }) => ({
    title,
    isNumbered: false,
    pages: books.map((book) => ({ ...bookLink(book), note: "" })),
  }));
}

function bookLink(book: BookId): PageLink {
  return { address: `scripture/${bookSlug(book)}`, title: fullBookNames(book)[0]! };
}

/** Returns pages under their heading; those of a book or a month by number alone. */
export function pageGroup(heading: string, pages: readonly PageLink[], kind: TextKind): ContentsGroup {
  const isNumbered = kind === "bible" || kind === "calendar";
  return {
    title: headingTitle(heading),
    isNumbered,
    pages: pages.map(({ address, title }) => ({
      address,
      title: isNumbered ? lastPart(address) : title,
      note: "",
    })),
  };
}

/** Returns the table of contents of a shelf, or of a part of the Summa. */
export function describeShelf(address: string, rows: GroupRow[], texts: TextRow[]): ReadingContents {
  return {
    level: "contents",
    address,
    title: contentsTitle(address) ?? address,
    trail: trailTo(address),
    note: address === "scripture" ? bibleTitles(texts) : "",
    groups: shelfGroups(address, rows),
  };
}

function bibleTitles(texts: readonly TextRow[]): string {
  const bibles = texts.filter(({ kind }) => kind === "bible");
  return bibles.map(({ title }) => title).join(" · ");
}

function shelfGroups(address: string, rows: readonly GroupRow[]): ContentsGroup[] {
  const found = new Map(rows.map((row) => [row.name, row]));
  if (address === "scripture") return scriptureGroups(found);
  if (address === "fathers") return fatherGroups(rows);
  const isNumbered = false;
  if (address === "summa") {
    const parts = (Object.keys(ARTICLES) as SummaPart[]).filter((part) => found.has(`summa ${part}`));
    const pages = parts.map((part) => ({
      address: `summa/${summaSlug(part)}`,
      title: contentsTitle(`summa/${summaSlug(part)}`)!,
      note: plural(ARTICLES[part].split(" ").length, "question"),
    }));
    return [{ title: "", isNumbered, pages }];
  }
  if (address === "documents") return [{ title: "", isNumbered, pages: documentLinks(rows) }];
  // A question opens at its first article.
  const pages = rows.map(({ name, address: first, pages: count }) => ({
    ...{
      address: first,
      title: headingTitle(name).replace(/^Question /, ""),
      note: plural(count, "article"),
    },
  }));
  return [{ title: "", isNumbered, pages }];
}

function scriptureGroups(found: ReadonlyMap<string, GroupRow>): ContentsGroup[] {
  return BOOK_GROUPS.map(({ title, books }) => ({
    title,
    isNumbered: false,
    pages: books.flatMap((book) => {
      const row = found.get(`bible ${bookLabel(book)}`);
      return row ? [{ ...bookLink(book), note: plural(row.pages, "chapter") }] : [];
    }),
  })).filter(({ pages }) => pages.length > 0);
}

/** Returns the installed works of the Fathers, by author. */
function fatherGroups(rows: readonly GroupRow[]): ContentsGroup[] {
  const groups = new Map<string, ContentsGroup>();
  for (const { id, author, title, folder, books } of WORKS) {
    const own = rows.filter(({ name }) => name.split(" ")[0] === id);
    if (folder !== "fathers" || own.length === 0) continue;
    const name = author ?? "Apostolic age";
    const group = groups.get(name) ?? { title: name, isNumbered: false, pages: [] };
    const chapters = own.reduce((sum, { pages }) => sum + pages, 0);
    const note = books
      ? `${plural(own.length, "book")}, ${plural(chapters, "chapter")}`
      : plural(chapters, "chapter");
    group.pages.push({ address: `fathers/${id}`, title, note });
    groups.set(name, group);
  }
  return [...groups.values()];
}

function documentLinks(rows: readonly GroupRow[]): ContentsGroup["pages"] {
  return rows.map(({ name, address }) => ({
    address: address.slice(0, address.lastIndexOf("/")),
    title: name.replace(/^document /, ""),
    note: "",
  }));
}

/** Returns the table of contents of a work, a book or a month; of pages that several texts have, the first one's. */
export function describeContents(
  address: string,
  rows: readonly { page: PageRow }[],
  texts: readonly TextRow[],
): ReadingContents {
  const seen = new Set<string>();
  const byHeading = new Map<string, PageRow[]>();
  for (const { page } of rows) {
    if (seen.has(page.address)) continue;
    seen.add(page.address);
    byHeading.set(page.heading, [...(byHeading.get(page.heading) ?? []), page]);
  }
  const kind = texts.find(({ id }) => id === rows[0]!.page.text)!.kind;
  const [heading = ""] = byHeading.keys();
  const title = (kind === "summa" ? null : contentsTitle(address)) ?? headingTitle(heading);
  const work = WORKS.find(({ id }) => address.split("/").includes(id));
  return {
    level: "contents",
    address,
    title,
    trail: trailTo(address),
    note: work?.author ?? "",
    groups: [...byHeading].map(([heading, own]) =>
      // A single heading repeats the title.
      pageGroup(byHeading.size === 1 ? "" : heading, own, kind),
    ),
  };
}

/** Returns the library of the installed texts. */
export function describeLibrary(texts: readonly TextRow[], documents: readonly GroupRow[]): ReadingLibrary {
  const has = (...ids: string[]) => texts.some(({ id }) => ids.includes(id));
  const hasKind = (kind: TextKind) => texts.some((text) => text.kind === kind);
  const link = (isThere: boolean, address: string, note: string) =>
    isThere ? [{ address, title: contentsTitle(address)!, note }] : [];
  const shelf = (title: string, pages: ContentsGroup["pages"]) => ({ title, isNumbered: false, pages });
  return {
    scripture: hasKind("bible") ? { note: bibleTitles(texts), books: BOOKS_TO_START.map(bookLink) } : null,
    shelves: [
      shelf("Fathers and Doctors", [
        ...link(has("fathers"), "fathers", "From the Didache to Athanasius"),
        ...link(has("fathers", "confessions"), "confessions", "Augustine of Hippo"),
        ...link(hasKind("summa"), "summa", "Thomas Aquinas"),
      ]),
      shelf("Devotion", [
        ...link(has("imitation"), "imitation", "Thomas à Kempis"),
        ...link(has("martyrology-1914"), "martyrology", "The saints of each day, edition of 1914"),
      ]),
      shelf("Catechisms and documents", [
        ...link(has("baltimore-1"), "baltimore", "Questions and answers for children"),
        ...documentLinks(documents),
      ]),
    ].filter(({ pages }) => pages.length > 0),
    editions: texts.map(editionOf),
  };
}
