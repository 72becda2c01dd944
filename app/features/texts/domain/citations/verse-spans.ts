import { numberedBookAt } from "./book-name";
import type { Verse, VerseSpan } from "./citation";
import { endsSpan, followingAt, isNumber, listMarkAt, numberOf, rangeEndAt } from "./number-lists";
import { isTimeOfDay } from "./prose";
import type { Token } from "./tokens";

/** Separator of chapter and verse in the current reference. */
export type VerseMark = ":" | "." | "," | "verse";

/** Settings for reading the places of a reference. */
interface Reader {
  tokens: readonly Token[];
  mark: VerseMark | null;
  singleChapter: boolean;
}

interface Place {
  verse: Verse;
  next: number;
}

/** Bare numbers after a chapter from this one are years. */
const FIRST_YEAR = 1000;
const VERSE_WORDS = new Set(["verse", "verses", "v", "vv", "vs", "vss"]);

/** Returns the index of a number after "verse", "vv." and similar, or `null`. */
export function verseWordAt(tokens: readonly Token[], at: number): number | null {
  if (!VERSE_WORDS.has(tokens[at]?.word ?? "") || tokens[at]!.gap > 1) return null;
  const next = tokens[at + 1]?.word === "." ? at + 2 : at + 1;
  return isNumber(tokens, next) ? next : null;
}

/**
 * Reads a list of verses or chapters, starting at its first place: ranges, "f" and "ff", further verses and chapters.
 * Returns the spans and the index after the last one.
 */
export function readVerseSpans(reader: Reader, first: Place): { spans: VerseSpan[]; next: number } {
  const { tokens } = reader;
  let current = readSpan(reader, first);
  const spans = [current.span];
  for (;;) {
    const list = listMarkAt(tokens, current.next);
    const last = current.span.to ?? current.span.from;
    const start = list ? nextPlace(reader, list, last) : dottedVerse(reader, current.next, last);
    if (!start) return { spans, next: current.next };
    current = readSpan(reader, start);
    spans.push(current.span);
  }
}

/** Reads a range, a verse with its letter, or a verse with "ff", starting at its first place. */
function readSpan(reader: Reader, { verse, next }: Place): { span: VerseSpan; next: number } {
  const { tokens } = reader;
  const from = verse;
  const letterEnd = letterRange(tokens, next, from);
  if (letterEnd) return { span: { from, to: letterEnd.verse }, next: letterEnd.next };
  const end = rangeEndAt(tokens, next);
  if (end !== null) {
    const to = placeAt(reader, end, from);
    return { span: { from, to: to.verse }, next: to.next };
  }
  const following = followingAt(tokens, next);
  if (following) return { span: { from, following: following.following }, next: following.next };
  return { span: { from }, next };
}

/** Returns chapter and verse for "4:2"; a bare number is of the same kind as the place before it. */
function placeAt(reader: Reader, at: number, before: Verse): Place {
  const exact = chapterAndVerseAt(reader, at);
  if (exact) return exact;
  const number = numberOf(reader.tokens[at]!);
  if (before.verse === undefined) return { verse: { chapter: number }, next: at + 1 };
  return withLetter(reader.tokens, { chapter: before.chapter, verse: number }, at + 1);
}

/** Returns chapter and verse at a number, with the separator of the current reference or ":". */
export function chapterAndVerseAt({ tokens, mark }: Reader, at: number): Place | null {
  const between = tokens[at + 1];
  const number = tokens[at + 2];
  if (number?.kind !== "number" || number.gap > 0 || between?.gap !== 0) return null;
  if (between.word !== ":" && (between.word !== mark || mark === ":")) return null;
  return withLetter(tokens, { chapter: numberOf(tokens[at]!), verse: numberOf(number) }, at + 3);
}

/** Returns a verse with its letter, if it has one: "24a". */
export function withLetter(tokens: readonly Token[], verse: Verse, next: number): Place {
  const letter = tokens[next];
  const own = letter?.gap === 0 && /^[a-eg-z]$/.test(letter.text);
  return own ? { verse: { ...verse, letter: letter.text }, next: next + 1 } : { verse, next };
}

/** Returns "-c" after "24a". */
function letterRange(tokens: readonly Token[], at: number, from: Verse): Place | null {
  const letter = tokens[at + 1];
  if (!from.letter || tokens[at]?.word !== "-" || tokens[at]!.gap || letter?.gap !== 0) return null;
  return /^[a-z]$/.test(letter.text) ? { verse: { ...from, letter: letter.text }, next: at + 2 } : null;
}

/** Returns ".6" after "33:4", as lectionaries list verses. */
function dottedVerse({ tokens, mark }: Reader, at: number, last: Verse): Place | null {
  if ((mark !== ":" && mark !== ",") || tokens[at]?.word !== "." || tokens[at]!.gap) return null;
  const number = tokens[at + 1];
  if (number?.kind !== "number" || number.gap) return null;
  return withLetter(tokens, { chapter: last.chapter, verse: numberOf(number) }, at + 2);
}

/** Returns the next place of a list; `null` when the list has ended. */
function nextPlace(
  reader: Reader,
  list: { mark: "," | ";" | "and"; next: number },
  last: Verse,
): Place | null {
  const { tokens } = reader;
  const spoken = verseWordAt(tokens, list.next);
  const at = spoken ?? list.next;
  if (!isNumber(tokens, at) || numberedBookAt(tokens, at)) return null;
  const exact = chapterAndVerseAt(reader, at);
  if (exact) return isTimeOfDay(tokens, exact.next) ? null : exact;
  if (tokens[at + 1]?.word === ":" && tokens[at + 1]!.gap === 0) return null;
  const verses = last.verse !== undefined && (list.mark !== ";" || reader.singleChapter);
  if (spoken !== null && !verses) return null;
  const value = numberOf(tokens[at]!);
  const place = verses
    ? withLetter(tokens, { chapter: last.chapter, verse: value }, at + 1)
    : { verse: { chapter: value }, next: at + 1 };
  return value < FIRST_YEAR && endsSpan(tokens, place.next) ? place : null;
}
