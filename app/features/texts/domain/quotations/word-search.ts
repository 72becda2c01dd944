import { stemOf } from "~/shared/text";
import { contentOf, quotedWords } from "./compare-words";

/** Words of a quotation that are searched for together, and the words of each group that decide. */
const WINDOW = 12;
const MOST_WINDOWS = 3;
const RAREST = 3;
/** Words of a phrase for quotations without two words of content: "I am who I am". */
const PHRASE = 8;

/** Returns the stems of a quotation whose frequency a search needs. */
export function soughtStems(quotation: string): string[] {
  return contentOf(quotedWords(quotation)).map(stemOf);
}

/**
 * Returns the search for a quotation in the syntax of FTS5: of its rarest words any two together, at its beginning, in its
 * middle and at its end. One changed word hides none of them. `null` for a quotation without words.
 *
 * @param frequencies the number of passages with each stem
 */
export function wordSearch(quotation: string, frequencies: ReadonlyMap<string, number>): string | null {
  const words = quotedWords(quotation);
  const pairs = windowsOf(words).flatMap((window) => {
    const rare = contentOf(window)
      .filter((word) => frequencies.has(stemOf(word)))
      .sort((one, other) => frequencies.get(stemOf(one))! - frequencies.get(stemOf(other))!)
      .slice(0, RAREST);
    return rare.flatMap((one, index) => rare.slice(index + 1).map((other) => `("${one}" AND "${other}")`));
  });
  if (pairs.length > 0) return [...new Set(pairs)].join(" OR ");
  return words.length > 0 ? `"${words.slice(0, PHRASE).join(" ")}"` : null;
}

function windowsOf(words: readonly string[]): string[][] {
  if (words.length <= WINDOW) return [[...words]];
  const last = words.length - WINDOW;
  const starts = [...new Set([0, Math.floor(last / 2), last])].slice(0, MOST_WINDOWS);
  return starts.map((start) => words.slice(start, start + WINDOW));
}
