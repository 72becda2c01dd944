import { STEP } from "~/features/texts/domain/citations/overlap";
import { stemOf } from "~/shared/text";
import { fromSpanish, isSpanish } from "./spanish";
import { OTHER_SUBJECTS, STOP_WORDS } from "./stop-words";
import { canonicalForm, withoutPhrases } from "./word-forms";

/** Most words of a question. Of a longer text the start and the end count, where questions usually are. */
const MOST_WORDS = 48;
/** Characters of a word that count. */
const WORD_LENGTH = 40;
/** Words of the longest phrase. */
const PHRASE_WORDS = 7;
/** Marks a phrase that is stored word for word, because it has fewer than two content words: "who made God". */
const LITERAL = "=";

/** Returns the words of a text in order: in lower case, without accents and apostrophes. */
export function foldedWords(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘`](s\b)?/g, (_, ending?: string) => (ending ? " " : ""));
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => [...word].slice(0, WORD_LENGTH).join(""));
}

/** Returns the words of a text in order, each in its canonical form; Spanish ones in English, as far as it is known. */
export function indexWords(text: string): string[] {
  const words = foldedWords(text);
  return (isSpanish(text) ? fromSpanish(words) : withoutPhrases(words)).map(canonicalForm);
}

/** Returns the content words of a text, in order. */
export function contentWords(text: string): string[] {
  return indexWords(text).filter((word) => !STOP_WORDS.has(word));
}

/** Words that tell two questions about one thing apart, though they name nothing. */
const RELATIONS = new Set(
  "before after without with during not no never again long often many old first last still outside between alone if about instead until more new".split(
    " ",
  ),
);
/** What such a word weighs beside a content word, whose weight is about 2 to 8. */
const RELATION_WEIGHT = 1.3;

/** What any other stop word weighs: enough to choose between wordings with the same content words. */
const FUNCTION_WEIGHT = 0.25;
/** Stop words that even that is too much for. */
const UNWEIGHED = new Set(
  `a an the is are am was were be been do does did of to in on at for with it its i im ive id me my you your we us our
  they them their he she him her his and or but so then that this these those there just as by from what whats who whos
  when where why how which some thing things really very`.split(/\s+/),
);

/**
 * Returns the stems of a wording: those of its content words, then its words of relation, each marked by a tilde, and the
 * other stop words that may tell it apart, marked by a hyphen.
 */
export function wordingStems(text: string): string[] {
  const words = indexWords(text);
  const stems = words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
  const others = words.filter((word) => STOP_WORDS.has(word) && !UNWEIGHED.has(word));
  return [...new Set([...stems, ...others.map((word) => (RELATIONS.has(word) ? `~${word}` : `-${word}`))])];
}

/** Whether a stem of a wording is that of a content word. */
export const isContentStem = (stem: string): boolean => !/^[~-]/.test(stem);

/** Returns the weight of each stem of a wording. */
export function wordingWeights(
  stems: readonly string[],
  weightOf: (stem: string) => number,
): Map<string, number> {
  const weightIn = (stem: string) => {
    if (stem.startsWith("~")) return RELATION_WEIGHT;
    return stem.startsWith("-") ? FUNCTION_WEIGHT : weightOf(stem);
  };
  return new Map(stems.map((stem) => [stem, weightIn(stem)]));
}

/** Returns the word for a verse in the index of the known answers: "john3v16". */
export const verseWord = (work: string, place: number): string =>
  `${work.replace(/^bible |[^\p{L}\p{N}]/gu, "").toLowerCase()}${Math.floor(place / STEP)}v${place % STEP}`;

/** Search terms of a question. */
export interface SoughtWords {
  /** Distinct words, in their canonical form. */
  words: string[];
  /** Their stems. */
  stems: string[];
  /** Every run of words in it, in the form of the index's phrases. */
  phrases: string[];
  /** Whether it has words of subjects outside the index. */
  isOfOtherSubject: boolean;
}

/** Returns the search terms of a question. */
export function soughtWords(question: string): SoughtWords {
  const all = indexWords(question);
  const sequence = ends(all.filter((word) => !STOP_WORDS.has(word)));
  const words = [...new Set(sequence)];
  const literal = runsOf(ends(all), 3).map((run) => LITERAL + run);
  return {
    words,
    stems: words.map(stemOf),
    phrases: [...new Set([...runsOf(sequence.map(stemOf), 2), ...literal])],
    isOfOtherSubject: words.some((word) => OTHER_SUBJECTS.has(word)),
  };
}

const ends = (words: readonly string[]) =>
  words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];

/** Returns every run of at least `least` words. */
function runsOf(words: readonly string[], least: number): string[] {
  return words.flatMap((_, start) => {
    const most = Math.min(PHRASE_WORDS, words.length - start);
    return Array.from({ length: Math.max(0, most - least + 1) }, (__, more) =>
      words.slice(start, start + least + more).join(" "),
    );
  });
}

/**
 * Returns the stored form of a phrase: the stems of its content words, or the whole phrase if it has fewer than two.
 * `null` for a single word, which is searched as a word.
 */
export function phraseKey(phrase: string): string | null {
  const stems = contentWords(phrase).map(stemOf);
  if (stems.length >= 2) return stems.join(" ");
  const words = indexWords(phrase);
  return words.length >= 3 ? LITERAL + words.join(" ") : null;
}

/** Returns the stems of a stored phrase; `null` for one that is stored word for word. */
export const phraseStems = (key: string): string[] | null =>
  key.startsWith(LITERAL) ? null : key.split(" ");

/**
 * Returns the weight of a stem: the rarer it is, the more it tells. A stem of no topic weighs most.
 * @param count in how many of the index's topics it occurs
 */
export function stemWeight(count: number, topics: number): number {
  return Math.log(1 + topics / (count + 0.5));
}
