import { batch } from "~/server/db/statements";
import type { Services } from "~/server/ports/services";
import type { Quotation } from "../contract";
import { placesOfSelection, readSelection, selectionReference, sourceName } from "../domain/selection";
import { spotOf } from "../domain/spots";
import { selectPassages, selectTexts } from "./texts.repository.server";

/**
 * Reads the words of passages that a reader selected. `null` without a selection, for a malformed one, and for passages
 * that are not installed.
 */
export async function readQuotation(
  { texts: db }: Pick<Services, "texts">,
  selected: string | undefined,
): Promise<Quotation | null> {
  const selection = selected ? readSelection(selected) : null;
  const reference = selection && selectionReference(selection);
  if (!selected || !selection || !reference) return null;
  const { work, text } = selection;
  const places = placesOfSelection(selection).map(([first, last]) => ({ work, first, last }));
  const { texts, rows } = await batch(db, { texts: selectTexts(db), rows: selectPassages(db, places, text) });
  const found = rows.flatMap(({ passage }) => {
    const spot = spotOf(work, passage);
    const run = selection.runs.findIndex(([first, last]) => spot >= first && spot <= last);
    return run >= 0 ? [{ run, words: passage.words }] : [];
  });
  const edition = texts.find(({ id }) => id === text);
  if (!edition || found.length === 0) return null;
  const isScripture = work.startsWith("bible ");
  // Verses of one run are one paragraph; elsewhere each passage is its own.
  const paragraphs = isScripture
    ? selection.runs.map((_, index) =>
        found.flatMap(({ run, words }) => (run === index ? [words] : [])).join(" "),
      )
    : found.map(({ words }) => words);
  return {
    selected,
    isScripture,
    reference,
    edition: sourceName(edition),
    paragraphs: paragraphs.filter(Boolean),
  };
}
