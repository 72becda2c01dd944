import { porterStem } from "~/features/journal/domain/porter-stem";
import { OTHER_SUBJECTS, STOP_WORDS } from "./stop-words";
import { canonicalForm } from "./word-forms";

/** Words of a question that are looked for: of a longer text the beginning and the end, where questions stand. */
const MOST_WORDS = 48;
/** A longer word is known by its first characters. */
const WORD_LENGTH = 40;
/** Words of the longest phrase that is looked for. */
const PHRASE_WORDS = 7;
/** Stands before a phrase that is kept word for word, because it has not two words with a subject: "who made God". */
const LITERAL = "=";

/** The words of a text in order: in lower case, without accents and apostrophes, each in its canonical form. */
function indexWords(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘`](s\b)?/g, (_, ending?: string) => (ending ? " " : ""));
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => canonicalForm([...word].slice(0, WORD_LENGTH).join("")));
}

/** The words of a text that have a subject, in order. */
export function contentWords(text: string): string[] {
  return indexWords(text).filter((word) => !STOP_WORDS.has(word));
}

/** What a question asks for. */
export interface SoughtWords {
  /** Distinct words, in their canonical form. */
  words: string[];
  /** Their stems. */
  stems: string[];
  /** Every run of words in it, as phrases of the index are kept. */
  phrases: string[];
  /** Whether it speaks of things that the index does not know. */
  isOfOtherSubject: boolean;
}

/** The words that a question is looked up by. */
export function soughtWords(question: string): SoughtWords {
  const all = indexWords(question);
  const sequence = ends(all.filter((word) => !STOP_WORDS.has(word)));
  const words = [...new Set(sequence)];
  const literal = runsOf(ends(all), 3).map((run) => LITERAL + run);
  return {
    words,
    stems: words.map(porterStem),
    phrases: [...new Set([...runsOf(sequence.map(porterStem), 2), ...literal])],
    isOfOtherSubject: words.some((word) => OTHER_SUBJECTS.has(word)),
  };
}

const ends = (words: readonly string[]) =>
  words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];

/** Every run of at least so many words. */
function runsOf(words: readonly string[], least: number): string[] {
  return words.flatMap((_, start) => {
    const most = Math.min(PHRASE_WORDS, words.length - start);
    return Array.from({ length: Math.max(0, most - least + 1) }, (__, more) =>
      words.slice(start, start + least + more).join(" "),
    );
  });
}

/**
 * A phrase as phrases are compared: the stems of its words that have a subject, or the whole phrase where fewer than
 * two have one. Null for a single word: words are looked for by themselves.
 */
export function phraseKey(phrase: string): string | null {
  const stems = contentWords(phrase).map(porterStem);
  if (stems.length >= 2) return stems.join(" ");
  const words = indexWords(phrase);
  return words.length >= 3 ? LITERAL + words.join(" ") : null;
}

/** The stems of a phrase as it is kept; null for one that is kept word for word. */
export const phraseStems = (key: string): string[] | null =>
  key.startsWith(LITERAL) ? null : key.split(" ");
