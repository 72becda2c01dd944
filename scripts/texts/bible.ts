import { bookSlug } from "~/features/texts/domain/addresses";
import { type BookId, LAST_VERSES } from "~/features/texts/domain/citations/canon/bible";
import { bookLabel, fullBookNames } from "~/features/texts/domain/citations/canon/book-names";
import { STEP } from "~/features/texts/domain/citations/overlap";
import type { PassageNote } from "~/server/db/texts/tables";
import { compareCanon } from "./compare-canon";
import { APPROXIMATE_BOOKS, fromCanon, NUMBERINGS, toCanon } from "./numbering";
import type { ReadPage, ReadPassage, ReadText } from "./read-text";

/** A verse as its edition numbers it; verse 0 is a prologue before the first one. */
export interface EditionVerse {
  book: BookId;
  chapter: number;
  verse: number;
  words: string;
  notes?: PassageNote[];
}

const BOOKS = Object.keys(LAST_VERSES) as BookId[];

/**
 * Places the verses of a Bible by the canon's numbers and adds the Vulgate's number where it differs. Several verses may
 * share a place.
 * @param numbering the edition's, by its name
 */
export function placeVerses(verses: readonly EditionVerse[], numbering: string): Omit<ReadText, "repaired"> {
  const passages: ReadPassage[] = [];
  for (const book of BOOKS) {
    const own = verses.filter((verse) => verse.book === book);
    passages.push(...placeBook(own, numbering).sort((one, other) => one.place - other.place));
  }
  const { missing, shifted } = compareCanon(passages.filter(({ place }) => place % STEP !== 0));
  return { passages, pages: pagesOf(passages), missing, shifted };
}

function placeBook(verses: readonly EditionVerse[], numbering: string): ReadPassage[] {
  const rules = NUMBERINGS[numbering]!;
  const placed: ReadPassage[] = [];
  /** Verses without a counterpart, which precede the next one that has one. */
  let waiting: EditionVerse[] = [];
  for (const verse of verses) {
    const target = toCanon(rules, verse.book, verse);
    waiting.push(verse);
    if (!target) continue;
    placed.push(...waiting.map((one) => toPassage(one, target, numbering)));
    waiting = [];
  }
  return placed;
}

function toPassage(
  { book, chapter, verse, words, notes }: EditionVerse,
  target: { chapter: number; verse: number },
  numbering: string,
): ReadPassage {
  const vulgate = numbering === "douay" ? { chapter, verse } : vulgateOf(book, target);
  const differs = vulgate && (vulgate.chapter !== target.chapter || vulgate.verse !== target.verse);
  return {
    work: `bible ${bookLabel(book)}`,
    place: target.chapter * STEP + target.verse,
    kind: verse === 0 ? "paragraph" : "verse",
    label: verse === 0 ? "" : String(target.verse),
    vulgate: differs ? `${bookLabel(book)} ${vulgate.chapter}:${vulgate.verse}` : null,
    words,
    ...(notes?.length && { notes }),
  };
}

function vulgateOf(book: BookId, target: { chapter: number; verse: number }) {
  return APPROXIMATE_BOOKS.has(book) ? null : fromCanon(NUMBERINGS.douay!, book, target);
}

function pagesOf(passages: readonly ReadPassage[]): ReadPage[] {
  return BOOKS.flatMap((book) => {
    const work = `bible ${bookLabel(book)}`;
    const name = fullBookNames(book)[0]!;
    const own = passages.filter((passage) => passage.work === work);
    const chapters = [...new Set(own.map(({ place }) => Math.floor(place / STEP)))];
    return chapters.map((chapter) => ({
      address: `scripture/${bookSlug(book)}/${chapter}`,
      title: `${book === "Ps" ? "Psalm" : name} ${chapter}`,
      heading: name,
      work,
      first: chapter * STEP,
      last: chapter * STEP + STEP - 1,
    }));
  });
}
