import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { CitedPlace } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { isAmong, placeRunsOf } from "~/features/texts/domain/citations/overlap";
import { hasPassage } from "~/features/texts/server/public.server";
import type { Services } from "~/server/ports/services";
import { AppError, fieldError } from "~/shared/errors";
import { SOURCES } from "../domain/limits";
import { linkOf } from "../domain/reference-links";
import type { AboutReference, AboutTopic } from "../domain/references";
import type { StoredPassages } from "../domain/retrieval/choose-passages";
import { findPlacedTopics } from "./passages.repository.server";

/** Most topics that tell what a place is about. */
const MOST_TOPICS = 3;

/**
 * Returns what a reference is about in our own words: the notes of the topics that refer to its place, the narrowest
 * reference first. Says whether an installed text has it, and where the Vatican has its document. Throws 400 for
 * several references, 404 for one that does not exist.
 */
export async function aboutReference(
  { catalog, texts }: Pick<Services, "catalog" | "texts">,
  { ref }: { ref: string },
): Promise<AboutReference> {
  const [citation, ...more] = findCitations(ref);
  if (more.length > 0) throw fieldError("ref", "Give one reference, such as CCC 1324.");
  if (citation && checkCitation(citation).state === "not-found")
    throw new AppError("not_found", `${citation.reference} does not exist.`);
  const runs = citation
    ? placeRunsOf(citation.place)
    : [{ work: `document ${ref.trim()}`, first: 0, last: 0 }];
  const [hasText, topics] = await Promise.all([hasPassage(texts, runs), findPlacedTopics(catalog, runs)]);
  return {
    reference: citation?.reference ?? ref.trim(),
    hasText,
    topics: topics
      .slice(0, MOST_TOPICS)
      .map((topic) => aboutTopic(topic, citation?.place ?? null, ref.trim())),
    document: (citation && linkOf(citation.place)?.document) ?? null,
  };
}

/** Returns the note of a topic that refers to a place, or else its summary. */
function aboutTopic(
  { title, passages }: { title: string; passages: StoredPassages },
  place: CitedPlace | null,
  reference: string,
): AboutTopic {
  const notes = SOURCES.flatMap((source) => passages[source] ?? []);
  const note = notes.find(({ references }) =>
    place
      ? findCitations(references.join("; ")).some((own) => isAmong(own.place, [place]))
      : references.includes(reference),
  );
  return { title, text: (note ?? passages.catechism)?.text ?? "" };
}
