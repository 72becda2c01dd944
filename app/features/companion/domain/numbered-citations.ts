import type { CheckedCitation, CitationState } from "../contract";

/** A citation as an answer shows it: with its number; none where the reference does not exist and so is no source. */
export interface NumberedCitation extends CheckedCitation {
  number: number | null;
}

/** Numbers the citations of an answer in their order. A reference that comes twice with one outcome has one number. */
export function numberCitations(checked: CheckedCitation[]): NumberedCitation[] {
  const numbers = new Map<string, number>();
  return checked.map((citation) => {
    if (citation.state === "not-found") return { ...citation, number: null };
    const key = `${citation.reference}\n${citation.state}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return { ...citation, number };
  });
}

/** The citations that count as sources, one for each number. */
export function listCitations(citations: NumberedCitation[]): NumberedCitation[] {
  const counted = citations.filter(({ number }) => number !== null);
  return [...new Map(counted.map((citation) => [citation.number, citation])).values()];
}

/** A place in a text where a citation stands. */
export interface CitationPlace {
  start: number;
  end: number;
  citation: NumberedCitation;
}

/** The least doubtful first. */
const DOUBT: readonly CitationState[] = [
  "verified",
  "exists",
  "unchecked",
  "outside-passages",
  "paraphrase",
  "misquoted",
  "not-found",
];

/**
 * Where the citations of an answer stand in a piece of its text. The longest wins: "John 6:51-58" over "John 6:5". Of
 * two that read the same the more doubtful counts.
 */
export function findCitationPlaces(text: string, citations: NumberedCitation[]): CitationPlace[] {
  const sorted = citations.toSorted((a, b) => DOUBT.indexOf(a.state) - DOUBT.indexOf(b.state));
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
