import { z } from "zod/mini";
import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { referenceText } from "~/features/texts/domain/citations/reference-text";
import { misattributedIn } from "~/features/texts/domain/quotations/misattributed";
import { line } from "./content-files";

/** A text in our own words, without sayings that nobody said. */
export const prose = line.check(
  z.refine((text) => !misattributedIn(text), "is a saying that its supposed author never wrote"),
);

/** Returns the citations in a text whose place does not exist. */
export const notFound = (references: string) =>
  findCitations(references).filter((citation) => checkCitation(citation).state === "not-found");

/** Places separated by semicolons: "Luke 1:28; CCC 971; LG 66-67". Each that the tables know has to exist. */
export const references = line.check(
  z.refine((text) => notFound(text).length === 0, {
    error: ({ input }) => `${notFound(String(input))[0]?.raw} does not exist`,
  }),
);

/**
 * Returns references as they are shown: one for each place that the parser knows ("CCC 1373-1381", "CCC 1413",
 * "ST I q. 50 a. 1"), the others as they are written.
 */
export function displayReferences(references: string): string[] {
  const shown = references.split(";").flatMap((part) => {
    const reference = part.trim();
    const [citation, ...more] = findCitations(reference);
    if (!citation || more.length > 0 || citation.raw !== reference) return reference ? [reference] : [];
    const { place } = citation;
    if (place.work !== "document") return [citation.reference];
    return place.spans.map((span) => referenceText({ ...place, spans: [span] }));
  });
  return [...new Set(shown)];
}
