import { checkCitation } from "~/features/texts/domain/citations/check-citation";
import type { CitationKind, CitedPlace, KnownReference } from "~/features/texts/domain/citations/citation";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { isAmong } from "~/features/texts/domain/citations/overlap";
import {
  compareWords,
  findQuotations,
  quotationBeside,
} from "~/features/texts/domain/citations/quoted-words";
import type { CheckedCitation, Citations, CitationsPart } from "../contract";
import type { CitationState } from "./limits";
import type { FoundPassages, Passage } from "./tasks";

/** Lists of an answer's sources by the kind of citation; all other kinds are `documents`. */
const LISTS: Partial<Record<CitationKind, keyof Citations>> = {
  catechism: "catechism",
  compendium: "catechism",
  scripture: "scripture",
  fathers: "fathers",
};

/**
 * Checks the citations of an answer against the tables, the passages it was to be drawn from and their installed texts.
 * Lists the references that exist, each once.
 */
export function checkAnswer(
  answer: string,
  { passages, objections }: Pick<FoundPassages, "passages" | "objections">,
): CitationsPart {
  const known = passages.flatMap(knownOf);
  const given = [...passages, ...objections].flatMap(({ references }) => references).join("\n\n");
  const places = findCitations(given, known).map(({ place }) => place);
  const texts = new Map(passages.flatMap(installedOf));
  const quotations = findQuotations(answer);
  const citations: Citations = { catechism: [], scripture: [], fathers: [], documents: [] };
  const checked = findCitations(answer, known).map((citation): CheckedCitation => {
    const { kind, reference, raw } = citation;
    const text = texts.get(reference);
    const quotation = quotationBeside(answer, citation, quotations);
    const state = judgeCitation({ citation, quotation, installedText: text, passages: places });
    const list = citations[LISTS[kind] ?? "documents"];
    if (state !== "not-found" && !list.includes(reference)) list.push(reference);
    return { reference, raw, state, ...(text !== undefined && { text }) };
  });
  return { citations, checked };
}

/** Returns the text that a quotation is compared with, by its reference. */
const installedOf = ({ isInstalled, references, text }: Passage): [string, string][] =>
  isInstalled ? [[references[0]!, text]] : [];

/** Returns the references of a passage that no table of the parser has: works of the fathers, councils, letters. */
function knownOf({ source, references }: Passage): KnownReference[] {
  const kind = source === "patristic" || source === "augustine" ? "fathers" : "documents";
  return references
    .filter((reference) => findCitations(reference).length === 0)
    .map((reference) => ({ reference, kind }));
}

interface Evidence {
  citation: { place: CitedPlace };
  /** The words in quotation marks beside the citation. */
  quotation?: string | null;
  /** The text of the cited place, if one is installed. */
  installedText?: string;
  /** The places of the passages given to the model. */
  passages?: readonly CitedPlace[];
}

/**
 * Returns the state of a citation. A place that does not exist is `not-found`, quoted or not; a quotation is compared
 * with the installed text; without one, a real place outside the passages is `outside-passages`.
 */
export function judgeCitation({ citation, quotation, installedText, passages }: Evidence): CitationState {
  const { state } = checkCitation(citation);
  if (state === "not-found") return state;
  if (quotation && installedText) return compareWords(quotation, installedText);
  return passages && !isAmong(citation.place, passages) ? "outside-passages" : state;
}
