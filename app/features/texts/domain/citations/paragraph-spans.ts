import { numberedBookAt } from "./book-name";
import type { ParagraphSpan } from "./citation";
import { followingAt, isNumber, listMarkAt, numberOf, rangeEndAt } from "./number-lists";
import { endsReference } from "./prose";
import type { Token } from "./tokens";

/** Settings for reading the numbers of a document. */
export interface ParagraphReader {
  tokens: readonly Token[];
  /** Returns the part of a canon after its number, and the index after it. */
  detailAt?: (tokens: readonly Token[], at: number) => { detail: string; next: number } | null;
  /** Maximum number of spans. */
  most?: number;
}

interface Read {
  span: ParagraphSpan;
  next: number;
}

const LOCATORS = new Set(
  "no nos nr nrs n nn num number numbers para paras par pars paragraph paragraphs section sections sec art arts article articles".split(
    " ",
  ),
);
const CANON_LOCATORS = new Set(["can", "cann", "canon", "canons", "c", "cc"]);
const SIGNS = new Set(["\u00a7", "#", "\u00b6", "\u2116"]);
/** "1324-27": from this number on, the end of a range may omit the digits that it shares with the start. */
const FIRST_SHORTENED = 100;

/**
 * Returns the index after "no.", "nn.", "paragraphs", "§§", "#" and similar, in law also "can."; `at` itself when there is
 * none.
 */
export function skipLocator(tokens: readonly Token[], at: number, law = false): number {
  let next = at;
  const word = tokens[at]?.word ?? "";
  if ((LOCATORS.has(word) || (law && CANON_LOCATORS.has(word))) && tokens[next]!.gap <= 1) {
    next = tokens[next + 1]?.word === "." && tokens[next + 1]!.gap === 0 ? next + 2 : next + 1;
  }
  for (let signs = 0; signs < 2 && SIGNS.has(tokens[next]?.word ?? ""); signs++) next++;
  return next;
}

/** Reads a list of numbers and ranges, starting at a number. Returns the spans and the index after the last one. */
export function readParagraphSpans(
  reader: ParagraphReader,
  at: number,
): { spans: ParagraphSpan[]; next: number } {
  let current = readSpan(reader, at);
  const spans = [current.span];
  while (spans.length < (reader.most ?? Number.POSITIVE_INFINITY)) {
    const read = nextSpan(reader, current);
    if (!read) break;
    spans.push(read.span);
    current = read;
  }
  return { spans, next: current.next };
}

function readSpan({ tokens, detailAt }: ParagraphReader, at: number): Read {
  const from = numberOf(tokens[at]!);
  const end = rangeEndAt(tokens, at + 1);
  if (end !== null) return { span: { from, to: fullNumber(tokens[at]!, tokens[end]!) }, next: end + 1 };
  const following = followingAt(tokens, at + 1);
  if (following) return { span: { from, following: following.following }, next: following.next };
  const part = detailAt?.(tokens, at + 1);
  return part ? { span: { from, detail: part.detail }, next: part.next } : { span: { from }, next: at + 1 };
}

/** Returns the end of a range with its omitted digits. */
function fullNumber(from: Token, to: Token): number {
  const missing = from.text.length - to.text.length;
  const shortened = numberOf(from) >= FIRST_SHORTENED && missing > 0 && to.text !== "0";
  return shortened ? Number(from.text.slice(0, missing) + to.text) : numberOf(to);
}

/** Returns the next span of a list; `null` when the list has ended. */
function nextSpan(reader: ParagraphReader, last: Read): Read | null {
  const { tokens, detailAt } = reader;
  const list = listMarkAt(tokens, last.next);
  if (!list) return null;
  if (detailAt && tokens[list.next]?.word === "\u00a7") return sameCanon(reader, last, list.next);
  const next = skipLocator(tokens, list.next, detailAt !== undefined);
  if (!isNumber(tokens, next)) return null;
  if (next === list.next && numberedBookAt(tokens, next)) return null;
  if (tokens[next + 1]?.word === ":" && tokens[next + 2]?.kind === "number") return null;
  const read = readSpan(reader, next);
  return endsReference(tokens, read.next) ? read : null;
}

/** Returns "§2" after "can. 1055 §1 and". */
function sameCanon({ tokens, detailAt }: ParagraphReader, { span }: Read, at: number): Read | null {
  const part = detailAt?.(tokens, at);
  return part ? { span: { from: span.to ?? span.from, detail: part.detail }, next: part.next } : null;
}
