import type { CitationKind, CitedPlace, FoundCitation } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { type PlaceRun, placeRunsOf } from "~/features/texts/domain/citations/overlap";
import type { Source } from "../limits";
import type { Passage } from "../tasks";

/** A place that may be quoted, once its words are known. */
interface Quotable extends PlaceRun {
  /** The passage that the words will complete. */
  passage: Omit<Passage, "text">;
}

/** An installed place. */
interface InstalledPlace {
  work: string;
  place: number;
  reference: string;
  text: string;
}

/** Most quoted places of the reference in question; other references have one each. */
const MOST_PLACES = 10;

const SOURCE_OF: Partial<Record<CitationKind, Source>> = {
  scripture: "scripture",
  fathers: "patristic",
  catechism: "catechism",
  "canon-law": "canon-law",
  liturgy: "liturgy",
  summa: "aquinas",
  "vatican-ii": "vatican-ii",
  "papal-encyclicals": "papal-encyclicals",
};

/** Returns the places to quote: the reference in question, and the first place of each source's first passage. */
export function quotablePlaces(asked: string | null, passages: readonly Passage[]): Quotable[] {
  const first = passages.filter(
    (passage, index) => passages.findIndex((one) => one.source === passage.source) === index,
  );
  const quotable = [
    ...(asked === null ? [] : findCitations(asked).flatMap((citation) => askedQuotable(citation))),
    ...first.flatMap((passage) => firstPlace(passage)),
  ];
  // The reference in question is quoted as such, also where a passage begins at the same place.
  const isFirst = (one: Quotable, index: number) =>
    quotable.findIndex(({ work, first: place }) => work === one.work && place === one.first) === index;
  return quotable.filter(isFirst);
}

function askedQuotable({ kind, place, reference }: FoundCitation): Quotable[] {
  const source = isOf(place, "confessions") ? "augustine" : SOURCE_OF[kind];
  if (!source) return [];
  return placeRunsOf(place).map((run) => ({
    ...run,
    passage: { topicId: "", title: reference, source, references: [reference], isInstalled: true },
  }));
}

const isOf = (place: CitedPlace, id: string) => place.work === "work" && place.id === id;

function firstPlace({ topicId, title, source, references }: Passage): Quotable[] {
  const citation = findCitations(references[0] ?? "")[0];
  const run = citation && placeRunsOf(citation.place)[0];
  if (!run) return [];
  return [
    { ...run, last: run.first, passage: { topicId, title, source, references: [], isInstalled: true } },
  ];
}

/** Returns passages with installed words, each under its own place. */
export function installedPassages(
  quotable: readonly Quotable[],
  installed: readonly InstalledPlace[],
): Passage[] {
  return quotable.flatMap(({ work, first, last, passage }) => {
    const places = installed.filter((one) => one.work === work && one.place >= first && one.place <= last);
    if (places.length === 0) return [];
    const isWhole =
      places.length === last - first + 1 && places.length <= MOST_PLACES && passage.references.length > 0;
    const spoken = isWhole ? places : places.slice(0, 1);
    const references = isWhole ? passage.references : [spoken[0]!.reference];
    return [{ ...passage, references, text: spoken.map(({ text }) => text).join(" ") }];
  });
}
