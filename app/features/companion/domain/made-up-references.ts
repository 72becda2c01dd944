import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { CitedPlace, FoundCitation, KnownReference } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { referenceText } from "~/features/texts/domain/citations/reference-text";
import { REFERENCE_NOT_FOUND } from "./limits";

/** Words of a sentence that says that a reference does not exist. */
const DENYING =
  /\b(?:no such|there is no|there are no|does(?:n['\u2019]t| not) exist|do(?:n['\u2019]t| not) exist|cannot (?:locate|find)|can['\u2019]t (?:locate|find)|not a real|isn['\u2019]t a real|(?:has|have) only|only (?:has|have|goes?)|ends? (?:with|at)|invented|made[ -]up)\b/i;
const SENTENCE_END = /[.!?]\s|\n/;

/**
 * Replaces the references of a text that do not exist; of a list, only those. One that the question named stays in a
 * sentence that denies it: "There is no CCC 3001."
 *
 * @param named the references of the question that do not exist
 */
export function replaceMadeUp(
  text: string,
  known: readonly KnownReference[],
  named: readonly string[],
): string {
  let clean = text;
  for (const citation of findCitations(text, known).toReversed()) {
    if (checkCitation(citation).state !== "not-found") continue;
    if (named.includes(citation.reference) && DENYING.test(sentenceAround(text, citation))) continue;
    clean = clean.slice(0, citation.start) + replacementOf(citation.place) + clean.slice(citation.end);
  }
  return clean;
}

/** Returns the places of a citation that exist, with the mark for those that do not. */
function replacementOf(place: CitedPlace): string {
  if (place.work === "known") return REFERENCE_NOT_FOUND;
  const existing = (place.spans as unknown[]).filter(
    (span) => checkCitation({ place: { ...place, spans: [span] } as CitedPlace }).state !== "not-found",
  );
  if (existing.length === 0) return REFERENCE_NOT_FOUND;
  return `${referenceText({ ...place, spans: existing } as CitedPlace)}, ${REFERENCE_NOT_FOUND}`;
}

function sentenceAround(text: string, { start, end }: Pick<FoundCitation, "start" | "end">): string {
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? "";
  const after = text.slice(end).split(SENTENCE_END)[0] ?? "";
  return `${before} ${after}`;
}
