import type { ArticleSpan } from "./citation";
import { isNumber, numberOf, rangeEndAt } from "./number-lists";
import type { Token } from "./tokens";

/** A question or an article, or a run of them; `plural` when "qq." or "aa." announces several. */
interface Counted {
  from: number;
  to?: number;
  plural: boolean;
  next: number;
}

const QUESTION_WORDS = new Set(["q", "qu", "quest", "question"]);
const QUESTIONS_WORDS = new Set(["qq", "questions"]);
const ARTICLE_WORDS = new Set(["a", "art", "article"]);
const ARTICLES_WORDS = new Set(["aa", "arts", "articles"]);
const REPLY_WORDS = new Map([
  ["ad", "ad"],
  ["obj", "obj."],
  ["objection", "obj."],
  ["arg", "obj."],
]);
const SEPARATORS = new Set([",", ".", ":"]);

/** Returns the question at a token, after "q." and similar. */
export function questionAt(tokens: readonly Token[], at: number): Counted | null {
  return countedAt(tokens, at, QUESTION_WORDS, QUESTIONS_WORDS);
}

/** Reads a question with its articles, and further ones of the same part. `bare`: without "q." and "a.". */
export function readArticleSpans(
  tokens: readonly Token[],
  question: Counted,
  bare: boolean,
): { spans: ArticleSpan[]; next: number } {
  let { spans, next } = readQuestion(tokens, question, bare);
  for (;;) {
    const at = afterListMark(tokens, next);
    const more = at === null ? null : questionAt(tokens, at);
    if (!more) return { spans, next };
    const read = readQuestion(tokens, more, false);
    spans = [...spans, ...read.spans];
    next = read.next;
  }
}

function readQuestion(tokens: readonly Token[], question: Counted, bare: boolean) {
  const base: ArticleSpan = {
    question: question.from,
    ...(question.to !== undefined && { lastQuestion: question.to }),
  };
  const first = question.to === undefined ? firstArticle(tokens, question.next, bare) : null;
  if (!first) return { spans: [base], next: question.next };
  const spans: ArticleSpan[] = [];
  let article: Counted | null = first;
  let next = first.next;
  let plural = first.plural;
  while (article) {
    const place = placeAt(tokens, article.next);
    spans.push({
      question: question.from,
      article: article.from,
      ...(article.to !== undefined && { lastArticle: article.to }),
      ...(place && { place: place.place }),
    });
    next = place?.next ?? article.next;
    article = furtherArticle(tokens, next, plural);
    plural ||= article?.plural ?? false;
  }
  return { spans, next };
}

function firstArticle(tokens: readonly Token[], at: number, bare: boolean): Counted | null {
  const separated = SEPARATORS.has(tokens[at]?.word ?? "") && tokens[at]!.gap <= 1;
  const spoken = articleAt(tokens, separated ? at + 1 : at);
  if (spoken || !bare || !separated) return spoken;
  // "I.2. 3 people": no article follows the end of a sentence.
  const closed = tokens[at]!.word === "." && tokens[at + 1]?.gap !== 0;
  return closed ? null : numberAt(tokens, at + 1, false);
}

function furtherArticle(tokens: readonly Token[], at: number, plural: boolean): Counted | null {
  const next = afterListMark(tokens, at);
  if (next === null) return null;
  return articleAt(tokens, next) ?? (plural ? numberAt(tokens, next, true) : null);
}

function articleAt(tokens: readonly Token[], at: number): Counted | null {
  return countedAt(tokens, at, ARTICLE_WORDS, ARTICLES_WORDS);
}

function countedAt(
  tokens: readonly Token[],
  at: number,
  one: ReadonlySet<string>,
  many: ReadonlySet<string>,
): Counted | null {
  const token = tokens[at];
  const plural = many.has(token?.word ?? "");
  if (!token || token.gap > 1 || !(plural || one.has(token.word))) return null;
  return numberAt(tokens, tokens[at + 1]?.word === "." ? at + 2 : at + 1, plural);
}

function numberAt(tokens: readonly Token[], at: number, plural: boolean): Counted | null {
  if (!isNumber(tokens, at)) return null;
  const end = rangeEndAt(tokens, at + 1);
  const from = numberOf(tokens[at]!);
  return end === null
    ? { from, plural, next: at + 1 }
    : { from, to: numberOf(tokens[end]!), plural, next: end + 1 };
}

/** Returns "ad 2", ", obj. 1" after an article. */
function placeAt(tokens: readonly Token[], at: number): { place: string; next: number } | null {
  const word = tokens[at]?.word === "," ? at + 1 : at;
  const label = REPLY_WORDS.get(tokens[word]?.word ?? "");
  const number = tokens[word + 1]?.word === "." ? word + 2 : word + 1;
  return label && isNumber(tokens, number)
    ? { place: `${label} ${tokens[number]!.text}`, next: number + 1 }
    : null;
}

function afterListMark(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token || token.gap > 1) return null;
  const mark = token.word === "," || token.word === ";";
  if (mark) return tokens[at + 1]?.word === "and" ? at + 2 : at + 1;
  return token.word === "and" || token.word === "&" ? at + 1 : null;
}
