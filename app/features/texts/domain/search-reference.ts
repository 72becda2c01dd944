import { bookOfSlug, bookSlug } from "./addresses";
import { fullBookNames } from "./citations/canon/book-names";
import { checkCitation } from "./citations/check-citation";
import type { FoundCitation } from "./citations/citation";
import { findCitations } from "./citations/find-citations";
import { wordsOf } from "./search-words";

/** A search, separated into the references in it and the other words. */
export interface SearchParts {
  citations: FoundCitation[];
  words: string;
}

/** "john 3 16", "Rom 8, 28-30". */
const LOOSE = /^(.*\p{L}\.?)\s*(\d+)(?:\s*[.,:;]\s*|\s+)(\d+)(?:\s*[-\u2013]\s*(\d+))?$/u;
/** Words beside a reference that say nothing more. */
const FILLERS = /\b(?:chapters?|verses?|v|vv|and|the|see|cf|read|bible|of|in)\b/gi;

/**
 * Returns the references that a text consists of, as people type them: in small letters, or with a space or a comma between
 * chapter and verse. Empty for any other text.
 */
export function readReferences(text: string): FoundCitation[] {
  const plain = text.trim().replace(/\s+/g, " ");
  const forms = [plain, capitalized(plain), colonForm(capitalized(plain))];
  const read = forms.map((form) => {
    const { citations, words } = separate(form);
    return citations.length > 0 && !/[\p{L}\p{N}]/u.test(words) ? citations : [];
  });
  const exists = (citations: FoundCitation[]) =>
    citations.length > 0 && citations.every((citation) => checkCitation(citation).state !== "not-found");
  return read.find(exists) ?? read.find(({ length }) => length > 0) ?? [];
}

/** Separates a search into its references and its words. */
export function readSearch(search: string): SearchParts {
  const references = readReferences(search.replace(FILLERS, (word) => (word === "and" ? ";" : " ")));
  if (references.length > 0) return { citations: references, words: "" };
  return separate(search);
}

/** A book by its name alone: its address and its title; `null` for any other text. */
export function readBook(search: string): { address: string; title: string } | null {
  const name = search
    .trim()
    .replace(/^(?:the )?(?:(?:book|gospel|letter|epistle) (?:of|to|according to) )?(?:the |st\.? )*/i, "");
  const book = bookOfSlug(name.replace(/[\s.]+/g, "-"));
  return book && { address: `scripture/${bookSlug(book)}`, title: fullBookNames(book)[0]! };
}

function separate(text: string): SearchParts {
  const citations = findCitations(text);
  let words = "";
  let end = 0;
  for (const citation of citations) {
    words += `${text.slice(end, citation.start)} `;
    end = citation.end;
  }
  words += text.slice(end);
  return { citations, words: wordsOf(words).length > 0 ? words.trim() : "" };
}

const capitalized = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

function colonForm(text: string): string {
  const [, name, chapter, verse, last] = LOOSE.exec(text) ?? [];
  return name === undefined ? text : `${name} ${chapter}:${verse}${last === undefined ? "" : `-${last}`}`;
}
