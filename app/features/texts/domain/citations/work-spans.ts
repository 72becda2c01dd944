import type { WorkSpan } from "./citation";
import { followingAt, isNumber, numberOf } from "./number-lists";
import { endsReference } from "./prose";
import type { Token } from "./tokens";

/** How the numbers of a work are read. */
interface WorkReader {
  tokens: readonly Token[];
  /** Most numbers of one place: book, chapter and section, or chapter and section. */
  depth: 2 | 3;
  /** Whether each book is a work of its own, so that a list ends with its book. */
  booksApart: boolean;
}

type Numbers = readonly number[];

interface Place {
  numbers: Numbers;
  next: number;
  /** Whether the place is certainly one: it has a locator, or several numbers. */
  isExact: boolean;
}

const LOCATORS = new Set(
  `book bk chapter chapters chap chaps ch chs cap section sections sec paragraph par lecture lect homily oration no nos n
  nn`.split(/\s+/),
);
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const SECTION = "\u00a7";

/** Reads a list of places, starting at or just before its first number; `null` when none follows. */
export function readWorkSpans(
  reader: WorkReader,
  at: number,
): { spans: WorkSpan[]; isExact: boolean; next: number } | null {
  const first = placeAt(reader, at);
  if (!first) return null;
  let current = readSpan(reader, first);
  const spans = [current.span];
  for (;;) {
    const start = nextPlace(reader, current, spans[0]!.from);
    if (!start) return { spans, isExact: first.isExact || spans.length > 1, next: current.next };
    current = readSpan(reader, start);
    spans.push(current.span);
  }
}

function readSpan(reader: WorkReader, { numbers, next }: Place): { span: WorkSpan; next: number } {
  const end = rangeEnd(reader, next, numbers);
  if (end) return { span: { from: numbers, to: end.numbers }, next: end.next };
  const following = followingAt(reader.tokens, next);
  if (following) return { span: { from: numbers, following: following.following }, next: following.next };
  return { span: { from: numbers }, next };
}

/** Returns the end of a range: "-3" after "3.3.2" is 3.3.3. */
function rangeEnd(reader: WorkReader, at: number, from: Numbers): Place | null {
  const [mark, number] = [reader.tokens[at], reader.tokens[at + 1]];
  if (mark?.word !== "-" || mark.gap > 1 || !number || number.gap > 1) return null;
  const to = placeAt(reader, at + 1, true);
  return to && to.numbers.length <= from.length ? { ...to, numbers: fullNumbers(from, to.numbers) } : null;
}

/** Returns numbers with those that they share with an earlier place and omit. */
function fullNumbers(before: Numbers, numbers: Numbers): Numbers {
  return [...before.slice(0, before.length - numbers.length), ...numbers];
}

/** Returns the next place of a list; `null` when the list has ended. */
function nextPlace(reader: WorkReader, last: { span: WorkSpan; next: number }, first: Numbers): Place | null {
  const { tokens } = reader;
  const mark = tokens[last.next];
  if (!mark || mark.gap > 1 || !(mark.word === "," || mark.word === ";" || mark.word === "and")) return null;
  const start = tokens[last.next + 1]?.word === "and" ? last.next + 2 : last.next + 1;
  if (!isNumber(tokens, start)) return null;
  const place = placeAt(reader, start, true);
  if (!place || place.numbers.length > first.length || tokens[place.next]?.word === ":") return null;
  if (!endsReference(tokens, place.next)) return null;
  const numbers = fullNumbers(last.span.to ?? last.span.from, place.numbers);
  return reader.booksApart && numbers[0] !== first[0] ? null : { ...place, numbers };
}

/** Reads "10.27.38", "X, 27", "Book 10, chapter 27, 38", "7". In a list a comma separates places, not numbers. */
function placeAt({ tokens, depth }: WorkReader, at: number, isInList = false): Place | null {
  const first = numberAt(tokens, at);
  if (!first) return null;
  const numbers = [first.value];
  let next = first.next;
  let isExact = first.isLocated;
  let separator: string | null = null;
  while (numbers.length < depth) {
    const found = numberAfter(tokens, next, { separator, mayBeComma: depth === 3 && !isInList });
    if (!found) break;
    numbers.push(found.value);
    separator = found.separator;
    next = found.next;
    isExact = true;
  }
  return { numbers, next, isExact };
}

/** Returns the next number of a place, after the separator that the place uses. */
function numberAfter(
  tokens: readonly Token[],
  at: number,
  { separator, mayBeComma }: { separator: string | null; mayBeComma: boolean },
): { value: number; separator: string; next: number } | null {
  const mark = tokens[at];
  if (!mark || mark.gap > 1) return null;
  if (mark.word === "." || mark.word === ":") {
    const number = tokens[at + 1];
    const isSpaced = number?.gap === 1 && /^\p{Lu}+$/u.test(tokens[at - 1]!.text);
    if (mark.gap > 0 || (number?.gap !== 0 && !isSpaced)) return null;
    const found = numberAt(tokens, at + 1);
    return found && { ...found, separator: mark.word };
  }
  const located = numberAt(tokens, mark.word === "," ? at + 1 : at);
  if (located?.isLocated) return { ...located, separator: separator ?? "," };
  const isComma = mark.word === "," && mayBeComma && (separator === null || separator === ",");
  return isComma && located ? { ...located, separator: "," } : null;
}

/** Returns the number at a token, in Arabic or Roman digits, perhaps after "chapter", "no." or "§". */
function numberAt(
  tokens: readonly Token[],
  at: number,
): { value: number; isLocated: boolean; next: number } | null {
  let number = at;
  if (LOCATORS.has(tokens[at]?.word ?? "")) number += tokens[at + 1]?.word === "." ? 2 : 1;
  else if (tokens[at]?.word === SECTION) number += 1;
  const token = tokens[number];
  if (!token || token.gap > 1) return null;
  const isLocated = number > at;
  if (token.kind === "number") return { value: numberOf(token), isLocated, next: number + 1 };
  // "X, 27" and "X.xxvii.38"; one small letter alone is a word.
  const isRoman =
    /^(?:[IVXLC]+|[ivxlc]{2,})$/.test(token.text) || (token.gap === 0 && /^[ivxlc]$/.test(token.text));
  return isRoman ? { value: romanValue(token.word), isLocated, next: number + 1 } : null;
}

function romanValue(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = ROMAN[digit]!;
    return value < (ROMAN[digits[index + 1] ?? ""] ?? 0) ? sum - value : sum + value;
  }, 0);
}
