import { plainWord } from "../citations/tokens";

/**
 * Result of comparing quoted words with a text: the same words, nearly the same, most of the content in other words, or
 * other words.
 */
export type Wording = "verified" | "nearly" | "paraphrase" | "misquoted";

interface Compared {
  wording: Wording;
  /** The places of the same or nearly the same words in the text, one for each piece between ellipses. */
  places: { start: number; end: number }[];
}

interface Word {
  word: string;
  start: number;
  end: number;
}

/** A run of words, both ends included, and the words in which a quotation differs from it. */
interface Match {
  first: number;
  last: number;
  edits: number;
}

const GAPS = /\u2026|\.\s?\.\s?\.|\[[^\][]{0,80}\]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['\u2018\u2019\u02bc][\p{L}\p{M}]+)*/gu;
/** Quotations with fewer words are terms: one changed word makes another one. */
const FEWEST_WORDS = 4;
/** A quotation may differ in one word of five to be nearly the same. */
const WORDS_AN_EDIT = 5;
/** Words of a quotation that are aligned; with further ones it would take too long. */
const MOST_ALIGNED = 200;
/** Share of content words that a paraphrase has in common with its text. */
const PARAPHRASE_SHARE = 0.6;
/** Content words that a paraphrase needs. */
const FEWEST_PARAPHRASED = 3;
/** Words of a text within which a paraphrase has to be. */
const PARAPHRASE_REACH = 120;
const STOP_WORDS = new Set(
  `a all an and are as at away be been but by did do for from had has have he her him his how i if in is it its me my no
  nor not of on or our shall she so that the thee their them then there therefore they this thou thy to unto upon us was
  we were what when where which who whom why will with ye you your`.split(/\s+/),
);

/**
 * Compares quoted words with a text. Case, punctuation, accents and spacing do not count, and an ellipsis or an insertion
 * in square brackets may leave words out.
 */
export function compareWords(quotation: string, text: string): Compared {
  const pieces = piecesOf(quotation);
  const words = wordsIn(text);
  const exact = exactMatches(pieces, words);
  if (exact) return { wording: "verified", places: placesOf(text, words, exact) };
  const near = nearMatches(pieces, words);
  if (near) return { wording: "nearly", places: placesOf(text, words, near) };
  return { wording: hasContent(pieces.flat(), words) ? "paraphrase" : "misquoted", places: [] };
}

/** Returns the words of a quotation, as they are compared. */
export function quotedWords(quotation: string): string[] {
  return piecesOf(quotation).flat();
}

/** Returns the words of a quotation that say something, each once. */
export function contentOf(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word)))];
}

const piecesOf = (quotation: string) =>
  quotation
    .split(GAPS)
    .map((piece) => wordsIn(piece).map(({ word }) => word))
    .filter((piece) => piece.length > 0);

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: plainWord(found.replace(/['\u2018\u2019\u02bc]/g, "")),
    start: index,
    end: index + found.length,
  }));
}

function placesOf(text: string, words: readonly Word[], matches: readonly Match[]): Compared["places"] {
  return matches.map(({ first, last }) => {
    const end = words[last]!.end;
    // With the mark that ends its sentence.
    return { start: words[first]!.start, end: /[.!?]/.test(text[end] ?? "") ? end + 1 : end };
  });
}

/** Returns the places of all pieces, each after the one before. */
function exactMatches(pieces: readonly string[][], words: readonly Word[]): Match[] | null {
  const matches: Match[] = [];
  let from = 0;
  for (const piece of pieces) {
    const first = indexOfRun(piece, words, from);
    if (first < 0) return null;
    from = first + piece.length;
    matches.push({ first, last: from - 1, edits: 0 });
  }
  return matches.length > 0 ? matches : null;
}

function indexOfRun(piece: readonly string[], words: readonly Word[], from: number): number {
  for (let at = from; at + piece.length <= words.length; at++) {
    if (piece.every((word, index) => words[at + index]!.word === word)) return at;
  }
  return -1;
}

/** Returns the places where the pieces are with few other words; `null` when they differ in more. */
function nearMatches(pieces: readonly string[][], words: readonly Word[]): Match[] | null {
  const count = pieces.flat().length;
  if (count < FEWEST_WORDS || count > MOST_ALIGNED || !mayBeNear(pieces.flat(), words)) return null;
  const most = Math.max(1, Math.floor(count / WORDS_AN_EDIT));
  const matches: Match[] = [];
  let from = 0;
  let edits = 0;
  for (const piece of pieces) {
    const match = nearestRun(piece, words, from);
    if (!match) return null;
    edits += match.edits;
    if (edits > most) return null;
    from = match.last + 1;
    matches.push(match);
  }
  return matches.length > 0 ? matches : null;
}

/** Whether a text has enough of the words: it has all but the changed ones. */
function mayBeNear(wanted: readonly string[], words: readonly Word[]): boolean {
  const present = new Set(words.map(({ word }) => word));
  const missing = wanted.filter((word) => !present.has(word)).length;
  return missing <= Math.max(1, Math.floor(wanted.length / WORDS_AN_EDIT));
}

/**
 * Returns the run of words with the fewest edits from the wanted ones: words put in the place of others, added or left out
 * (Sellers' algorithm). Of equal ones the first counts, as long as the quotation.
 */
function nearestRun(wanted: readonly string[], words: readonly Word[], from: number): Match | null {
  const end = wanted.length;
  // For the first words of the quotation, up to each: the edits of the best run that ends here, and its first word.
  let edits = Array.from({ length: end + 1 }, (_, index) => index);
  let starts = Array<number>(end + 1).fill(from);
  let best: Match | null = null;
  for (let at = from; at < words.length; at++) {
    const [nextEdits, nextStarts] = [[0], [at]];
    for (let index = 1; index <= end; index++) {
      const replaced = edits[index - 1]! + (wanted[index - 1] === words[at]!.word ? 0 : 1);
      const added = edits[index]! + 1;
      const omitted = nextEdits[index - 1]! + 1;
      const least = Math.min(replaced, added, omitted);
      nextEdits.push(least);
      if (least === replaced) nextStarts.push(index === 1 ? at : starts[index - 1]!);
      else nextStarts.push(least === added ? starts[index]! : nextStarts[index - 1]!);
    }
    [edits, starts] = [nextEdits, nextStarts];
    best = better(best, { first: starts[end]!, last: at, edits: edits[end]! }, end);
  }
  return best;
}

function better(best: Match | null, found: Match, length: number): Match | null {
  if (!best) return found.edits < length ? found : null;
  if (found.edits !== best.edits) return found.edits < best.edits ? found : best;
  const lengthens = found.first === best.first && best.last - best.first + 1 < length;
  return lengthens ? found : best;
}

/** Whether most content words of a quotation are together in a text. */
function hasContent(quoted: readonly string[], words: readonly Word[]): boolean {
  const content = contentOf(quoted);
  if (content.length < FEWEST_PARAPHRASED) return false;
  const least = content.length * PARAPHRASE_SHARE;
  const wanted = new Set(content);
  const inside = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    const { word } = words[at]!;
    if (wanted.has(word)) inside.set(word, (inside.get(word) ?? 0) + 1);
    const gone = words[at - PARAPHRASE_REACH]?.word;
    const left = gone !== undefined && wanted.has(gone) ? inside.get(gone)! - 1 : null;
    if (left === 0) inside.delete(gone!);
    else if (left !== null) inside.set(gone!, left);
    if (inside.size >= least) return true;
  }
  return false;
}
