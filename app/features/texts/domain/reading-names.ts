import type { PageLink } from "../contract";
import { bookOfSlug, bookSlug, documentOfSlug, summaPartOfSlug, summaSlug } from "./addresses";
import { fullBookNames } from "./citations/canon/book-names";
import type { SummaPart } from "./citations/canon/summa";
import { WORKS } from "./works";

const SUMMA_PARTS: Record<SummaPart, string> = {
  I: "First Part",
  "I-II": "First Part of the Second Part",
  "II-II": "Second Part of the Second Part",
  III: "Third Part",
  "Suppl.": "Supplement",
  "App. I": "Appendix I",
  "App. II": "Appendix II",
};

/** The addresses that list several works. */
const SHELVES: Record<string, string> = {
  "": "Library",
  scripture: "Scripture",
  summa: "Summa Theologiae",
  fathers: "Church Fathers",
  documents: "Documents",
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the address of a page as the rows have it: modern names of books for those of the Douay and for abbreviations,
 * small letters, no leading zeros. The other forms redirect to it.
 */
export function canonicalAddress(path: string): string {
  const [shelf = "", second = "", ...rest] = path.split("/").filter(Boolean);
  const numbers = rest.map((part) => part.replace(/^0+(?=\d)/, "").toLowerCase());
  const name = canonicalName(shelf.toLowerCase(), second);
  return [shelf.toLowerCase(), name, ...numbers].filter(Boolean).join("/");
}

function canonicalName(shelf: string, name: string): string {
  if (shelf === "scripture") {
    const book = bookOfSlug(name.replaceAll(/[ _.]+/g, "-"));
    return book ? bookSlug(book) : name;
  }
  if (shelf === "summa") {
    const part = summaPartOfSlug(name);
    return part ? summaSlug(part) : name;
  }
  return name.replace(/^0+(?=\d)/, "").toLowerCase();
}

/** Returns the title of a table of contents, such as "John" of "scripture/john"; `null` for an address without one. */
export function contentsTitle(address: string): string | null {
  const shelf = SHELVES[address];
  if (shelf) return shelf;
  const [first, name = "", number, ...more] = address.split("/");
  if (more.length > 0) return null;
  if (first === "scripture" && number === undefined) {
    const book = bookOfSlug(name);
    return book && fullBookNames(book)[0]!;
  }
  if (first === "summa") return summaTitle(name, number);
  if (first === "documents") return number === undefined ? documentOfSlug(name) : null;
  return workTitle(address.split("/"));
}

function summaTitle(name: string, question: string | undefined): string | null {
  const part = summaPartOfSlug(name);
  return part && (question === undefined ? SUMMA_PARTS[part] : `Question ${question}`);
}

/** Returns the title of a work, of one of its books, or of a month of the Martyrology. */
function workTitle(parts: readonly string[]): string | null {
  const inFolder = parts[0] === "fathers";
  const [id, number, ...more] = inFolder ? parts.slice(1) : parts;
  const work = WORKS.find((one) => one.id === id && (one.folder !== null) === inFolder);
  if (!work || more.length > 0) return null;
  if (number === undefined) return work.title;
  return work.id === "martyrology" ? capital(number) : `Book ${number}`;
}

/** Returns the way to a page from the library: each table of contents above it. */
export function trailTo(address: string): PageLink[] {
  const parts = address.split("/");
  return parts.flatMap((_, depth) => {
    const above = parts.slice(0, depth).join("/");
    const title = contentsTitle(above);
    return title === null ? [] : [{ address: above, title }];
  });
}

/** Returns a heading of pages as it is shown above them: "Question 2. The Existence of God", "Book 1". */
export function headingTitle(heading: string): string {
  return heading.replace(/^.*?\bq\. (?=\d)/, "Question ").replace(/^.*, (?=Book \d+$)/, "");
}
