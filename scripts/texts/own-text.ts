import { z } from "zod";
import { pageAddress } from "~/features/texts/domain/addresses";
import type { CitedPlace } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { runsOf, workOf } from "~/features/texts/domain/citations/overlap";
import { placeReference } from "~/features/texts/domain/citations/place-reference";
import type { TextKind } from "~/shared/vocabulary";
import { compareCanon } from "./compare-canon";
import type { ReadPage, ReadPassage, ReadText } from "./read-text";

/** A text of an operator's own. */
export interface OwnText extends ReadText {
  kind: TextKind;
  /** Lines and books without a single known place. */
  unread: string[];
}

/** A Bible in the format of scrollmapper's bible_databases. */
const bibleFile = z.object({
  translation: z.string().optional(),
  books: z.array(
    z.object({
      name: z.string(),
      chapters: z.array(
        z.object({
          chapter: z.number().int(),
          verses: z.array(z.object({ verse: z.number().int(), text: z.string() })),
        }),
      ),
    }),
  ),
});

/** Names of that format that the parser would misread. */
const BOOK_NAMES: Record<string, string> = { "Revelation of John": "Revelation" };
/** Beside Ezra, these are books outside the canon; in the Douay they are Ezra and Nehemiah. */
const ESDRAS = /^(?:I{1,2}|[12]) Esdras$/;

/**
 * Reads a text: a Bible in scrollmapper's format, or lines of a reference, a tab and the words. Lines on one place, such as
 * the paragraphs of a canon, follow each other there. Throws when a JSON file is not such a Bible.
 */
export function readOwnText(file: string): OwnText {
  const text = file.replace(/^\uFEFF/, "");
  const { passages, unread } = readLines(
    text.trimStart().startsWith("{") ? bibleLines(text) : textLines(text),
  );
  const works = passages.map(({ work }) => work);
  const kind = works.some((work) => work.startsWith("bible ")) ? "bible" : "work";
  return { kind, passages, pages: pagesOf(passages), unread, repaired: [], ...compareCanon(passages) };
}

/** A reference and its words. */
type Line = [reference: string, words: string];

function textLines(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const tab = line.indexOf("\t");
      return tab < 0 ? [line, ""] : [line.slice(0, tab), line.slice(tab + 1)];
    });
}

function bibleLines(json: string): Line[] {
  const { books } = bibleFile.parse(JSON.parse(json));
  const hasEzra = books.some(({ name }) => name === "Ezra");
  return books.flatMap(({ name, chapters }) => {
    if (hasEzra && ESDRAS.test(name)) return [[name, ""] satisfies Line];
    const book = BOOK_NAMES[name] ?? name;
    return chapters.flatMap(({ chapter, verses }) =>
      verses.map(({ verse, text }): Line => [`${book} ${chapter}:${verse}`, text]),
    );
  });
}

function readLines(lines: readonly Line[]): Pick<OwnText, "passages" | "unread"> {
  const passages: ReadPassage[] = [];
  const unread: string[] = [];
  for (const [reference, text] of lines) {
    const words = text.replace(/\s+/g, " ").trim();
    const place = words === "" ? null : placeOf(reference.trim());
    if (place) passages.push({ ...place, words });
    else unread.push(reference.trim());
  }
  return { passages, unread };
}

/** Returns the one place of a reference, or `null`. */
function placeOf(reference: string): Omit<ReadPassage, "words"> | null {
  const [citation, ...more] = findCitations(reference);
  if (!citation || more.length > 0 || citation.raw !== reference) return null;
  const [run, ...others] = runsOf(citation.place);
  if (!run || others.length > 0 || run[0] !== run[1]) return null;
  return { work: workOf(citation.place), place: run[0], ...printedOf(citation.place) };
}

function printedOf(place: CitedPlace): Pick<ReadPassage, "kind" | "label"> {
  if (place.work === "bible") return { kind: "verse", label: String(place.spans[0]!.from.verse) };
  if (place.work !== "document") return { kind: "paragraph", label: "" };
  const [{ from, detail }] = place.spans as [{ from: number; detail?: string }];
  return { kind: "paragraph", label: detail ? `${from} ${detail}` : String(from) };
}

/** Returns the pages in the order in which the text comes to them. */
function pagesOf(passages: readonly ReadPassage[]): ReadPage[] {
  const pages = new Map<string, ReadPage>();
  for (const { work, place } of passages) {
    const address = pageAddress(work, place);
    if (address === null) continue;
    const page = pages.get(address);
    if (!page) {
      const heading = work.slice(work.indexOf(" ") + 1);
      const title = placeReference(work, place) ?? work;
      pages.set(address, { address, title, heading, work, first: place, last: place });
    } else {
      page.first = Math.min(page.first, place);
      page.last = Math.max(page.last, place);
    }
  }
  return [...pages.values()];
}
