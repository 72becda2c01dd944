import type { BookId } from "./canon/bible";
import {
  BOOK_NAMES,
  bookLabel,
  INVENTED_BOOKS,
  NUMBERED_BOOK_NAMES,
  TITLES,
  WORDS,
} from "./canon/book-names";
import { type PhraseTable, phraseAt, phraseTable } from "./phrases";
import type { Token } from "./tokens";

/** How much a name is also an ordinary word: a `title` needs a verse to be a reference, a `word` a capital as well. */
type NameUsage = "plain" | "title" | "word";

/** The name of a book in a text; `book` is `null` when the canon has no such book. */
export interface BookName {
  book: BookId | null;
  name: string;
  usage: NameUsage;
  abbreviated: boolean;
  /** Whether a lower-case name with only a chapter is a reference, too: "1 corinthians 13", "psalm 23". */
  anyCase: boolean;
  /** Index of the first token after the name. */
  next: number;
}

interface NameEntry<T> {
  books: T;
  name: string;
  abbreviated: boolean;
}

const PLAIN = namesOf(BOOK_NAMES, (field) => field as BookId, INVENTED_BOOKS);
const NUMBERED = namesOf(NUMBERED_BOOK_NAMES, (field) => field.split(" ") as BookId[], []);
const ORDINALS = new Map([
  ...["first", "second", "third", "fourth"].map((word, index) => [word, index + 1] as const),
  ...["i", "ii", "iii", "iv"].map((word, index) => [word, index + 1] as const),
]);
const SUFFIXES = new Set(["st", "nd", "rd", "th"]);
const WRITINGS = new Set(["letter", "epistle", "book"]);
const FILLING = new Set(["of", "to", "the", "saint", "st", "paul"]);
const FILLING_LIMIT = 7;

function namesOf<T extends {}>(
  lines: string,
  booksOf: (field: string) => T,
  invented: readonly string[],
): PhraseTable<NameEntry<T | null>> {
  const entries: [string, NameEntry<T | null>][] = invented.map((name) => [
    name,
    { books: null, name, abbreviated: false },
  ]);
  for (const line of lines.trim().split("\n")) {
    const [field = "", names = "", abbreviations = ""] = line.split("|");
    const books = booksOf(field);
    const name = names.split(", ")[0]!;
    for (const full of names.split(", ")) entries.push([full, { books, name, abbreviated: false }]);
    for (const short of abbreviations.split(" ")) entries.push([short, { books, name, abbreviated: true }]);
  }
  return phraseTable(entries);
}

/** Returns the name of a book at a token, with its number if it has one. */
export function bookNameAt(tokens: readonly Token[], at: number): BookName | null {
  return numberedBookAt(tokens, at) ?? plainBookAt(tokens, at);
}

/** Returns a numbered book at a token: "1 Cor", "II Peter", "First Letter of John", "3rd John". */
export function numberedBookAt(tokens: readonly Token[], at: number): BookName | null {
  const prefix = bookNumberAt(tokens, at);
  if (!prefix) return null;
  const named = tokens[prefix.next];
  if (!named || named.gap > 2) return null;
  const found = phraseAt(tokens, skipFilling(tokens, prefix.next), NUMBERED);
  if (!found?.value.books) return null;
  const book = found.value.books[prefix.number - 1] ?? null;
  const label = `${prefix.number} ${found.value.name}`;
  const { abbreviated } = found.value;
  return {
    book,
    name: book ? bookLabel(book) : label,
    usage: "plain",
    abbreviated,
    anyCase: found.name.length > 2,
    next: found.next,
  };
}

function plainBookAt(tokens: readonly Token[], at: number): BookName | null {
  const found = phraseAt(tokens, at, PLAIN);
  if (!found) return null;
  const { books: book, name, abbreviated } = found.value;
  return {
    book,
    name: book ? bookLabel(book) : name,
    usage: usageOf(found.name),
    abbreviated,
    anyCase: book === "Ps",
    next: found.next,
  };
}

function usageOf(name: string): NameUsage {
  if (WORDS.has(name)) return "word";
  return TITLES.has(name) ? "title" : "plain";
}

function bookNumberAt(tokens: readonly Token[], at: number): { number: number; next: number } | null {
  const token = tokens[at];
  if (token?.kind === "number") {
    if (token.text.length > 1 || token.text === "0") return null;
    const suffix = tokens[at + 1];
    const ordinal = suffix?.gap === 0 && SUFFIXES.has(suffix.word);
    return { number: Number(token.text), next: ordinal ? at + 2 : at + 1 };
  }
  if (token?.kind !== "word" || token.text === "i") return null;
  const number = ORDINALS.get(token.word);
  return number ? { number, next: at + 1 } : null;
}

/** Skips "letter of St.", "epistle to the", "book of". */
function skipFilling(tokens: readonly Token[], at: number): number {
  if (!WRITINGS.has(tokens[at]!.word)) return at;
  let next = at + 1;
  while (next < at + FILLING_LIMIT && isFilling(tokens, next)) next++;
  return next;
}

function isFilling(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.word === ".") return tokens[at - 1]!.word === "st";
  return token !== undefined && token.gap < 3 && FILLING.has(token.word);
}
