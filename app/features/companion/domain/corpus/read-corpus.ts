import { z } from "zod";
import type { CitedPlace } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { runsOf, workOf } from "~/features/texts/domain/citations/overlap";
import { referenceText } from "~/features/texts/domain/citations/reference-text";

/** One place of a text: a verse, a paragraph, a canon, an article. */
export interface CorpusPlace {
  /** As in the index's references: "bible John", "document Catechism of the Catholic Church". */
  work: string;
  /** A paragraph; chapter × 1000 + verse; question × 1000 + article. */
  place: number;
  /** As it is shown: "John 6:53". */
  reference: string;
  text: string;
}

export interface ReadCorpus {
  places: CorpusPlace[];
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
 * the paragraphs of a canon, are joined. Throws when a JSON file is not such a Bible.
 */
export function readCorpus(file: string): ReadCorpus {
  const text = file.replace(/^\uFEFF/, "");
  return collect(text.trimStart().startsWith("{") ? bibleLines(text) : textLines(text));
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

function collect(lines: readonly Line[]): ReadCorpus {
  const places = new Map<string, CorpusPlace>();
  const unread: string[] = [];
  for (const [reference, words] of lines) {
    const text = words.replace(/\s+/g, " ").trim();
    const place = text === "" ? null : placeOf(reference.trim());
    if (!place) {
      unread.push(reference.trim());
      continue;
    }
    const key = `${place.work}\n${place.place}`;
    const before = places.get(key);
    places.set(key, before ? { ...before, text: `${before.text} ${text}` } : { ...place, text });
  }
  return { places: [...places.values()], unread };
}

/** Returns the one place of a reference, or `null`. */
function placeOf(reference: string): Omit<CorpusPlace, "text"> | null {
  const [citation, ...more] = findCitations(reference);
  if (!citation || more.length > 0 || citation.raw !== reference) return null;
  const [run, ...others] = runsOf(citation.place);
  if (!run || others.length > 0 || run[0] !== run[1]) return null;
  return { work: workOf(citation.place), place: run[0], reference: referenceText(whole(citation.place)) };
}

/** Returns the whole canon for a paragraph of a canon. */
function whole(place: CitedPlace): CitedPlace {
  if (place.work !== "document") return place;
  return { ...place, spans: place.spans.map(({ from }) => ({ from })) };
}
