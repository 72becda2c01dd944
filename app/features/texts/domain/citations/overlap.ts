import type { ArticleSpan, CitedPlace, ParagraphSpan, VerseSpan, WorkSpan } from "./citation";
import { rowNumbers, rowsOfWork } from "./works";

/** A run of places in a work, as two numbers, both included. */
type Run = readonly [first: number, last: number];

/** A run of places with the work it is in: "bible John", 6051 to 6058. */
export interface PlaceRun {
  work: string;
  first: number;
  last: number;
}

/** Factor that puts chapter and verse, or question and article, into one number. */
export const STEP = 1000;

/** Whether the passages cover every cited place, at least in part. */
export function isAmong(cited: CitedPlace, passages: readonly CitedPlace[]): boolean {
  if (cited.work === "known") {
    return passages.some((passage) => passage.work === "known" && passage.reference === cited.reference);
  }
  const given = passages.filter((passage) => workOf(passage) === workOf(cited)).flatMap(runsOf);
  return runsOf(cited).every((run) => given.some(([first, last]) => first <= run[1] && run[0] <= last));
}

/** Returns the name of a place's work. */
export function workOf(place: CitedPlace): string {
  switch (place.work) {
    case "bible":
      return `bible ${place.name}`;
    case "document":
      return `document ${place.document.title}`;
    case "summa":
      return `summa ${place.part}`;
    case "work":
      return rowsOfWork(place);
    case "known":
      return place.reference;
  }
}

/** Returns the runs of a place with their work. */
export function placeRunsOf(place: CitedPlace): PlaceRun[] {
  const work = workOf(place);
  return runsOf(place).map(([first, last]) => ({ work, first, last }));
}

/** Returns the runs of a place in its work, each as a pair of growing numbers. */
export function runsOf(place: CitedPlace): Run[] {
  switch (place.work) {
    case "bible":
      return place.spans.map(versesRun);
    case "document":
      return place.spans.map(paragraphsRun);
    case "summa":
      return place.spans.map(articlesRun);
    case "work":
      return place.spans.map((span) => numbersRun(place.id, span));
    case "known":
      return [];
  }
}

function versesRun({ from, to = from, following }: VerseSpan): Run {
  const first = from.chapter * STEP + (from.verse ?? 0);
  const last = to.chapter * STEP + (to.verse ?? STEP - 1);
  return [first, following === "ff" ? to.chapter * STEP + STEP - 1 : following ? last + 1 : last];
}

function paragraphsRun({ from, to = from, following }: ParagraphSpan): Run {
  return [from, following ? to + 1 : to];
}

function articlesRun(span: ArticleSpan): Run {
  const lastQuestion = span.lastQuestion ?? span.question;
  const lastArticle = span.lastArticle ?? span.article ?? STEP - 1;
  return [span.question * STEP + (span.article ?? 0), lastQuestion * STEP + lastArticle];
}

function numbersRun(id: string, { from, to = from, following }: WorkSpan): Run {
  // Its places are questions, without chapters.
  if (id === "baltimore") return [from[0]!, to[0]! + (following ? 1 : 0)];
  const [start, end] = [rowNumbers(id, from), rowNumbers(id, to)];
  const first = (start.chapter ?? 0) * STEP + (start.section ?? 0);
  const last = (end.chapter ?? STEP - 1) * STEP + (end.section ?? STEP - 1);
  if (!following) return [first, last];
  return [first, following === "ff" ? (end.chapter ?? 0) * STEP + STEP - 1 : last + 1];
}
