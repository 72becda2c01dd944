/** A word, a number or one mark of a text, with the gap before it. */
export interface Token {
  kind: "word" | "number" | "mark";
  text: string;
  /** For comparison: lower case without accents; every dash but the long one is "-", every apostrophe "'". */
  word: string;
  start: number;
  end: number;
  /** Whitespace before it: none, spaces, one line break, more. */
  gap: 0 | 1 | 2 | 3;
}

// One alternative per first character and one character class per loop: no input makes it backtrack.
const TOKEN = /\p{L}[\p{L}\p{M}]*|[0-9]+|\S/gu;
const DASHES = "-\u2010\u2011\u2012\u2013\u2212";
const LONG_DASHES = "\u2014\u2015";
const APOSTROPHES = "'\u2018\u2019\u02bc\u00b4`";

/** Splits a text into tokens in one pass. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const kind = kindOf(found);
    tokens.push({
      kind,
      text: found,
      word: kind === "mark" ? plainMark(found) : plainWord(found),
      start: index,
      end: index + found.length,
      gap: gapOf(text, end, index),
    });
    end = index + found.length;
  }
  return tokens;
}

/** Returns a word in lower case without accents. */
export function plainWord(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function kindOf(found: string): Token["kind"] {
  const first = found.codePointAt(0)!;
  if (first >= 0x30 && first <= 0x39) return "number";
  return /^\p{L}/u.test(found) ? "word" : "mark";
}

function plainMark(mark: string): string {
  if (DASHES.includes(mark)) return "-";
  if (LONG_DASHES.includes(mark)) return "\u2014";
  return APOSTROPHES.includes(mark) ? "'" : mark;
}

function gapOf(text: string, from: number, to: number): Token["gap"] {
  if (from === to) return 0;
  let breaks = 0;
  for (let at = from; at < to; at++) if (text[at] === "\n") breaks++;
  if (breaks === 0) return 1;
  return breaks === 1 ? 2 : 3;
}
