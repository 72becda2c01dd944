import type { PassageNote } from "~/server/db/texts/tables";
import { trueNumber } from "./true-number";

/** A verse of a USFM file; chapter 0 is before the first one. */
interface UsfmVerse {
  chapter: number;
  verse: number;
  words: string;
  notes: PassageNote[];
}

export interface UsfmBook {
  /** "GEN". */
  code: string;
  verses: UsfmVerse[];
  /** Misprinted numbers and how they were read: "5:6 is 5:5". */
  repaired: string[];
}

/** Markers of paragraphs and titles, whose own words are no verse's. */
const APART = new Set(
  `id ide h h0 h1 toc0 toc1 toc2 toc3 toc4 mt1 imt1 im ip ib ib3 cl cd s s1 d p qa rem periph mte9`.split(
    " ",
  ),
);
/** A note, a cross reference, or another book's number of the verse. */
const INSERTS = /\\(f|rq|vp)\b([\s\S]*?)\\\1\*/g;

/** Reads a book in USFM, as far as the Douay needs it: chapters, verses, footnotes. Throws for an unknown marker. */
export function readUsfm(text: string): UsfmBook {
  const verses: UsfmVerse[] = [];
  let code = "";
  let chapter = 0;
  /** Notes of an acrostic's letter belong to the verse below it. */
  let above: PassageNote[] = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const [, marker = "", rest = ""] = /^\\(\w+)\s?(.*)$/.exec(line.trim()) ?? [];
    if (marker === "id") code = rest.slice(0, 3);
    else if (marker === "c" || marker === "c0") chapter = Number.parseInt(rest, 10) || 0;
    else if (marker === "v") {
      const [, number = "", own = ""] = /^(\d+)\s*(.*)$/.exec(rest) ?? [];
      const read = readWords(own);
      verses.push({ chapter, verse: Number(number), ...read, notes: [...above, ...read.notes] });
      above = [];
    } else if (marker === "p" && rest && verses.at(-1)?.chapter === chapter) {
      // A psalm's first line stands in a paragraph below the verse with the psalm's title.
      const verse = verses.at(-1)!;
      const read = readWords(rest);
      const start = verse.words.length + 1;
      verse.notes.push(...read.notes.map((note) => ({ ...note, at: start + note.at })));
      verse.words = `${verse.words} ${read.words}`;
    } else if (marker === "qa") above = readWords(rest).notes.map((note) => ({ ...note, at: 0 }));
    else if (line.trim() !== "" && !APART.has(marker))
      throw new Error(`An unknown line: ${line.slice(0, 60)}`);
  }
  return { code, ...withTrueNumbers(verses) };
}

/** Returns the words of a verse, and its notes with their places in them. */
function readWords(text: string): { words: string; notes: PassageNote[] } {
  const notes: PassageNote[] = [];
  let words = "";
  let end = 0;
  const add = (part: string) => {
    words = `${words}${part}`.replace(/\s+/g, " ").trimStart();
  };
  for (const match of text.matchAll(INSERTS)) {
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] !== "vp") notes.push({ at: words.trimEnd().length, text: noteText(match[2]!) });
  }
  add(text.slice(end));
  return { words: words.trimEnd(), notes };
}

/** Returns a note's words: without its caller, its reference and the markers of its parts. */
function noteText(note: string): string {
  return note
    .replace(/^\s*\+\s*/, "")
    .replace(/\\fr\s[^\\]*/, "")
    .replace(/\\\w+\*/g, "")
    .replace(/\\\w+\s?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads misprinted numbers by those around them. A chapter that starts again at 1 goes on counting. */
function withTrueNumbers(verses: readonly UsfmVerse[]): Pick<UsfmBook, "verses" | "repaired"> {
  const repaired: string[] = [];
  let [chapter, last, shift] = [-1, 0, 0];
  const read = verses.map((one, index) => {
    if (one.chapter !== chapter) [chapter, last, shift] = [one.chapter, one.verse - 1, 0];
    if (one.verse === 1 && last > 0) shift = last;
    const following = verses[index + 1];
    const next = following?.chapter === chapter ? following.verse + shift : null;
    const verse = trueNumber(one.verse + shift, last, next);
    if (verse !== one.verse) repaired.push(`${chapter}:${one.verse} is ${chapter}:${verse}`);
    last = verse;
    return { ...one, verse };
  });
  return { verses: read, repaired };
}
