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
/** Stems that may be meant: of shorter ones there are too many. */
const TERM = /^[a-z]{3,}$/;
/** What counts for a spelling, in letters: the same sound, ten times as many passages. */
const SAME_SOUND = 0.5;
const COMMON = 0.33;
/** How far behind the likeliest one a spelling still counts. */
const LESS_LIKELY = 0.5;
/** What each letter takes from the share of a word. */
const SLIP = 0.12;
const LEAST_MISPRINT = 6;
/** Shorter words have too many neighbours. */
const LEAST_LENGTH = 3;
const VOWELS = "aeiouy";
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
  const vowel = { i: "y", y: "i", e: "i", a: "e" }[second];
  return [
    ...new Set([first + second, second + first, first + third, ...(vowel ? [first + vowel] : []), ...like]),
  ];
}

/**
 * Returns the likely meant words of a misspelt one, the likeliest first. A long word that the texts have once or twice may
 * be a misprint of another that sounds the same.
 */
export function spellingsOf(word: string, vocabulary: readonly VocabularyRow[]): Spelling[] {
  const stem = stemOf(word);
  if (vocabulary.some(({ term }) => term === stem)) {
    const sound = skeletonOf(word);
    const alike = vocabulary.filter(({ term }) => term !== stem && skeletonOf(term) === sound);
    return word.length < LEAST_MISPRINT ? [] : likeliest(word, stem, alike).slice(0, 1);
  }
  return likeliest(word, stem, vocabulary);
}

function likeliest(word: string, stem: string, vocabulary: readonly VocabularyRow[]): Spelling[] {
  const most = word.length < 5 ? 1 : word.length < 8 ? 2 : 3;
  const slips = stemsOfSlips(word);
  const sounds = new Set([skeletonOf(word), skeletonOf(stem)]);
  const terms = new Map(
    vocabulary.filter(({ term }) => TERM.test(term)).map(({ term, passages }) => [term, passages]),
  );
  const scored = [...terms].flatMap(([term, passages]) => {
    const distance = slips.has(term)
      ? 1
      : Math.min(distanceOf(word, term, most), distanceOf(stem, term, most));
    if (distance > most) return [];
    const score =
      distance - (sounds.has(skeletonOf(term)) ? SAME_SOUND : 0) - Math.log10(passages + 1) * COMMON;
    return [{ term, passages, distance, score }];
  });
  scored.sort((one, other) => one.score - other.score);
  return scored
    .slice(0, MOST_SPELLINGS)
    .filter(({ score }) => score <= scored[0]!.score + LESS_LIKELY)
    .map(({ term, passages, distance }) => ({ word: wordOf(term), passages, share: 1 - SLIP * distance }));
}

/** Returns the stems of the words of which this one is a likely slip: a letter too many, a single one, two swapped, a vowel. */
function stemsOfSlips(word: string): Set<string> {
  const slips = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const vowels = VOWELS.includes(letter) ? [...VOWELS].map((vowel) => before + vowel + after) : [];
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...vowels,
    ];
  });
  return new Set(slips.map(stemOf));
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
    .replace(/ph|f/g, "p")
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
