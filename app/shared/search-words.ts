import { stemOf } from "./text";

/** Limits of a search; the rest of a longer one is ignored. */
export const SEARCH_LIMITS = { characters: 200, words: 20 } as const;

/** A word of a text, and its place in it. */
export interface Word {
  /** In lower case, without accents, at most 40 characters. */
  folded: string;
  start: number;
  end: number;
  /** A run of a script that writes no spaces between its words. */
  isRun: boolean;
}

/** A word of a search. */
export interface SoughtWord {
  folded: string;
  stem: string;
  isRun: boolean;
  /** The last word, which may not be typed to its end: words that begin with it match too. */
  isPrefix: boolean;
}

/** Longer words are cut. */
const WORD_LENGTH = 40;
/** One or two letters begin too many words: FTS5 collects all of them before it returns the first. */
const SHORTEST_PREFIX = 3;
/** The maximum bytes of an entry's terms, with the owner's number before each: D1 takes texts of 2 MB. */
const TERM_BYTES = 1_500_000;
const BYTES_BESIDE_TERM = 10;

const RUNS =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー";
const WORD = new RegExp(`(?<run>[${RUNS}][${RUNS}\\p{M}]*)|(?:(?![${RUNS}])[\\p{L}\\p{N}\\p{M}])+`, "gu");

/** Yields the words of a text, in order, without the ends of "God's" and "don't" after the apostrophe. */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const folded = fold(match[0]);
    const isEnding = folded.length === 1 && /\p{L}['’]$/u.test(text.slice(Math.max(0, start - 3), start));
    if (folded === "" || isEnding) continue;
    yield { folded, start, end: start + match[0].length, isRun: match.groups?.run !== undefined };
  }
}

/** Returns the words of a search: at most 20 of its first 200 characters. */
export function soughtWords(search: string): SoughtWord[] {
  const words = [...wordsOf(search.slice(0, SEARCH_LIMITS.characters))].slice(0, SEARCH_LIMITS.words);
  return words.map(({ folded, isRun }, index) => ({
    folded,
    stem: stemOf(folded),
    isRun,
    isPrefix: !isRun && index === words.length - 1 && folded.length >= SHORTEST_PREFIX,
  }));
}

/** Whether a word of a text matches a word of the search. Used for marks; `matchExpression` finds entries. */
export function isSought(word: Word, sought: SoughtWord): boolean {
  if (sought.isRun) return word.isRun && word.folded.includes(sought.folded);
  if (word.isRun) return false;
  const stem = stemOf(word.folded);
  if (stem === sought.stem) return true;
  return sought.isPrefix && (word.folded.startsWith(sought.folded) || stem.startsWith(sought.folded));
}

/**
 * Returns the index terms of texts, each term once: `s` and the stem for each word, `w` and the word if its stem differs,
 * and for a run each pair of neighbours and its last character, so that any part of it can be found.
 */
export function searchTerms(...texts: string[]): string {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const { folded, isRun } of wordsOf(text)) {
      if (isRun) for (const pair of pairsOf(folded, true)) terms.add(`w${pair}`);
      else {
        const stem = stemOf(folded);
        terms.add(`s${stem}`);
        if (stem !== folded) terms.add(`w${folded}`);
      }
    }
  }
  return withinBytes(terms);
}

/**
 * Returns a search as an FTS5 expression, with `~` for the owner's number. Each term is in quotes and has only letters and
 * digits, so that it cannot be a syntax error.
 */
export function matchExpression(sought: SoughtWord[], mood: string | null): string {
  const conditions = sought.map(conditionOf);
  if (mood !== null) conditions.push(`"~${moodTerm(mood)}"`);
  return conditions.join(" AND ");
}

/** Returns the index term of a mood. */
function moodTerm(mood: string): string {
  return `m${mood}`;
}

function conditionOf({ folded, stem, isRun, isPrefix }: SoughtWord): string {
  if (isRun) {
    const pairs = pairsOf(folded, false);
    return pairs.length > 0 ? pairs.map((pair) => `"~w${pair}"`).join(" AND ") : `"~w${folded}" *`;
  }
  return isPrefix ? `("~s${stem}" OR "~s${folded}" * OR "~w${folded}" *)` : `"~s${stem}"`;
}

function pairsOf(run: string, withLast: boolean): string[] {
  const characters = Array.from(run);
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return withLast ? [...pairs, characters.at(-1)!] : pairs;
}

function fold(word: string): string {
  const plain = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("ς", "σ")
    .normalize("NFC");
  const folded = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return folded.length <= WORD_LENGTH ? folded : Array.from(folded).slice(0, WORD_LENGTH).join("");
}

function withinBytes(terms: Set<string>): string {
  let bytes = 0;
  const kept: string[] = [];
  for (const term of terms) {
    bytes += new TextEncoder().encode(term).byteLength + BYTES_BESIDE_TERM;
    if (bytes > TERM_BYTES) break;
    kept.push(term);
  }
  return kept.join(" ");
}
