import { lastVerses } from "./canon/bible";
import type { NumberedDocument } from "./canon/documents";
import type { ArticleSpan, CitedPlace, ParagraphSpan, Verse, VerseSpan } from "./citation";
import { workText } from "./works";

/** Returns the display string of a place: "John 6:51-58", "CCC 1324-1327", "can. 1055 §1", "ST II-II q. 2 a. 3", "LG 16". */
export function referenceText(place: CitedPlace): string {
  switch (place.work) {
    case "bible": {
      const singleChapter = place.book !== null && lastVerses(place.book).length === 1;
      return `${place.name} ${versesText(place.spans, singleChapter)}`;
    }
    case "document":
      return `${documentLabel(place.document)} ${place.spans.map(paragraphText).join(", ")}`;
    case "summa":
      return `ST ${place.part} ${articlesText(place.spans)}`;
    case "work":
      return workText(place);
    case "known":
      return place.reference;
  }
}

function documentLabel({ kind, siglum, title }: NumberedDocument): string {
  if (kind !== "canon-law") return siglum ?? title;
  return siglum === "CIC" ? "can." : `${siglum} can.`;
}

function paragraphText({ from, to, following, detail }: ParagraphSpan): string {
  if (to !== undefined) return `${from}-${to}`;
  return detail ? `${from} ${detail}` : `${from}${following ?? ""}`;
}

/** Joins verses of one chapter by commas, chapters by semicolons: "5:3-12, 14; 6:1". */
function versesText(spans: readonly VerseSpan[], singleChapter: boolean): string {
  let text = "";
  let last: Verse | null = null;
  for (const { from, to, following } of spans) {
    const sameChapter =
      last?.verse !== undefined && from.verse !== undefined && last.chapter === from.chapter;
    const chapters = last !== null && last.verse === undefined && from.verse === undefined;
    if (last) text += sameChapter || chapters ? ", " : "; ";
    text += verseText(from, sameChapter || isOnlyChapter(from, singleChapter));
    if (to) text += `-${endText(from, to, singleChapter)}`;
    if (following) text += following;
    last = to ?? from;
  }
  return text;
}

function endText(from: Verse, to: Verse, singleChapter: boolean): string {
  const sameVerse = from.chapter === to.chapter && from.verse === to.verse;
  if (sameVerse && from.letter && to.letter) return to.letter;
  const sameChapter = from.verse !== undefined && from.chapter === to.chapter;
  return verseText(to, sameChapter || isOnlyChapter(to, singleChapter));
}

/** Whether only the verse is shown, because the book has one chapter. */
function isOnlyChapter({ chapter }: Verse, singleChapter: boolean): boolean {
  return singleChapter && chapter === 1;
}

function verseText({ chapter, verse, letter = "" }: Verse, verseOnly: boolean): string {
  if (verse === undefined) return String(chapter);
  return verseOnly ? `${verse}${letter}` : `${chapter}:${verse}${letter}`;
}

/** Joins articles of one question by commas, questions by semicolons: "q. 2 a. 1, a. 3; q. 3 a. 1". */
function articlesText(spans: readonly ArticleSpan[]): string {
  let text = "";
  let last: ArticleSpan | null = null;
  for (const span of spans) {
    const sameQuestion =
      last?.article !== undefined && last.question === span.question && span.article !== undefined;
    if (last) text += sameQuestion ? ", " : "; ";
    if (!sameQuestion)
      text += `q. ${span.question}${span.lastQuestion === undefined ? "" : `-${span.lastQuestion}`}`;
    if (span.article !== undefined) text += `${sameQuestion ? "" : " "}a. ${span.article}`;
    if (span.lastArticle !== undefined) text += `-${span.lastArticle}`;
    if (span.place) text += ` ${span.place}`;
    last = span;
  }
  return text;
}
