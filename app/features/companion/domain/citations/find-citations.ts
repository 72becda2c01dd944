import type { NumberedDocument } from "./canon/documents";
import { canonAt } from "./canon-law";
import { chapterOfBookAt } from "./chapter-of-book";
import type { FoundCitation, KnownReference, Reading } from "./citation";
import { documentNameAt } from "./document-names";
import { type KnownTable, knownReferenceAt, knownTable } from "./known-references";
import { documentAfterNumberAt, documentAt, signedNumberAt } from "./numbered-document";
import { referenceText } from "./reference-text";
import { scriptureAt } from "./scripture";
import { summaAt } from "./summa";
import { type Token, tokenize } from "./tokens";

/** A reading with the index of its first token. */
export interface ScannedReading extends Reading {
  at: number;
}

/**
 * The citations of an English text in their order: Scripture, Catechism, canon law, Summa, Missal, council and
 * encyclicals, and the known references, which are matched word for word. Whether they exist is not asked here. The
 * time is proportional to the length of the text.
 */
export function findCitations(text: string, known: readonly KnownReference[] = []): FoundCitation[] {
  const tokens = tokenize(text);
  return scanTokens(tokens, knownTable(known)).map(({ at, kind, place, next }) => {
    const start = tokens[at]!.start;
    const end = tokens[next - 1]!.end;
    return { kind, start, end, raw: text.slice(start, end), reference: referenceText(place), place };
  });
}

/** The citations among tokens. Each token is the beginning of one attempt, and each attempt looks a few tokens far. */
export function scanTokens(tokens: readonly Token[], known: KnownTable = new Map()): ScannedReading[] {
  const found: ScannedReading[] = [];
  let catechism: NumberedDocument | null = null;
  let at = 0;
  while (at < tokens.length) {
    const reading = isGlued(tokens, at) ? null : readingAt(tokens, at, known, catechism);
    const named = documentNameAt(tokens, at)?.document;
    if (named?.kind === "catechism") catechism = named;
    if (reading) found.push({ ...reading, at });
    at = reading?.next ?? at + 1;
  }
  return found;
}

function readingAt(
  tokens: readonly Token[],
  at: number,
  known: KnownTable,
  catechism: NumberedDocument | null,
): Reading | null {
  return (
    knownReferenceAt(tokens, at, known) ??
    summaAt(tokens, at) ??
    canonAt(tokens, at) ??
    documentAt(tokens, at) ??
    scriptureAt(tokens, at) ??
    chapterOfBookAt(tokens, at) ??
    documentAfterNumberAt(tokens, at) ??
    (catechism ? signedNumberAt(tokens, at, catechism) : null)
  );
}

/** Whether a token is glued to a word or number, or a piece of a web or mail address. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || tokens[at]!.gap > 0) return false;
  if (before.kind !== "mark") return true;
  if (before.word === "/") return tokens[at - 2]?.kind !== "number";
  return before.word === "@" || before.word === "_" || before.word === "=";
}
