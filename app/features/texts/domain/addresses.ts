import { type BookId, LAST_VERSES, lastVerses } from "./citations/canon/bible";
import { bookLabel, fullBookNames } from "./citations/canon/book-names";
import { DOCUMENTS } from "./citations/canon/documents";
import { ARTICLES, type SummaPart } from "./citations/canon/summa";
import { STEP } from "./citations/overlap";
import { MONTHS, workNamed } from "./works";

/** Paragraphs of a document on one page. */
const DOCUMENT_PAGE = 50;

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const BOOKS = Object.keys(LAST_VERSES) as BookId[];
const BOOK_SLUGS = new Map(BOOKS.map((book) => [book, slug(fullBookNames(book)[0]!)]));
const BOOKS_BY_LABEL = new Map(BOOKS.map((book) => [bookLabel(book), book]));
const BOOKS_BY_SLUG = new Map<string, BookId>([
  // The modern names last: "1 Kings" is the first book of Kings, in the Douay the first of Samuel.
  ...BOOKS.flatMap((book) => fullBookNames(book).map((name) => [slug(name), book] as const)),
  ...BOOKS.map((book) => [slug(bookLabel(book)), book] as const),
  ...BOOKS.map((book) => [BOOK_SLUGS.get(book)!, book] as const),
]);
const SUMMA_SLUGS = new Map(
  Object.keys(ARTICLES).map((part) => [part, part.replace(".", "").replace(" ", "-")]),
);

/** Returns the name of a book in addresses: "1-corinthians". */
export function bookSlug(book: BookId): string {
  return BOOK_SLUGS.get(book)!;
}

/**
 * Returns the book of a name in an address. Douay names and labels such as "1-cor" are known, too: their pages
 * redirect to the modern name's.
 */
export function bookOfSlug(name: string): BookId | null {
  return BOOKS_BY_SLUG.get(name.toLowerCase()) ?? null;
}

/** Returns the name of a part of the Summa in addresses: "I-II", "Suppl". */
export function summaSlug(part: string): string {
  return SUMMA_SLUGS.get(part) ?? slug(part);
}

/** Returns the part of the Summa of a name in an address, in capitals or not: "Suppl." of "suppl". */
export function summaPartOfSlug(name: string): SummaPart | null {
  const wanted = name.toLowerCase();
  const [part] = [...SUMMA_SLUGS].find(([, own]) => own.toLowerCase() === wanted) ?? [];
  return (part as SummaPart | undefined) ?? null;
}

/** Returns the title of the document of a name in an address. */
export function documentOfSlug(name: string): string | null {
  return DOCUMENTS.find(({ title }) => slug(title) === name)?.title ?? null;
}

/** Returns whether rows may name a work: a book of Scripture, a part of the Summa, a document, or a work with an address. */
export function isWork(work: string): boolean {
  const name = work.slice(work.indexOf(" ") + 1);
  if (work.startsWith("bible ")) return BOOKS_BY_LABEL.has(name);
  if (work.startsWith("summa ")) return SUMMA_SLUGS.has(name);
  if (work.startsWith("document ")) return DOCUMENTS.some(({ title }) => title === name);
  return workNamed(work) !== null;
}

/** Returns the number of chapters of a book of Scripture as rows name it, "bible John"; 0 for any other work. */
export function chaptersOf(work: string): number {
  const book = work.startsWith("bible ") && BOOKS_BY_LABEL.get(work.slice("bible ".length));
  return book ? lastVerses(book).length : 0;
}

/**
 * Returns the address of the page that holds a place, without the leading "/read/": "scripture/john/6", "summa/I/2/3",
 * "fathers/ignatius-smyrnaeans/7", "martyrology/january/25". `null` for an unknown work, and for the Baltimore Catechism,
 * of which only the rows know the lesson of a question.
 */
export function pageAddress(work: string, place: number): string | null {
  const space = work.indexOf(" ");
  const [kind, name] = [work.slice(0, space), work.slice(space + 1)];
  const [chapter, number] = [Math.floor(place / STEP), place % STEP];
  if (kind === "bible") {
    const book = BOOKS_BY_LABEL.get(name);
    return book ? `scripture/${bookSlug(book)}/${chapter}` : null;
  }
  // The prologue of a question is on the page of its first article.
  if (kind === "summa") return `summa/${summaSlug(name)}/${chapter}/${Math.max(number, 1)}`;
  if (kind === "document") return documentAddress(name, place);
  return workAddress(work, chapter, number);
}

function documentAddress(title: string, place: number): string | null {
  const known = DOCUMENTS.some((document) => document.title === title);
  const start = Math.floor((place - 1) / DOCUMENT_PAGE) * DOCUMENT_PAGE + 1;
  return known ? `documents/${slug(title)}/${start}` : null;
}

function workAddress(name: string, chapter: number, number: number): string | null {
  const found = workNamed(name);
  if (!found || found.work.id === "baltimore") return null;
  const { work, book } = found;
  const path = [work.folder, work.id, book].filter((part) => part !== null).join("/");
  if (work.id === "martyrology") return `${path}/${MONTHS[chapter - 1]?.toLowerCase()}/${number}`;
  // Here a place is a book and its chapter, elsewhere a chapter and its section.
  if (work.id === "confessions" || work.id === "imitation") return `${path}/${chapter}/${number}`;
  return `${path}/${chapter}`;
}

/** Returns the address of a place itself: its page, and the anchor of the place on it. */
export function placeAddress(work: string, place: number): string | null {
  const page = pageAddress(work, place);
  if (page === null) return null;
  const number = place % STEP;
  if (work.startsWith("bible ")) return number === 0 ? page : `${page}#v${number}`;
  if (work.startsWith("document ")) return `${page}#p${place}`;
  const isWholePage = work.startsWith("summa ") || ["confessions", "imitation", "martyrology"].includes(work);
  return isWholePage || number === 0 ? page : `${page}#p${number}`;
}
