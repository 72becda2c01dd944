import type { ArticleSpan, CitedPlace, ParagraphSpan, VerseSpan } from "./citation";

/** A run of places in a book, as two numbers, both included. */
export type Run = readonly [first: number, last: number];

/** Room for the verses of a chapter and the articles of a question in one number. */
const STEP = 1000;

/** Whether one of the passages tells of every place that is cited, at least in part. */
export function isAmong(cited: CitedPlace, passages: readonly CitedPlace[]): boolean {
  if (cited.work === "known") {
    return passages.some((passage) => passage.work === "known" && passage.reference === cited.reference);
  }
  const given = passages.filter((passage) => workOf(passage) === workOf(cited)).flatMap(runsOf);
  return runsOf(cited).every((run) => given.some(([first, last]) => first <= run[1] && run[0] <= last));
}

/** The name of the work that a place is in. */
export function workOf(place: CitedPlace): string {
  switch (place.work) {
    case "bible":
      return `bible ${place.name}`;
    case "document":
      return `document ${place.document.title}`;
    case "summa":
      return `summa ${place.part}`;
    case "known":
      return place.reference;
  }
}

/** The runs of places in its work that a place is, each as a pair of growing numbers. */
export function runsOf(place: CitedPlace): Run[] {
  switch (place.work) {
    case "bible":
      return place.spans.map(versesRun);
    case "document":
      return place.spans.map(paragraphsRun);
    case "summa":
      return place.spans.map(articlesRun);
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
