import { findHedges } from "./hedges";
import { findCitationPlaces, type NumberedCitation } from "./numbered-citations";

/** A piece of an answer's text with where it begins: plain words, a hedging phrase, or a reference with what is known of it. */
export type TextPiece =
  | { at: number; kind: "words" | "hedge"; text: string }
  | { at: number; kind: "citation"; text: string; citation: NumberedCitation };

/** Cuts a text into its pieces, in their order; together they are the text again. */
export function cutIntoPieces(text: string, citations: NumberedCitation[]): TextPiece[] {
  const places = findCitationPlaces(text, citations);
  const hedges = findHedges(text).filter(
    (hedge) => !places.some((place) => place.start < hedge.end && hedge.start < place.end),
  );
  const marked: { start: number; end: number; citation?: NumberedCitation }[] = [...places, ...hedges];
  marked.sort((a, b) => a.start - b.start);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end, citation } of marked) {
    if (start > at) pieces.push({ at, kind: "words", text: text.slice(at, start) });
    const piece = text.slice(start, end);
    if (citation) pieces.push({ at: start, kind: "citation", text: piece, citation });
    else pieces.push({ at: start, kind: "hedge", text: piece });
    at = end;
  }
  if (at < text.length) pieces.push({ at, kind: "words", text: text.slice(at) });
  return pieces;
}
