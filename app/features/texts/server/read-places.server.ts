import type { TextsDb } from "~/server/db/client.server";
import type { PlaceRun } from "../domain/citations/overlap";
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

/**
 * Reads the installed words of places, in the order of their work. Of several texts with one place, such as two Bibles,
 * the first counts. The passages of a place, such as an article's, are joined.
 */
export async function readPlaces(db: TextsDb, runs: readonly PlaceRun[]): Promise<InstalledPlace[]> {
  const found = new Map<string, InstalledPlace>();
  for (const { passage } of await selectPassages(db, runs)) {
    const { text: source, work, place, words } = passage;
    const key = `${work}\n${place}`;
    const before = found.get(key);
    if (before?.source === source) before.text += ` ${words}`;
    else if (!before)
      found.set(key, { source, work, place, reference: placeReference(work, place) ?? work, text: words });
  }
  return [...found.values()];
}
