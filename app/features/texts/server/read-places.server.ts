import type { TextsDb } from "~/server/db/client.server";
import { type PlaceRun, STEP } from "../domain/citations/overlap";
import { placeReference } from "../domain/citations/place-reference";
import { selectPassages } from "./texts.repository.server";

/** The words of a place in the first text that has it. */
interface InstalledPlace {
  /** The id of the text. */
  source: string;
  work: string;
  place: number;
  /** As it is shown: "John 6:53". */
  reference: string;
  text: string;
}

/** Characters of an article or a chapter of a Father: an answer quotes its beginning. */
const MOST_QUOTED = 700;

/**
 * Reads the installed words of places for quotation, in the order of their work. Of several texts with one place, such as
 * two Bibles, the first counts. The passages of a place are joined. Of a chapter of a Father only the beginning is returned,
 * of an article of the Summa that of its answer.
 */
export async function readPlaces(db: TextsDb, runs: readonly PlaceRun[]): Promise<InstalledPlace[]> {
  const found = new Map<string, InstalledPlace>();
  for (const { passage } of await selectPassages(db, runs)) {
    const { text: source, work, place, kind, words } = passage;
    const isSumma = work.startsWith("summa ");
    // Prologues are not quoted.
    if (place % STEP === 0 && (isSumma || work.startsWith("bible "))) continue;
    // An operator's own Summa has paragraphs.
    if (isSumma && kind !== "body" && kind !== "paragraph") continue;
    const key = `${work}\n${place}`;
    const before = found.get(key);
    if (!before) {
      found.set(key, { source, work, place, reference: placeReference(work, place) ?? work, text: words });
    } else if (before.source === source && !isSumma) before.text += ` ${words}`;
  }
  return [...found.values()].map((one) =>
    isShort(one.work) ? one : { ...one, text: beginningOf(one.text) },
  );
}

/** Whether the places of a work are short: verses and numbered paragraphs. */
const isShort = (work: string) => work.startsWith("bible ") || work.startsWith("document ");

/** Returns the first sentences of a long text. */
function beginningOf(words: string): string {
  if (words.length <= MOST_QUOTED) return words;
  return /^.*[.?!]["”’)]*(?=\s)/s.exec(words.slice(0, MOST_QUOTED))?.[0] ?? words.slice(0, MOST_QUOTED);
}
