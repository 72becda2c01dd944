import type { CitationState } from "../../contract";
import { checkCitation } from "./check-citation";
import type { CitedPlace } from "./citation";
import { compareWords } from "./compare-words";
import { isAmong } from "./overlap";

export interface CitationEvidence {
  citation: { place: CitedPlace };
  /** Words in quotation marks that stand beside the citation. */
  quotation?: string | null;
  /** The text of the cited place, where one is installed. */
  installedText?: string | null;
  /** The places of the passages that the model was given; leave out where it was given none to keep to. */
  passages?: readonly CitedPlace[];
}

/**
 * What readers are told of a citation. A place that does not exist is `not-found` whatever is quoted; a quotation is
 * compared with the installed text; without one, a real place that no passage told of is `outside-passages`.
 */
export function judgeCitation({
  citation,
  quotation,
  installedText,
  passages,
}: CitationEvidence): CitationState {
  const { state } = checkCitation(citation);
  if (state === "not-found") return state;
  if (quotation && installedText) return compareWords(quotation, installedText);
  return passages && !isAmong(citation.place, passages) ? "outside-passages" : state;
}
