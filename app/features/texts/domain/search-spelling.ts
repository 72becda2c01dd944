import { stemOf } from "~/shared/text";

/** A stem of the index and in how many passages it is. */
export interface VocabularyRow {
  term: string;
  passages: number;
}

/** A word of the texts that a misspelt one may mean. */
export interface Spelling {
  /** A word with the stem of the index. */
  word: string;
  passages: number;
  /** What it counts, compared with the word as it is written. */
  share: number;
}

const MOST_SPELLINGS = 3;
/** Shorter words have too many neighbours. */
const LEAST_LENGTH = 3;
/** First letters that sound alike. */
const ONSETS: [string, string][] = [
  ["f", "ph"],
  ["n", "kn"],
  ["s", "ps"],
  ["s", "ce"],
  ["s", "ci"],
  ["r", "wr"],
  ["k", "ch"],
  ["k", "c"],
  ["c", "k"],
  ["j", "g"],
  ["g", "j"],
  ["w", "wh"],
  ["h", "wh"],
  ["o", "ho"],
];

/** Returns the beginnings of stems that a misspelt word may have. */
export function beginningsOf(word: string): string[] {
  if (word.length < LEAST_LENGTH || !/^[a-z]+$/.test(word)) return [];
  const [first = "", second = "", third = ""] = word;
  const like = ONSETS.flatMap(([written, meant]) =>
    word.startsWith(written)
      ? [`${meant}${word.slice(written.length)}`.slice(0, Math.max(2, meant.length))]
      : [],
  );
  return [...new Set([first + second, second + first, first + third, ...like])];
}

/** Returns the likely meant words of a misspelt one, the likeliest first. */
export function spellingsOf(word: string, vocabulary: readonly VocabularyRow[]): Spelling[] {
  const stem = stemOf(word);
  const most = word.length < 5 ? 1 : word.length < 8 ? 2 : 3;
  const scored = vocabulary.flatMap(({ term, passages }) => {
    if (!/^[a-z]+$/.test(term)) return [];
    const distance = Math.min(distanceOf(word, term, most), distanceOf(stem, term, most));
    if (distance > most) return [];
    const sounds = skeletonOf(word) === skeletonOf(term) || skeletonOf(stem) === skeletonOf(term) ? 0.5 : 0;
    // One slip more costs as much as being a hundred times rarer.
    const score = distance - sounds - Math.log10(passages + 1) / 3;
    return [{ term, passages, distance, score }];
  });
  const best = [...new Map(scored.map((one) => [one.term, one])).values()]
    .sort((one, other) => one.score - other.score)
    .slice(0, MOST_SPELLINGS);
  return best
    .filter(({ score }) => score <= best[0]!.score + 1)
    .map(({ term, passages, distance }) => ({ word: wordOf(term), passages, share: 1 - 0.12 * distance }));
}

/** Returns a word whose stem is this one: the index stems what it is asked for. */
function wordOf(stem: string): string {
  return (
    ["", "e", "s", "es", "y", "ed", "ing"]
      .map((ending) => stem + ending)
      .find((word) => stemOf(word) === stem) ?? stem
  );
}

/** Returns the sound of a word, roughly: its consonants without doubles. */
function skeletonOf(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/^(?:kn|gn)/, "n")
    .replace(/^wr/, "r")
    .replace(/gh/g, "")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[cq]k?/g, "k")
    .replace(/z/g, "s")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?!^)[aeiouyhw]/g, "");
}

/** Returns how many letters are added, lost, changed or swapped between two words; more than `most` counts as most + 1. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1];
      let cost = Math.min(row[to - 1]! + 1, last[to]! + 1, last[to - 1]! + (same ? 0 : 1));
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, beforeLast[to - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
