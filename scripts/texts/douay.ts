import { type BookId, LAST_VERSES } from "~/features/texts/domain/citations/canon/bible";
import { bookLabel } from "~/features/texts/domain/citations/canon/book-names";
import { type EditionVerse, placeVerses } from "./bible";
import type { ReadText, TextFiles } from "./read-text";
import { readUsfm } from "./usfm";

/** USFM's codes in the order of the canon. */
const CODES =
  `GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH TOB JDT EST 1MA 2MA JOB PSA PRO ECC SNG
  WIS SIR ISA JER LAM BAR EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH
  PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV`.split(/\s+/);
const BOOKS = new Map((Object.keys(LAST_VERSES) as BookId[]).map((book, index) => [CODES[index]!, book]));

/** Reads the Douay-Rheims Bible, one USFM file a book. */
export function readDouay(files: TextFiles): ReadText {
  const repaired: string[] = [];
  const verses = [...files].flatMap(([file, text]) => {
    const read = readUsfm(text);
    const book = BOOKS.get(read.code);
    if (!book) throw new Error(`${file} names no book of the canon`);
    repaired.push(...read.repaired.map((line) => `${bookLabel(book)} ${line}`));
    return read.verses.map((verse) => toEdition(book, verse));
  });
  return { ...placeVerses(verses, "douay"), repaired };
}

/** Prologues precede chapter 1: they are its verse 0. */
function toEdition(book: BookId, verse: ReturnType<typeof readUsfm>["verses"][number]): EditionVerse {
  return verse.chapter === 0 ? { ...verse, book, chapter: 1, verse: 0 } : { ...verse, book };
}
