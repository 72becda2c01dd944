import { type BookName, bookNameAt } from "./book-name";
import { type BookId, lastVerses } from "./canon/bible";
import type { Reading } from "./citation";
import { endsSpan, numberOf } from "./number-lists";
import { endsReference, isCapital, isIntroduced, isTimeOfDay, startsSentence } from "./prose";
import { chapterWordAt, type ScriptureStart, scriptureStart } from "./scripture-start";
import type { Token } from "./tokens";
import { readVerseSpans } from "./verse-spans";

/** Abbreviations that are verbs at the start of a question. */
const VERBS = new Set(["is", "am"]);
/** Numbers after a name from this one are years. */
const FIRST_YEAR = 1000;

/** Returns the reference to Scripture at a token, or `null`. */
export function scriptureAt(tokens: readonly Token[], at: number): Reading | null {
  const name = bookNameAt(tokens, at);
  if (!name) return null;
  const singleChapter = name.book !== null && lastVerses(name.book).length === 1;
  const start = scriptureStart(tokens, name, singleChapter);
  if (!start || !isMeant(tokens, at, name, start)) return null;
  const reader = { tokens, mark: start.mark, singleChapter };
  const { spans, next } = readVerseSpans(reader, { verse: start.verse, next: start.next });
  return { kind: "scripture", place: { work: "bible", book: name.book, name: name.name, spans }, next };
}

/** Whether name and numbers are a reference, not prose that looks like one. */
function isMeant(tokens: readonly Token[], at: number, name: BookName, start: ScriptureStart): boolean {
  const named = tokens[name.next - 1]!;
  const spokenVerse = start.mark === "verse";
  const exact = start.mark !== null;
  if (isPatristicTitle(tokens, at, name, exact)) return false;
  if (exact) {
    if (isTimeOfDay(tokens, start.next) || !endsNumber(tokens, start.next)) return false;
    if (name.usage !== "word") return true;
    if (!isCapital(tokens[at])) return false;
    const asked = VERBS.has(tokens[at]!.word) && startsSentence(tokens, at);
    return !asked || endsReference(tokens, start.next) || spokenVerse;
  }
  if (name.book === null) return false;
  const number = start.verse.verse ?? start.verse.chapter;
  if (number >= FIRST_YEAR || !endsNumber(tokens, start.next)) return false;
  if (start.spoken) return true;
  if (!name.anyCase && !isCapital(named)) return false;
  if (name.book !== "Ps" && !endsSpan(tokens, start.next)) return false;
  return name.usage === "plain" ? tokens[at - 1]?.word !== "pope" : isIntroduced(tokens, at, start.next);
}

/** Whether no word is attached to a number ("3rd", "15pm"), except "f" and "ff". */
function endsNumber(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  return after?.kind !== "word" || after.gap > 0 || after.text === "f" || after.text === "ff";
}

/** Words between "chapter 6 of" and the name. */
const BEFORE_NAME = new Set("the gospel book letter epistle of according to st saint .".split(" "));
const MOST_BETWEEN = 7;

/** Returns the chapters at a token, or `null`: "chapter 6 of John", "chapters 5-7 of the Gospel of Matthew". */
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

/** Works with numbers of their own, named after a book of the Bible: "Homilies on Matthew 82". */
const SERMONS = new Set(
  "homily homilies hom tractate tractates tract sermon sermons exposition expositions enarration enarrations lecture lectures".split(
    " ",
  ),
);
const COMMENTARIES = new Set(["commentary", "commentaries", "comm"]);
/** Authors of letters to churches to which Paul wrote, too: "Ignatius, To the Romans 4". */
const LETTER_WRITERS = new Set(["ignatius", "polycarp", "clement"]);
const CHURCHES = new Set<BookId | null>(["Rom", "Eph", "Phil", "1Cor", "2Cor"]);
const WITHIN_TITLE = new Set(
  "of on in the to gospel book letter epistle first second st saint according s ' , . antioch rome smyrna 1 2".split(
    " ",
  ),
);
const TITLE_REACH = 10;

/**
 * Whether the name of a book at a token belongs to the title of a father's work. A commentary with a verse is on just
 * that verse, so that only sermons and letters count.
 */
function isPatristicTitle(tokens: readonly Token[], at: number, name: BookName, exact: boolean): boolean {
  for (let before = at - 1; before >= Math.max(0, at - TITLE_REACH); before--) {
    const token = tokens[before]!;
    if (SERMONS.has(token.word)) return isCapital(token);
    if (LETTER_WRITERS.has(token.word)) return CHURCHES.has(name.book);
    if (COMMENTARIES.has(token.word)) return !exact;
    if (!WITHIN_TITLE.has(token.word)) return false;
  }
  return false;
}
