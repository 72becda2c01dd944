import type { KnownReference, Reading } from "./citation";
import { type Token, tokenize } from "./tokens";

/** Known references by their first word, the longest first. */
export type KnownTable = ReadonlyMap<string, readonly { known: KnownReference; words: readonly string[] }[]>;

/** Builds the table of references that are matched word for word; case and commas do not count. */
export function knownTable(references: readonly KnownReference[]): KnownTable {
  const table = new Map<string, { known: KnownReference; words: string[] }[]>();
  for (const known of references) {
    const words = tokenize(known.reference).flatMap((token) => (token.word === "," ? [] : [token.word]));
    if (words.length === 0) continue;
    table.set(words[0]!, [...(table.get(words[0]!) ?? []), { known, words }]);
  }
  for (const entries of table.values()) entries.sort((one, other) => other.words.length - one.words.length);
  return table;
}

/** The known reference that stands at a token, or null. */
export function knownReferenceAt(tokens: readonly Token[], at: number, table: KnownTable): Reading | null {
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

/** Whether the number at the end has a further part, so that another place is meant: "3.3" in "3.3.2". */
function goesOn(tokens: readonly Token[], next: number): boolean {
  const before = tokens[next - 1]!;
  const mark = tokens[next];
  const number = tokens[next + 1];
  if (before.kind !== "number" || mark?.gap !== 0 || number?.kind !== "number" || number.gap !== 0)
    return false;
  return mark.word === "." || mark.word === ":";
}
