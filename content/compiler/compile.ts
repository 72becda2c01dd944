import { foldedWords } from "~/features/companion/domain/retrieval/question-words";
import { stemOf } from "~/shared/text";
import { type BundledContent, readBundledContent } from "./bundled-content";
import { type CompanionIndex, readCompanionIndex } from "./companion-index";
import { ContentFiles } from "./content-files";
import { type IndexRows, indexRows } from "./index-rows";

/** Content as the product takes it. */
export interface CompiledContent {
  /** The rows of the companion's index, for the database. */
  index: IndexRows;
  /** The modules that the code imports as `#content/...`. */
  bundled: BundledContent & { vocabulary: [word: string, answers: number][] };
}

/**
 * Compiles the files of content/. Throws when one is wrong, with its name and the line at fault.
 * @param texts the files by their path in the repository
 */
export function compileContent(texts: ReadonlyMap<string, string>): CompiledContent {
  const files = new ContentFiles(texts);
  const bundled = readBundledContent(files);
  const index = readCompanionIndex(files);
  files.finish();
  const rows = indexRows(index);
  return { index: rows, bundled: { ...bundled, vocabulary: vocabularyOf(index) } };
}

/** A word that stands in no edited text is known from this many questions on: below, it is a slip of somebody's pen. */
const SURE = 4;

/** Returns the words in which people ask in English, with the number of questions and topics that have each. */
function vocabularyOf({ known, topics }: CompanionIndex): [word: string, count: number][] {
  const counts = new Map<string, number>();
  const asked = [
    ...known.map(({ questions }) => questions),
    ...topics.map(({ title, aliases, questions, everydayWords }) => [
      title,
      everydayWords,
      ...aliases,
      ...questions,
    ]),
  ];
  const edited = new Set(
    [
      ...known.flatMap(({ answer, claims }) => [answer, ...claims].map(({ text }) => text)),
      ...topics.flatMap(({ title, summary, notes }) => [
        title,
        summary,
        ...Object.values(notes).map(({ text }) => text),
      ]),
    ].flatMap((text) => foldedWords(text).map(stemOf)),
  );
  for (const texts of asked)
    for (const word of new Set(texts.flatMap(foldedWords))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= SURE || edited.has(stemOf(word)))
    .sort(([one], [other]) => one.localeCompare(other));
}
