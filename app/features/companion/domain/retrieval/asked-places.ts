import { askedReference } from "../citations/asked-reference";
import { checkCitation } from "../citations/check-citation";
import { findCitations } from "../citations/find-citations";
import { runsOf, workOf } from "../citations/overlap";

/** What a question says of places in the sources. */
export interface AskedPlaces {
  /** Whether the question is about a reference that does not exist. */
  isMissing: boolean;
  /** The reference that the question is about, as it is shown; null when it is about none that exists. */
  reference: string | null;
  /** Where that points. */
  places: { work: string; first: number; last: number }[];
  /** References in the question that do not exist. */
  missing: string[];
}

/** The places that a question asks about, and those that it names and that do not exist. */
export function askedPlaces(question: string): AskedPlaces {
  const missing = findCitations(question)
    .filter((citation) => checkCitation(citation).state === "not-found")
    .map(({ reference }) => reference);
  const asked = askedReference(question);
  const isMissing = asked?.state === "not-found";
  const place = asked && !isMissing ? asked.citation.place : null;
  const runs = place ? runsOf(place).map(([first, last]) => ({ work: workOf(place), first, last })) : [];
  const reference = place && asked ? asked.citation.reference : null;
  return { isMissing, reference, places: runs, missing: [...new Set(missing)] };
}
