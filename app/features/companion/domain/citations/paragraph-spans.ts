import { numberedBookAt } from "./book-name";
import type { ParagraphSpan } from "./citation";
import { followingAt, isNumber, listMarkAt, numberOf, rangeEndAt } from "./number-lists";
import { endsReference } from "./prose";
import type { Token } from "./tokens";

/** How the numbers of a document are read. */
export interface ParagraphReader {
  tokens: readonly Token[];
  /** The part of a canon after its number, and the index after it. */
  detailAt?: (tokens: readonly Token[], at: number) => { detail: string; next: number } | null;
  /** Most spans to read. */
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
/** "1324-27": the end of a range leaves out the digits that it shares with a beginning this high. */
const FIRST_SHORTENED = 100;

/**
 * The index after "no.", "nn.", "paragraphs", "§§", "#" and the like, in law "can." too; `at` itself where nothing such
 * stands.
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

/** Reads a list of numbers and ranges from a number on. Gives the spans and the index after the last one. */
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

/** The end of a range with the digits that it leaves out. */
function fullNumber(from: Token, to: Token): number {
  const missing = from.text.length - to.text.length;
  const shortened = numberOf(from) >= FIRST_SHORTENED && missing > 0 && to.text !== "0";
  return shortened ? Number(from.text.slice(0, missing) + to.text) : numberOf(to);
}

/** The span with which a list goes on; null where what follows is no part of it. */
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

/** "§2" after "can. 1055 §1 and". */
function sameCanon({ tokens, detailAt }: ParagraphReader, { span }: Read, at: number): Read | null {
  const part = detailAt?.(tokens, at);
  return part ? { span: { from: span.to ?? span.from, detail: part.detail }, next: part.next } : null;
}
