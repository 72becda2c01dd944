import { plainWord, type Token } from "./tokens";

/** Names of one or more words, looked up by their words. */
export interface PhraseTable<T extends {}> {
  values: ReadonlyMap<string, T>;
  /** Words of the longest name that starts with a word. */
  longest: ReadonlyMap<string, number>;
}

/** Builds a table of names; each is split at spaces. */
export function phraseTable<T extends {}>(entries: Iterable<readonly [string, T]>): PhraseTable<T> {
  const values = new Map<string, T>();
  const longest = new Map<string, number>();
  for (const [name, value] of entries) {
    const words = plainWord(name).split(" ");
    values.set(words.join(" "), value);
    longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, words.length));
  }
  return { values, longest };
}

/** Returns the longest name of a table at a token: its value, its words, and the index after it. `null` for none. */
export function phraseAt<T extends {}>(
  tokens: readonly Token[],
  at: number,
  table: PhraseTable<T>,
): { value: T; name: string; next: number } | null {
  const first = tokens[at];
  if (first?.kind !== "word") return null;
  const limit = table.longest.get(first.word);
  if (!limit) return null;
  let name = first.word;
  let next = at + 1;
  let best = table.values.has(name) ? { value: table.values.get(name)!, name, next } : null;
  for (let words = 1; words < limit; words++) {
    const word = wordAfter(tokens, next);
    if (word === null) break;
    name += ` ${tokens[word]!.word}`;
    next = word + 1;
    const value = table.values.get(name);
    if (value !== undefined) best = { value, name, next };
  }
  return best;
}

/** Returns the index of the word after whitespace, or after the full stop of an abbreviation ("S. Th."). */
function wordAfter(tokens: readonly Token[], next: number): number | null {
  const token = tokens[next];
  if (token?.kind === "word") return token.gap === 1 || token.gap === 2 ? next : null;
  const abbreviated = token?.word === "." && token.gap === 0 && tokens[next - 1]!.text.length <= 4;
  const after = tokens[next + 1];
  return abbreviated && after?.kind === "word" && after.gap <= 1 ? next + 1 : null;
}
