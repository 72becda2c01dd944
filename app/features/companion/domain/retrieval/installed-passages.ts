import type { Source } from "../../contract";
import type { CitationKind, FoundCitation } from "../citations/citation";
import { findCitations } from "../citations/find-citations";
import { runsOf, workOf } from "../citations/overlap";
import type { Passage } from "../passage";

/** A run of places in a work. */
interface PlaceRun {
  work: string;
  first: number;
  last: number;
}

/** A place that may be quoted, once its words are known. */
export interface Quotable extends PlaceRun {
  /** What the words will stand under. */
  passage: Omit<Passage, "text">;
}

/** An installed place. */
interface InstalledPlace {
  work: string;
  place: number;
  reference: string;
  text: string;
}

/** Places of the reference asked about that are quoted; of the references beside it one each. */
const MOST_PLACES = 10;

const SOURCE_OF: Partial<Record<CitationKind, Source>> = {
  scripture: "scripture",
  catechism: "catechism",
  "canon-law": "canon-law",
  liturgy: "liturgy",
  summa: "aquinas",
  "vatican-ii": "vatican-ii",
  "papal-encyclicals": "papal-encyclicals",
};

/** What may be quoted for an answer: the reference asked about, and the first place of each source's first passage. */
export function quotablePlaces(asked: string | null, passages: readonly Passage[]): Quotable[] {
  const first = passages.filter(
    (passage, index) => passages.findIndex((one) => one.source === passage.source) === index,
  );
  const quotable = [
    ...(asked === null ? [] : findCitations(asked).flatMap((citation) => askedQuotable(citation))),
    ...first.flatMap((passage) => firstPlace(passage)),
  ];
  return [...new Map(quotable.map((one) => [`${one.work} ${one.first}`, one])).values()];
}

function askedQuotable({ kind, place, reference }: FoundCitation): Quotable[] {
  const source = SOURCE_OF[kind];
  if (!source) return [];
  return runsOf(place).map(([start, end]) => ({
    work: workOf(place),
    first: start,
    last: end,
    passage: { topicId: "", title: reference, source, references: [reference], isInstalled: true },
  }));
}

function firstPlace({ topicId, title, source, references }: Passage): Quotable[] {
  const citation = findCitations(references[0] ?? "")[0];
  const run = citation && runsOf(citation.place)[0];
  if (!run) return [];
  const passage = { topicId, title, source, references: [], isInstalled: true } as const;
  return [
    { work: workOf(citation.place), first: run[0], last: run[0], passage: { ...passage, references: [] } },
  ];
}

/** The passages that carry installed words, each under its own place. */
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
