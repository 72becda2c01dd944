import type { CheckedCitation, CitedPlace, FoundCitation, KnownReference } from "./citation";
import { findCitations } from "./find-citations";
import { judgeCitation } from "./judge-citation";
import { findQuotations, quotationBeside } from "./quotation-beside";

export interface AnswerEvidence {
  /** References of the passages that the model was given, as display strings; leave out where it was given none. */
  passages?: readonly string[];
  /** Those of them that no table knows. */
  known?: readonly KnownReference[];
  /** Installed texts by the display string of the citation. */
  texts?: ReadonlyMap<string, string>;
}

/** The citations of an answer with the words quoted beside them, each with what readers are told of it. */
export function checkAnswer(
  answer: string,
  { passages, known = [], texts }: AnswerEvidence = {},
): CheckedCitation[] {
  const quotations = findQuotations(answer);
  const places = passages && placesOf(passages, known);
  return findCitations(answer, known).map((citation) => ({
    ...citation,
    state: judgeCitation({
      citation,
      quotation: quotationBeside(answer, citation, quotations),
      installedText: texts?.get(citation.reference),
      passages: places,
    }),
  }));
}

function placesOf(passages: readonly string[], known: readonly KnownReference[]): CitedPlace[] {
  return findCitations(passages.join("\n\n"), known).map(({ place }: FoundCitation) => place);
}
