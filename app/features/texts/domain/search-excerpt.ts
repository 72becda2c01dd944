import type { TextQuery } from "./search-query";
import type { TextPart } from "./search-results";
import { type TextWord, wordsOf } from "./search-words";

/** The length of an excerpt, and the least that precedes its first match, in characters. */
const LENGTH = 320;
const BEFORE = 60;

interface MarkedWord extends TextWord {
  /** What it adds to the excerpt that has it. */
  weight: number;
}

/**
 * Returns the part of a text with most of the search, cut between words, with the searched words marked. Words that are
 * everywhere are marked only in a search without others.
 */
export function excerptOf(text: string, query: TextQuery): TextPart[] {
  const marked = markedWords(text, query);
  const { from, to } = windowOf(text, marked);
  const parts: TextPart[] = from > 0 ? [{ text: "… ", isMatch: false }] : [];
  let end = from;
  for (const word of marked) {
    if (word.start < from || word.end > to) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < to) parts.push({ text: text.slice(end, to), isMatch: false });
  if (to < text.length) parts.push({ text: " …", isMatch: false });
  return parts;
}

/** Returns the first words of a text. */
export function openingOf(text: string): TextPart[] {
  return excerptOf(text, { sequence: [], words: [] });
}

function markedWords(text: string, { words }: TextQuery): MarkedWord[] {
  const searched = words.filter((word) => !word.isStopWord);
  const weights = new Map<string, number>();
  for (const { shares, weight } of searched.length > 0 ? searched : words)
    for (const [key, share] of shares) weights.set(key, Math.max(weights.get(key) ?? 0, weight * share));
  return wordsOf(text).flatMap((word) => {
    const weight = weights.get(word.key);
    return weight === undefined ? [] : [{ ...word, weight }];
  });
}

/** Returns the run of a text whose different matches weigh most. */
function windowOf(text: string, marked: readonly MarkedWord[]): { from: number; to: number } {
  if (text.length <= LENGTH) return { from: 0, to: text.length };
  let best = { start: 0, weight: -1 };
  for (const [index, { start }] of marked.entries()) {
    const within = new Map<string, number>();
    for (const word of marked.slice(index)) {
      if (word.end > start + LENGTH - BEFORE) break;
      within.set(word.key, word.weight);
    }
    const weight = [...within.values()].reduce((sum, one) => sum + one, 0);
    if (weight > best.weight) best = { start, weight };
  }
  const from = best.start <= BEFORE ? 0 : text.indexOf(" ", best.start - BEFORE) + 1;
  const space = text.lastIndexOf(" ", from + LENGTH);
  return { from, to: from + LENGTH >= text.length ? text.length : space > from ? space : from + LENGTH };
}
