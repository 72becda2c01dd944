import { type BookName, bookNameAt } from "./book-name";
import { lastVerses } from "./canon/last-verse";
import type { Reading } from "./citation";
import { endsSpan } from "./number-lists";
import { isPatristicTitle } from "./patristic-title";
import { endsReference, isCapital, isIntroduced, isTimeOfDay, startsSentence } from "./prose";
import { type ScriptureStart, scriptureStart } from "./scripture-start";
import type { Token } from "./tokens";
import { readVerseSpans } from "./verse-spans";

/** Abbreviations that are verbs at the beginning of a question. */
const VERBS = new Set(["is", "am"]);
/** A number this high after a name is a year. */
const FIRST_YEAR = 1000;

/** The reference to Scripture that starts at a token, or null. */
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

/** Whether name and numbers are a reference and not ordinary prose that looks like one. */
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

/** No word grows out of a number ("3rd", "15pm") but "f" and "ff". */
function endsNumber(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  return after?.kind !== "word" || after.gap > 0 || after.text === "f" || after.text === "ff";
}
