import { checkCitation, type Existence } from "./check-citation";
import type { FoundCitation } from "./citation";
import { findCitations } from "./find-citations";
import { type PlaceRun, placeRunsOf } from "./overlap";
import { tokenize } from "./tokens";

interface AskedReference {
  citation: FoundCitation;
  state: Existence;
}

/** Result of looking for places of the sources in a question. */
interface AskedPlaces {
  /** Whether the question is about a reference that does not exist. */
  isMissing: boolean;
  /** The reference that the question is about, as it is shown; `null` when there is none that exists. */
  reference: string | null;
  /** The places of that reference. */
  places: PlaceRun[];
  /** References in the question that do not exist. */
  missing: string[];
}

const ASKING = new Set(
  `say says said mean means meaning teach teaches taught state states explain explains read reads quote text wording
  context interpret interpretation summarize summary describe describes find show cite tell paraphrase translate`.split(
    /\s+/,
  ),
);
/** A question with no more words than this beside a reference is about the reference. */
const FEW_WORDS = 6;

/** Returns the places that a question is about, and the references in it that do not exist. */
export function askedPlaces(question: string): AskedPlaces {
  const cited = findCitations(question).map((citation) => ({ citation, ...checkCitation(citation) }));
  const missing = cited
    .filter(({ state }) => state === "not-found")
    .map(({ citation }) => citation.reference);
  const asked = askedAmong(question, cited);
  const isMissing = asked?.state === "not-found";
  const found = asked && !isMissing ? asked.citation : null;
  return {
    isMissing,
    reference: found?.reference ?? null,
    places: found ? placeRunsOf(found.place) : [],
    missing: [...new Set(missing)],
  };
}

/**
 * Returns the reference that a question is about: "What does CCC 3001 say?", "John 3:16". `null` when it names none,
 * several, or one only in passing. Of several that do not exist the first counts.
 */
function askedAmong(question: string, cited: readonly AskedReference[]): AskedReference | null {
  const first = cited[0];
  const isParticular = cited.length === 1 || cited.every(({ state }) => state === "not-found");
  if (!first || !isParticular) return null;
  const beside = tokenize(question).filter(
    ({ kind, start }) =>
      kind === "word" && !cited.some(({ citation }) => citation.start <= start && start < citation.end),
  );
  return beside.length <= FEW_WORDS || beside.some(({ word }) => ASKING.has(word)) ? first : null;
}
