import { pageAddress } from "~/features/texts/domain/addresses";
import { STEP } from "~/features/texts/domain/citations/overlap";
import numbering from "../../content/numbering/confessions.json";
import type { Section } from "./chapters";
import { compareCanon } from "./compare-canon";
import type { ReadPage, ReadPassage, ReadText, TextFiles } from "./read-text";

const CHAPTERS: Record<string, number[]> = numbering.chapters;
const JOINED: Record<string, number[]> = numbering.joined;
const DOUBLE: Record<string, number[]> = numbering.double;

/** Returns the chapter of a section of a book of the Confessions. */
function chapterOf(book: number, section: number): number {
  return CHAPTERS[book]!.findIndex((last) => section <= last) + 1;
}

/**
 * Returns the passages and pages of a book of the Confessions: a chapter is a place and a page, whatever sections it has.
 * @param titles of chapters, by their number
 */
export function placeConfessions(
  book: number,
  sections: readonly Section[],
  titles: ReadonlyMap<number, string> = new Map(),
): Pick<ReadText, "passages" | "pages"> {
  const passages = sections.map(
    ({ section, label, words }): ReadPassage => ({
      work: "confessions",
      place: book * STEP + chapterOf(book, Math.max(section, 1)),
      kind: "paragraph",
      label,
      words,
    }),
  );
  const pages = [...new Set(passages.map(({ place }) => place))].map((place): ReadPage => {
    const title = titles.get(place % STEP);
    return {
      address: pageAddress("confessions", place)!,
      title: [`Chapter ${place % STEP}`, title].filter(Boolean).join(". "),
      heading: `Augustine of Hippo, Confessions, Book ${book}`,
      work: "confessions",
      first: place,
      last: place,
    };
  });
  return { passages, pages };
}

/** Reads Pusey's translation, a plain text of Project Gutenberg without numbers: its paragraphs are the sections. */
export function readConfessions(files: TextFiles): ReadText {
  const [text = ""] = files.values();
  const own = /\*\*\* ?START OF[^\n]*\n([\s\S]*?)(?:\nEnd of the Project Gutenberg|\*\*\* ?END OF)/.exec(
    text,
  )?.[1];
  if (own === undefined) throw new Error("The marks of Project Gutenberg are missing");
  const books = own.split(/^BOOK [IVXL]+\s*$/m).slice(1);
  const placed = books.map((book, index) => placeConfessions(index + 1, sectionsOf(index + 1, book)));
  const passages = placed.flatMap((one) => one.passages);
  return {
    passages,
    pages: placed.flatMap((one) => one.pages),
    ...compareCanon(passages),
    repaired: [
      "the wrapper of Project Gutenberg is left out",
      "paragraphs have the numbers of their sections",
    ],
  };
}

function sectionsOf(book: number, text: string): Section[] {
  let section = 0;
  const paragraphs = text.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph, index) => {
    const words = paragraph
      .replace(/\s+/g, " ")
      .replace(/ ?--+ ?/g, "—")
      .trim();
    if (JOINED[book]?.includes(index + 1)) return { section, label: "", words };
    section++;
    const own = { section, label: String(section), words };
    if (DOUBLE[book]?.includes(index + 1)) section++;
    return own;
  });
}
