import type { CheckedCitation } from "../contract";
import { CITATION_STATES, REFERENCE_NOT_FOUND } from "./limits";
import { findNames } from "./names";

/** A citation with its number in the answer; `null` when it is no source: the reference or the words were not found. */
export interface NumberedCitation extends CheckedCitation {
  number: number | null;
}

const NO_SOURCE = new Set<CheckedCitation["state"]>(["not-found", "misattributed", "unfound"]);

/** Numbers the citations of an answer in their order. A repeated reference with the same state keeps its number. */
export function numberCitations(checked: CheckedCitation[]): NumberedCitation[] {
  const numbers = new Map<string, number>();
  return checked.map((citation) => {
    if (NO_SOURCE.has(citation.state)) return { ...citation, number: null };
    const key = `${citation.reference}\n${citation.state}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return { ...citation, number };
  });
}

/** Returns the citations that count as sources, one for each number. */
export function listCitations(citations: NumberedCitation[]): NumberedCitation[] {
  const counted = citations.filter(({ number }) => number !== null);
  return [...new Map(counted.map((citation) => [citation.number, citation])).values()];
}

/**
 * Finds the citations of an answer in a piece of its text. The longest wins: "John 6:51-58" over "John 6:5". Of two that
 * read the same the more doubtful counts.
 */
function findCitationPlaces(text: string, citations: NumberedCitation[]) {
  const doubtOf = ({ state }: NumberedCitation) => CITATION_STATES.indexOf(state);
  const sorted = citations.toSorted((a, b) => doubtOf(a) - doubtOf(b));
  const byWords = new Map(sorted.map((citation) => [citation.raw, citation]));
  const words = [...byWords.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const any = new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escapePattern).join("|")})(?![\\p{L}\\d])`, "gu");
  return [...text.matchAll(any)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    citation: byWords.get(found)!,
  }));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** A piece of an answer's text with its offset: plain words, a hedging phrase, a name to ask about, or a reference. */
export type TextPiece =
  | { at: number; kind: "words" | "hedge"; text: string }
  | { at: number; kind: "name"; text: string; question: string }
  | { at: number; kind: "citation"; text: string; citation: NumberedCitation };

interface Marked {
  start: number;
  end: number;
  citation?: NumberedCitation;
  question?: string;
}

/** Cuts a text into its pieces, in their order; joined, they are the text again. */
export function cutIntoPieces(text: string, citations: NumberedCitation[]): TextPiece[] {
  const places = findCitationPlaces(text, citations);
  const others = [...findHedges(text), ...findNames(text)].filter(
    (other) => !places.some((place) => place.start < other.end && other.start < place.end),
  );
  const marked: Marked[] = [...places, ...others];
  marked.sort((a, b) => a.start - b.start);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end, citation, question } of marked) {
    if (start > at) pieces.push({ at, kind: "words", text: text.slice(at, start) });
    const piece = text.slice(start, end);
    if (citation) pieces.push({ at: start, kind: "citation", text: piece, citation });
    else if (question) pieces.push({ at: start, kind: "name", text: piece, question });
    else pieces.push({ at: start, kind: "hedge", text: piece });
    at = end;
  }
  if (at < text.length) pieces.push({ at, kind: "words", text: text.slice(at) });
  return pieces;
}

/** Phrases in which an answer says that it found nothing or is not certain. */
const HEDGE =
  /\b(?:(?:can|could|do|does|did) ?not|cannot|can['’]t|could(?:n['’]t)|unable to|was not able to) (?:directly )?(?:locate|find|address|verify|confirm)\b|\bno (?:direct|specific|explicit) (?:references?|passages?|quotations?|teaching)\b|\bnot (?:directly|specifically|explicitly) (?:address(?:ed)?|mention(?:ed)?|stated?)\b|\b(?:I am|I['’]m) not (?:certain|sure)\b/gi;

/** Whether a citation is struck: a saying that nobody said, or in older answers a reference that does not exist. */
export function isStruck({ state, reference }: CheckedCitation): boolean {
  return state === "misattributed" || (state === "not-found" && reference !== REFERENCE_NOT_FOUND);
}

/** Returns the places of the hedging phrases of a text, in their order. */
export function findHedges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(HEDGE)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
