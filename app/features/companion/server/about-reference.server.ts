import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { FoundCitation } from "~/features/texts/domain/citations/citation";
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
 * reference first. Says whether an installed text has it, and where the Vatican has its document. Throws 400 for anything
 * but one reference, 404 for one that does not exist.
 */
export async function aboutReference(
  { catalog, texts }: Pick<Services, "catalog" | "texts">,
  { ref }: { ref: string },
): Promise<AboutReference> {
  const [citation, ...more] = findCitations(ref);
  if (!citation || more.length > 0) throw fieldError("ref", "Give one reference, such as CCC 1324.");
  const { reference, place } = citation;
  if (checkCitation(citation).state === "not-found")
    throw new AppError("not_found", `${reference} does not exist.`);
  const runs = placeRunsOf(place);
  const [hasText, topics] = await Promise.all([hasPassage(texts, runs), findPlacedTopics(catalog, runs)]);
  const link = linkOf(place);
  return {
    reference,
    hasText,
    topics: topics.slice(0, MOST_TOPICS).map((topic) => aboutTopic(topic, citation)),
    document: link?.document ?? null,
  };
}

/** Returns the note of a topic that refers to a place, or else its summary. */
function aboutTopic(
  { title, passages }: { title: string; passages: StoredPassages },
  { place }: FoundCitation,
): AboutTopic {
  const notes = SOURCES.flatMap((source) => passages[source] ?? []);
  const note = notes.find(({ references }) =>
    findCitations(references.join("; ")).some((own) => isAmong(own.place, [place])),
  );
  return { title, text: (note ?? passages.catechism)?.text ?? "" };
}
