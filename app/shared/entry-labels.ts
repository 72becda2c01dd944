import { formatLocalDate } from "~/shared/dates";

/** The title on screens of an entry without one. */
export const UNTITLED = "Untitled Entry";

/** Returns the title that a new entry gets without another one: "Journal Entry - Nov 20, 2026". */
export function fallbackTitle(entryDate: string): string {
  return `Journal Entry - ${formatLocalDate(entryDate, "MMM d, yyyy")}`;
}

/** Returns a number of entries in words: "1 entry", "3 entries". */
export function countOfEntries(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}

/** Counts the words of a plain text: runs of letters and digits; "don't" and "well-known" are one word each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** Returns a word count in words: "1 word", "1,204 words". */
export function wordCountLabel(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "word" : "words"}`;
}
