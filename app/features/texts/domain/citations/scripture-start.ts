import type { BookName } from "./book-name";
import type { Verse } from "./citation";
import { isNumber, numberOf } from "./number-lists";
import { endsReference } from "./prose";
import type { Token } from "./tokens";
import { chapterAndVerseAt, type VerseMark, verseWordAt, withLetter } from "./verse-spans";

/** The first chapter, or chapter and verse, of a reference. */
export interface ScriptureStart {
  verse: Verse;
  /** Separator of chapter and verse; `null` without a verse. */
  mark: VerseMark | null;
  /** Whether "chapter" is before the number. */
  spoken: boolean;
  /** Index after the first chapter or verse. */
  next: number;
}

const WRITINGS = new Set(["gospel", "letter", "epistle", "book"]);
const CHAPTER_WORDS = new Set(["chapter", "chapters", "chap", "chaps", "ch", "chs"]);
const BRACKETS = new Map([
  ["(", ")"],
  ["[", "]"],
]);

/** Returns the start of a reference after the name of a book; `null` when no number follows. */
export function scriptureStart(
  tokens: readonly Token[],
  name: BookName,
  singleChapter: boolean,
): ScriptureStart | null {
  let at = afterWriting(tokens, name.next);
  if (name.abbreviated && tokens[at]?.word === "." && tokens[at]!.gap === 0) at++;
  const chapter = chapterWordAt(tokens, at);
  const spoken = chapter !== null;
  at = chapter ?? at;
  const verse = singleChapter ? verseWordAt(tokens, tokens[at]?.word === "," ? at + 1 : at) : null;
  if (verse !== null) return { ...verseOf(tokens, 1, verse), mark: "verse", spoken };
  const number = tokens[at];
  if (number?.kind !== "number" || number.gap > 2) return null;
  const exact = exactStart(tokens, at, name);
  if (exact) return { ...exact, spoken };
  if (number.gap === 2 || (number.gap === 0 && at === name.next)) return null;
  if (singleChapter && !spoken) return { ...verseOf(tokens, 1, at), mark: null, spoken };
  return {
    verse: { chapter: numberOf(number) },
    mark: null,
    spoken,
    next: afterOtherPsalm(tokens, at, name),
  };
}

/** Returns the index of the number after ", chapter", "ch." and similar; `null` without such a word. */
export function chapterWordAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word === "," ? at + 1 : at;
  if (!CHAPTER_WORDS.has(tokens[word]?.word ?? "") || tokens[word]!.gap > 1) return null;
  const next = tokens[word + 1]?.word === "." ? word + 2 : word + 1;
  return isNumber(tokens, next) ? next : null;
}

/** Returns chapter and verse at a number: "3:16", "3.16", "3,16", "3: 16", "3, verse 16", "22 (21):2". */
function exactStart(
  tokens: readonly Token[],
  at: number,
  name: BookName,
): Pick<ScriptureStart, "verse" | "mark" | "next"> | null {
  const tight = chapterAndVerseAt({ tokens, mark: ".", singleChapter: false }, at);
  if (tight) return { ...tight, mark: tokens[at + 1]!.word as VerseMark };
  const marked = afterOtherPsalm(tokens, at, name);
  const mark = tokens[marked];
  const chapter = numberOf(tokens[at]!);
  const spoken = verseWordAt(tokens, mark?.word === "," ? marked + 1 : marked);
  if (spoken !== null) return { ...verseOf(tokens, chapter, spoken), mark: "verse" };
  if (!mark || mark.gap > 1 || !isNumber(tokens, marked + 1)) return null;
  const verse = verseOf(tokens, chapter, marked + 1);
  if (mark.word === ":")
    return endsReference(tokens, verse.next) || marked > at + 1 ? { ...verse, mark: ":" } : null;
  const tightComma = mark.word === "," && mark.gap === 0 && tokens[marked + 1]!.gap === 0;
  return tightComma && name.book !== "Ps" && tokens[verse.next]?.word !== ":"
    ? { ...verse, mark: "," }
    : null;
}

function verseOf(tokens: readonly Token[], chapter: number, at: number) {
  return withLetter(tokens, { chapter, verse: numberOf(tokens[at]!) }, at + 1);
}

/** Returns the index after the number of a psalm and its other number: "22 (21)". */
function afterOtherPsalm(tokens: readonly Token[], at: number, { book }: BookName): number {
  const closing = BRACKETS.get(tokens[at + 1]?.word ?? "");
  const other = book === "Ps" && tokens[at + 2]?.kind === "number" && tokens[at + 3]?.word === closing;
  return other && closing ? at + 4 : at + 1;
}

/** Returns the index after "'s Gospel", if it is there. */
function afterWriting(tokens: readonly Token[], at: number): number {
  const possessive = tokens[at]?.word === "'" && tokens[at + 1]?.word === "s";
  return possessive && WRITINGS.has(tokens[at + 2]?.word ?? "") ? at + 3 : at;
}
