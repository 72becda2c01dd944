import { checkCitation, type Existence } from "./check-citation";
import type { FoundCitation, KnownReference } from "./citation";
import { findCitations } from "./find-citations";
import { tokenize } from "./tokens";

export interface AskedReference {
  citation: FoundCitation;
  state: Existence;
}

const ASKING = new Set(
  `say says said mean means meaning teach teaches taught state states explain explains read reads quote text wording
  context interpret interpretation summarize summary describe describes find show cite tell paraphrase translate`.split(
    /\s+/,
  ),
);
/** A question with no more words than this beside a reference is about the reference. */
const FEW_WORDS = 6;

/**
 * The reference that a question asks about, with whether it exists: "What does CCC 3001 say?", "John 3:16". Null when
 * it names none, several, or one only in passing. Of several false ones the first.
 */
export function askedReference(
  question: string,
  known: readonly KnownReference[] = [],
): AskedReference | null {
  const asked = findCitations(question, known).map((citation) => ({ citation, ...checkCitation(citation) }));
  const first = asked[0];
  const particular = asked.length === 1 || asked.every(({ state }) => state === "not-found");
  return first && particular && asksAbout(question, asked) ? first : null;
}

function asksAbout(question: string, asked: readonly AskedReference[]): boolean {
  const beside = tokenize(question).filter(
    ({ kind, start }) =>
      kind === "word" && !asked.some(({ citation }) => citation.start <= start && start < citation.end),
  );
  return beside.length <= FEW_WORDS || beside.some(({ word }) => ASKING.has(word));
}
