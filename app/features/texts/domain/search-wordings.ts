import search from "#content/search";
import { isStopWord, wordsOf } from "./search-words";

/** A wording of a verse, as people quote it. */
interface Wording {
  work: string;
  place: number;
  words: string;
}

const WORDINGS: Wording[] = search.verses.flatMap(({ work, place, quotations }) =>
  quotations.map((words) => ({ work, place, words })),
);
const WELL_KNOWN = new Set(search.verses.map(({ work, place }) => `${work}\n${place}`));
/** Most wordings that one search is compared with. */
const MOST_WORDINGS = 16;

let index: Map<string, number[]> | null = null;

/** Returns the wordings with each key, made at the first search. */
function wordingsByKey(): Map<string, number[]> {
  if (index) return index;
  index = new Map();
  for (const [number, { words }] of WORDINGS.entries()) {
    for (const key of new Set(wordsOf(words).map((one) => one.key))) {
      const numbers = index.get(key) ?? [];
      numbers.push(number);
      index.set(key, numbers);
    }
  }
  return index;
}

/** Whether many people know a verse. */
export const isWellKnown = (work: string, place: number): boolean => WELL_KNOWN.has(`${work}\n${place}`);

/** Returns the wordings that share most with the words of a search. */
export function wordingsOf(
  words: readonly { shares: ReadonlyMap<string, number>; word: string; weight: number }[],
  most = MOST_WORDINGS,
): Wording[] {
  const byKey = wordingsByKey();
  const scores = new Map<number, number>();
  for (const { shares, word, weight } of words) {
    if (isStopWord(word) && words.some((other) => !isStopWord(other.word))) continue;
    const found = new Map<number, number>();
    for (const [key, share] of shares)
      for (const number of byKey.get(key) ?? [])
        found.set(number, Math.max(found.get(number) ?? 0, share * weight));
    for (const [number, score] of found) scores.set(number, (scores.get(number) ?? 0) + score);
  }
  return [...scores]
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([number]) => WORDINGS[number]!);
}
