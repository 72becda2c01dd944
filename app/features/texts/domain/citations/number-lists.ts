import { numberedBookAt } from "./book-name";
import type { Following } from "./citation";
import { endsReference } from "./prose";
import type { Token } from "./tokens";

const RANGE_WORDS = new Set(["to", "through", "thru"]);
const LIST_WORDS = new Set(["and", "&", "or"]);
/** Every limit refuses numbers with more digits. */
const MOST_DIGITS = 9;

/** Returns the value of a number token. */
export function numberOf(token: Token): number {
  return Number(token.text.slice(0, MOST_DIGITS));
}

/** Whether the token is a number, with at most one space before it. */
export function isNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === "number" && token.gap <= 1;
}

/** Returns the index of the number that ends a range started before `at`: "-1327", "– 1327", " to 1327". */
export function rangeEndAt(tokens: readonly Token[], at: number): number | null {
  const mark = tokens[at];
  const number = tokens[at + 1];
  if (!mark || number?.kind !== "number" || mark.gap > 1 || number.gap > 1) return null;
  if (numberedBookAt(tokens, at + 1)) return null;
  if (mark.word === "\u2014") return mark.gap === 0 && number.gap === 0 ? at + 1 : null;
  if (mark.word === "-") return at + 1;
  return RANGE_WORDS.has(mark.word) && endsReference(tokens, at + 2) ? at + 1 : null;
}

/** Returns the mark that continues a list, and the index of its next item: ", 1327", "; 6:1", " and 1330". */
export function listMarkAt(
  tokens: readonly Token[],
  at: number,
): { mark: "," | ";" | "and"; next: number } | null {
  const token = tokens[at];
  if (!token || token.gap > 1) return null;
  if (LIST_WORDS.has(token.word)) return { mark: "and", next: at + 1 };
  if (token.word !== "," && token.word !== ";") return null;
  const next = LIST_WORDS.has(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return { mark: token.word, next };
}

/** Returns "f" or "ff" after a number, and the index after it. */
export function followingAt(
  tokens: readonly Token[],
  at: number,
): { following: Following; next: number } | null {
  const token = tokens[at];
  if (token?.text !== "f" && token?.text !== "ff") return null;
  const own = token.gap === 0 || (token.gap === 1 && (token.text === "ff" || tokens[at + 1]?.word === "."));
  return own ? { following: token.text, next: at + 1 } : null;
}

/** Same as `endsReference`, for a number that a range or "ff" may follow. */
export function endsSpan(tokens: readonly Token[], next: number): boolean {
  const range = rangeEndAt(tokens, next);
  const end = range === null ? (followingAt(tokens, next)?.next ?? next) : range + 1;
  const letter = tokens[end];
  const lettered = range !== null && letter?.gap === 0 && /^[a-z]$/.test(letter.text);
  return endsReference(tokens, lettered ? end + 1 : end);
}
