import type { CitedPlace, FoundCitation, KnownReference } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { placeRunsOf } from "~/features/texts/domain/citations/overlap";
import { type Attribution, attributionOf } from "~/features/texts/domain/quotations/attribution";
import { quotedWords } from "~/features/texts/domain/quotations/compare-words";
import {
  findQuotations,
  type Quoted,
  quotationBeside,
} from "~/features/texts/domain/quotations/find-quotations";
import { type Misattributed, misattributedIn } from "~/features/texts/domain/quotations/misattributed";
import type { AskedQuotation } from "~/features/texts/domain/quotations/quotation";
import { replaceMadeUp } from "./made-up-references";
import type { FoundPassages, Passage } from "./tasks";

/** Quoted words with fewer of them are terms: they need not be at the place beside them. */
export const FEWEST_WORDS = 4;

/** The finds that an answer was to be drawn from; absent for texts without any, such as prayers. */
export type Finds = Pick<FoundPassages, "passages" | "objections" | "missingReferences">;

/** A citation with the quotation beside it. */
export interface CitedQuotation {
  citation: FoundCitation;
  quotation: Quoted | null;
}

/** A quotation without a reference. */
export interface LooseQuotation {
  quotation: Quoted;
  attribution: Attribution | null;
}

/** A text of the companion as it was read, without made-up references. */
export interface ReadAnswer {
  text: string;
  cited: CitedQuotation[];
  loose: LooseQuotation[];
  misattributed: { quotation: Quoted; saying: Misattributed }[];
  /** The places of the passages; `null` for a text without any. */
  given: CitedPlace[] | null;
  /** Whether words stand in the passages and objections. */
  isGiven: (words: string) => boolean;
  /** The quotations to look up: those beside citations, then the loose ones. */
  asked: AskedQuotation[];
}

/** Reads an answer: takes out references that do not exist, and finds citations and quotations. */
export function readAnswer(answer: string, finds: Finds | null): ReadAnswer {
  const known = finds?.passages.flatMap(knownOf) ?? [];
  const text = replaceMadeUp(answer, known, finds?.missingReferences ?? []);
  const citations = findCitations(text, known);
  const quotations = findQuotations(text, citations);
  const misattributed = quotations.flatMap((quotation) => {
    const saying = misattributedIn(quotation.words);
    return saying ? [{ quotation, saying }] : [];
  });
  const cited = citations.map((citation) => {
    return { citation, quotation: quotationBeside(text, citation, quotations) };
  });
  const taken = new Set([
    ...cited.map(({ quotation }) => quotation),
    ...misattributed.map(({ quotation }) => quotation),
  ]);
  const loose = quotations
    .filter((quotation) => !taken.has(quotation) && quotedWords(quotation.words).length >= FEWEST_WORDS)
    .map((quotation) => ({ quotation, attribution: attributionOf(text, quotation) }));
  return {
    text,
    cited,
    loose,
    misattributed,
    given: finds && placesOf(finds, known),
    isGiven: wordSearch(finds),
    asked: [...cited.flatMap(askedBeside), ...loose.map(askedLoose)],
  };
}

/** Returns a search for words, in their order, in the finds. */
function wordSearch(finds: Finds | null): (words: string) => boolean {
  const passages = finds?.passages.map(({ text }) => text) ?? [];
  const objections = finds?.objections.flatMap(({ commonGround, concern, answer }) => [
    commonGround,
    concern,
    answer,
  ]);
  const folded = (text: string) => ` ${quotedWords(text).join(" ")} `;
  const all = [...passages, ...(objections ?? [])].map(folded);
  return (words) => all.some((text) => text.includes(folded(words)));
}

function askedBeside({ citation, quotation }: CitedQuotation): AskedQuotation[] {
  if (!quotation) return [];
  const { work } = citation.place;
  const search = work === "bible" ? (["scripture"] as const) : work === "work" ? (["works"] as const) : [];
  return [{ words: quotation.words, places: placeRunsOf(citation.place), search }];
}

function askedLoose({ quotation, attribution }: LooseQuotation): AskedQuotation {
  return { words: quotation.words, places: [], search: attribution?.search ?? ["scripture"] };
}

/** Returns the places of the passages that an answer was to be drawn from. */
function placesOf({ passages, objections }: Finds, known: readonly KnownReference[]): CitedPlace[] {
  const given = [...passages, ...objections].flatMap(({ references }) => references).join("\n\n");
  return findCitations(given, known).map(({ place }) => place);
}

/** Returns the references of a passage that no table of the parser has: works of the fathers, councils, letters. */
function knownOf({ source, references }: Passage): KnownReference[] {
  const kind = source === "patristic" || source === "augustine" ? "fathers" : "documents";
  return references
    .filter((reference) => findCitations(reference).length === 0)
    .map((reference) => ({ reference, kind }));
}
