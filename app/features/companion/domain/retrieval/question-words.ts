import { porterStem } from "~/features/journal/domain/porter-stem";
import { STOP_WORDS } from "./stop-words";
import { canonicalForm } from "./word-forms";

/** Distinct words of a question that are looked for: of a longer text the beginning and the end, where questions stand. */
const MOST_WORDS = 48;
/** A longer word is no word. */
const WORD_LENGTH = 40;

/** The words of a text in order: in lower case, without accents and apostrophes, each in its canonical form. */
export function indexWords(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘`](s\b)?/g, (_, ending?: string) => (ending ? " " : ""));
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => canonicalForm(word.slice(0, WORD_LENGTH)));
}

/** The words of a text that have a subject, in order. */
export function contentWords(text: string): string[] {
  return indexWords(text).filter((word) => !STOP_WORDS.has(word));
}

/** What a question asks for: distinct words, and the same as stems in their order. */
export interface SoughtWords {
  words: string[];
  stems: string[];
}

export function soughtWords(question: string): SoughtWords {
  const all = [...new Set(contentWords(question))];
  const words =
    all.length <= MOST_WORDS ? all : [...all.slice(0, MOST_WORDS / 2), ...all.slice(-MOST_WORDS / 2)];
  return { words, stems: words.map(porterStem) };
}

/** A phrase as phrases are compared: the stems of its content words. Empty where it has none. */
export function phraseKey(phrase: string): string {
  return contentWords(phrase).map(porterStem).join(" ");
}
