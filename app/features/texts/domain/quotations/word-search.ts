import { stemOf } from "~/shared/text";
import { contentOf, quotedWords } from "./compare-words";

/** Words of a quotation that are searched for together, and the words of each group that decide. */
const WINDOW = 12;
const MOST_WINDOWS = 3;
const RAREST = 3;
/** Words of a quotation that are searched for as they are. */
const PHRASE = 6;

/** Returns the stems of a quotation whose frequency a search needs. */
export function soughtStems(quotation: string): string[] {
  return contentOf(quotedWords(quotation)).map(stemOf);
}

/**
 * Returns the search for a quotation in the syntax of FTS5, at its beginning, in its middle and at its end: the words as
 * they are, which ranks them first, or of the rarest words any two together, which one changed word does not hide. `null`
 * for a quotation without words.
 *
 * @param frequencies the number of passages with each stem
 */
export function wordSearch(quotation: string, frequencies: ReadonlyMap<string, number>): string | null {
  const alternatives = windowsOf(quotedWords(quotation)).flatMap((window) => {
    const rare = contentOf(window)
      .filter((word) => frequencies.has(stemOf(word)))
      .sort((one, other) => frequencies.get(stemOf(one))! - frequencies.get(stemOf(other))!)
      .slice(0, RAREST);
    const pairs = rare.flatMap((one, index) =>
      rare.slice(index + 1).map((other) => `("${one}" AND "${other}")`),
    );
    return [`"${window.slice(0, PHRASE).join(" ")}"`, ...pairs];
  });
  return [...new Set(alternatives)].join(" OR ") || null;
}

function windowsOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  if (words.length <= WINDOW) return [[...words]];
  const last = words.length - WINDOW;
  const starts = [...new Set([0, Math.floor(last / 2), last])].slice(0, MOST_WINDOWS);
  return starts.map((start) => words.slice(start, start + WINDOW));
}
