import { isSought, type SoughtWord, wordsOf } from "~/shared/search-words";
import type { TextPart } from "../contract";

/** The length of an excerpt, and the maximum length before the first match, in characters. */
const LENGTH = 200;
const BEFORE = 60;

/** Splits a text into parts that match and parts that do not. */
export function markMatches(text: string, sought: SoughtWord[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of matchesIn(text, sought)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Returns some 200 characters around the first match, cut between words; `null` without a match. */
export function excerptOf(text: string, sought: SoughtWord[]): TextPart[] | null {
  const folded = text.replace(/\s+/g, " ").trim();
  const [first] = matchesIn(folded, sought);
  if (!first) return null;
  const start = first.start <= BEFORE ? 0 : afterSpace(folded, first.start - BEFORE, first.start);
  const end = beforeSpace(folded, start + LENGTH, first.end);
  const shown = folded.slice(start, end).trimEnd();
  return markMatches(`${start > 0 ? "…" : ""}${shown}${end < folded.length ? "…" : ""}`, sought);
}

function* matchesIn(text: string, sought: SoughtWord[]): Generator<{ start: number; end: number }> {
  if (sought.length === 0) return;
  for (const word of wordsOf(text)) {
    if (!word.isRun) {
      if (sought.some((one) => isSought(word, one))) yield word;
      continue;
    }
    yield* runMatches(text.slice(word.start, word.end), word.start, sought);
  }
}

// A run is many words in one: only the matching part is marked.
function* runMatches(run: string, offset: number, sought: SoughtWord[]) {
  const runs = sought.filter((one) => one.isRun).map((one) => one.folded);
  let from = 0;
  while (from < run.length) {
    const found = runs
      .map((folded) => ({ start: run.indexOf(folded, from), length: folded.length }))
      .filter(({ start }) => start >= 0)
      .sort((one, other) => one.start - other.start)[0];
    if (!found) return;
    yield { start: offset + found.start, end: offset + found.start + found.length };
    from = found.start + found.length;
  }
}

function afterSpace(text: string, from: number, latest: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space < latest ? space + 1 : wholeCharacter(text, from);
}

function beforeSpace(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(" ", to);
  return space >= earliest ? space : wholeCharacter(text, Math.max(to, earliest));
}

function wholeCharacter(text: string, index: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(index)) ? index + 1 : index;
}
