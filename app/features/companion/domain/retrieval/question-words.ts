import { porterStem } from "~/features/journal/domain/porter-stem";
import { OTHER_SUBJECTS, STOP_WORDS } from "./stop-words";
import { canonicalForm } from "./word-forms";

/** Words of a question that are looked for: of a longer text the beginning and the end, where questions stand. */
const MOST_WORDS = 48;
/** A longer word is known by its first characters. */
const WORD_LENGTH = 40;
/** Words of the longest phrase that is looked for. */
const PHRASE_WORDS = 7;

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
  /** Every run of two stems and more, as phrases of the index are kept. */
  phrases: string[];
  /** Whether it speaks of things that the index does not know. */
  isOfOtherSubject: boolean;
}

/** The words that a question is looked up by. */
export function soughtWords(question: string): SoughtWords {
  const all = contentWords(question);
  const sequence =
    all.length <= MOST_WORDS ? all : [...all.slice(0, MOST_WORDS / 2), ...all.slice(-MOST_WORDS / 2)];
  const words = [...new Set(sequence)];
  return {
    words,
    stems: words.map(porterStem),
    phrases: runsOf(sequence.map(porterStem)),
    isOfOtherSubject: words.some((word) => OTHER_SUBJECTS.has(word)),
  };
}

function runsOf(stems: readonly string[]): string[] {
  const runs = new Set<string>();
  for (let start = 0; start < stems.length; start++) {
    const most = Math.min(stems.length, start + PHRASE_WORDS);
    for (let end = start + 2; end <= most; end++) runs.add(stems.slice(start, end).join(" "));
  }
  return [...runs];
}

/** A phrase as phrases are compared: the stems of its content words. Empty where it has none. */
export function phraseKey(phrase: string): string {
  return contentWords(phrase).map(porterStem).join(" ");
}
