import { lastVerses } from "./canon/bible";
import type { NumberedDocument } from "./canon/documents";
import { ARTICLES, type SummaPart } from "./canon/summa";
import type { ArticleSpan, CitedPlace, ParagraphSpan, Verse, VerseSpan } from "./citation";
import { workExistence } from "./works";

/** Existence of a place by the tables. `unchecked`: it may exist, no table can tell. */
export type Existence = "exists" | "unchecked" | "not-found";

/**
 * Checks whether a cited place exists: every verse, paragraph and article of it, with ranges that run forwards. Beyond the
 * last number of a document known only from memory a place is `unchecked`.
 */
export function checkCitation({ place }: { place: CitedPlace }): { state: Existence } {
  return { state: existenceOf(place) };
}

function existenceOf(place: CitedPlace): Existence {
  switch (place.work) {
    case "bible": {
      if (place.book === null) return "not-found";
      const last = lastVerses(place.book);
      return found(place.spans.every((span) => versesExist(span, last)));
    }
    case "document":
      return worst(place.spans.map((span) => paragraphsExist(span, place.document)));
    case "summa":
      return found(
        place.part in ARTICLES && place.spans.every((span) => articlesExist(span, place.part as SummaPart)),
      );
    case "work":
      return workExistence(place);
    case "known":
      return "unchecked";
  }
}

const found = (exists: boolean): Existence => (exists ? "exists" : "not-found");

function worst(states: readonly Existence[]): Existence {
  if (states.includes("not-found")) return "not-found";
  return states.includes("unchecked") ? "unchecked" : "exists";
}

function versesExist({ from, to }: VerseSpan, last: readonly number[]): boolean {
  if (!verseExists(from, last)) return false;
  return to === undefined || (verseExists(to, last) && !isBefore(to, from));
}

function verseExists({ chapter, verse }: Verse, last: readonly number[]): boolean {
  const lastVerse = last[chapter - 1];
  return lastVerse !== undefined && (verse === undefined || (verse >= 1 && verse <= lastVerse));
}

function isBefore(one: Verse, other: Verse): boolean {
  if (one.chapter !== other.chapter) return one.chapter < other.chapter;
  if (one.verse === undefined || other.verse === undefined) return false;
  if (one.verse !== other.verse) return one.verse < other.verse;
  return one.letter !== undefined && other.letter !== undefined && one.letter < other.letter;
}

function paragraphsExist(
  { from, to = from }: ParagraphSpan,
  { last, certainty }: NumberedDocument,
): Existence {
  if (from < 1 || to < from) return "not-found";
  if (to <= last) return "exists";
  return certainty === "memory" ? "unchecked" : "not-found";
}

function articlesExist(span: ArticleSpan, part: SummaPart): boolean {
  const articles = ARTICLES[part].split(" ").map(Number);
  const lastQuestion = span.lastQuestion ?? span.question;
  if (span.question < 1 || lastQuestion < span.question || lastQuestion > articles.length) return false;
  if (span.article === undefined) return true;
  const lastArticle = span.lastArticle ?? span.article;
  return span.article >= 1 && lastArticle >= span.article && lastArticle <= articles[span.question - 1]!;
}
