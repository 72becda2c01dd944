import { bookNameAt } from "./book-name";
import type { Reading } from "./citation";
import { numberOf } from "./number-lists";
import { chapterWordAt } from "./scripture-start";
import type { Token } from "./tokens";
import { readVerseSpans } from "./verse-spans";

/** What may stand between "chapter 6 of" and the name. */
const BEFORE_NAME = new Set("the gospel book letter epistle of according to st saint .".split(" "));
const MOST_BETWEEN = 7;

/** "chapter 6 of John", "chapters 5-7 of the Gospel of Matthew" at a token, or null. */
export function chapterOfBookAt(tokens: readonly Token[], at: number): Reading | null {
  const number = chapterWordAt(tokens, at);
  if (number === null) return null;
  const first = { verse: { chapter: numberOf(tokens[number]!) }, next: number + 1 };
  const { spans, next } = readVerseSpans({ tokens, mark: null, singleChapter: false }, first);
  if (tokens[next]?.word !== "of") return null;
  let named = next + 1;
  while (named <= next + MOST_BETWEEN && BEFORE_NAME.has(tokens[named]?.word ?? "")) named++;
  const name = bookNameAt(tokens, named);
  if (!name?.book) return null;
  return {
    kind: "scripture",
    place: { work: "bible", book: name.book, name: name.name, spans },
    next: name.next,
  };
}
