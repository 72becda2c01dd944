import { z } from "zod";
import { bookOfSlug } from "~/features/texts/domain/addresses";
import type { BookId } from "~/features/texts/domain/citations/canon/bible";
import { type EditionVerse, placeVerses } from "./bible";
import type { ReadText, TextFiles } from "./read-text";

const bookFile = z.record(z.string(), z.record(z.string(), z.string()));

/** File names of the Douay that name another book today. */
const DOUAY_FILES: Record<string, BookId> = {
  "1 Kings": "1Sam",
  "2 Kings": "2Sam",
  "3 Kings": "1Kgs",
  "4 Kings": "2Kgs",
  "1 Esdras": "Ezra",
  "2 Esdras": "Neh",
};

/** Headings that got into verses: speakers of the Song, letters of Psalm 119, titles in Daniel. */
const STRAYS: { book: BookId; chapter?: number; pattern: RegExp }[] = [
  { book: "Song", pattern: / (?:Beloved|Lover|Friends|Brothers)(?= |$)/g },
  { book: "Ps", chapter: 119, pattern: / [A-Z]{2,}(?: AND [A-Z]+)?$/g },
  { book: "Dan", chapter: 3, pattern: / (?:[A-Z]{3,}(?: [A-Z]{2,})+|Deliverance from the Furnace)$/g },
];

/** Reads a Bible of one JSON file a book, `{"chapter": {"verse": "words"}}`, under the Douay's names. */
export function readWebBible(files: TextFiles): ReadText {
  let strays = 0;
  const verses = [...files].flatMap(([file, text]) => {
    const name = file.replace(/\.json$/, "");
    const book = DOUAY_FILES[name] ?? bookOfSlug(name.replaceAll(" ", "-"));
    if (!book) throw new Error(`${file} names no book of the canon`);
    return Object.entries(bookFile.parse(JSON.parse(text))).flatMap(([chapter, own]) =>
      Object.entries(own).map(([verse, words]): EditionVerse => {
        const clean = withoutStrays(book, Number(chapter), words);
        if (clean !== words) strays++;
        return { book, chapter: Number(chapter), verse: Number(verse), words: clean };
      }),
    );
  });
  return {
    ...placeVerses(verses, "web"),
    repaired: strays ? [`${strays} verses had a heading in their words`] : [],
  };
}

function withoutStrays(book: BookId, chapter: number, words: string): string {
  return STRAYS.filter((stray) => stray.book === book && (stray.chapter ?? chapter) === chapter).reduce(
    (text, { pattern }) => text.replace(pattern, ""),
    words.replace(/\s+/g, " ").trim(),
  );
}
