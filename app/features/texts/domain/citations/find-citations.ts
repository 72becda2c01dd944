import type { NumberedDocument } from "./canon/documents";
import { canonAt } from "./canon-law";
import type { FoundCitation, KnownReference, Reading } from "./citation";
import { documentNameAt } from "./document-names";
import { documentAfterNumberAt, documentAt, signedNumberAt } from "./numbered-document";
import { referenceText } from "./reference-text";
import { chapterOfBookAt, scriptureAt } from "./scripture";
import { summaAt } from "./summa";
import { type Token, tokenize } from "./tokens";
import { workAt } from "./works";

/** A reading with the index of its first token. */
interface ScannedReading extends Reading {
  at: number;
}

/**
 * Returns the citations of an English text in their order: Scripture, Catechism, canon law, Summa, Fathers, Missal,
 * council and encyclicals, and the known references, which are matched word for word. They need not exist. The time is proportional
 * to the length of the text.
 */
export function findCitations(text: string, known: readonly KnownReference[] = []): FoundCitation[] {
  const tokens = tokenize(text);
  return scanTokens(tokens, knownTable(known)).map(({ at, kind, place, next }) => {
    const start = tokens[at]!.start;
    const end = tokens[next - 1]!.end;
    return { kind, start, end, raw: text.slice(start, end), reference: referenceText(place), place };
  });
}

/** Returns the citations among tokens. Each token starts one attempt, and each attempt reads a few tokens. */
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
    workAt(tokens, at) ??
    summaAt(tokens, at) ??
    canonAt(tokens, at) ??
    documentAt(tokens, at) ??
    scriptureAt(tokens, at) ??
    chapterOfBookAt(tokens, at) ??
    documentAfterNumberAt(tokens, at) ??
    (catechism ? signedNumberAt(tokens, at, catechism) : null)
  );
}

/** Whether a token is attached to a word or number, or is part of a web or mail address. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || tokens[at]!.gap > 0) return false;
  if (before.kind !== "mark") return true;
  if (before.word === "/") return tokens[at - 2]?.kind !== "number";
  return before.word === "@" || before.word === "_" || before.word === "=";
}

/** Known references by their first word, the longest first. */
type KnownTable = ReadonlyMap<string, readonly { known: KnownReference; words: readonly string[] }[]>;

/** Builds the table of references that are matched word for word; case and commas do not count. */
function knownTable(references: readonly KnownReference[]): KnownTable {
  const table = new Map<string, { known: KnownReference; words: string[] }[]>();
  for (const known of references) {
    const words = tokenize(known.reference).flatMap((token) => (token.word === "," ? [] : [token.word]));
    if (words.length === 0) continue;
    table.set(words[0]!, [...(table.get(words[0]!) ?? []), { known, words }]);
  }
  for (const entries of table.values()) entries.sort((one, other) => other.words.length - one.words.length);
  return table;
}

/** Returns the known reference at a token, or `null`. */
function knownReferenceAt(tokens: readonly Token[], at: number, table: KnownTable): Reading | null {
  for (const { known, words } of table.get(tokens[at]!.word) ?? []) {
    const next = matchWords(tokens, at, words);
    if (next === null || goesOn(tokens, next)) continue;
    return { kind: known.kind, place: { work: "known", reference: known.reference }, next };
  }
  return null;
}

function matchWords(tokens: readonly Token[], at: number, words: readonly string[]): number | null {
  let next = at;
  for (const word of words) {
    if (next > at && tokens[next]?.word === ",") next++;
    if (tokens[next]?.word !== word) return null;
    next++;
  }
  return next;
}

/** Whether the number at the end has a further part, so that it means another place: "3.3" in "3.3.2". */
function goesOn(tokens: readonly Token[], next: number): boolean {
  const before = tokens[next - 1]!;
  const mark = tokens[next];
  const number = tokens[next + 1];
  if (before.kind !== "number" || mark?.gap !== 0 || number?.kind !== "number" || number.gap !== 0)
    return false;
  return mark.word === "." || mark.word === ":";
}
