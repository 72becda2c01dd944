/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATIONS = new Set(
  "st sts fr sr br dr mr mrs ms jr bl ven rev msgr bp abp card vs cf ch vv art nos pp etc e.g i.e a.m p.m b.c a.d u.s no".split(
    " ",
  ),
);
/** Books of Scripture in short. Some are names as well (Tim, Dan): only before a number their full stop ends nothing. */
const BOOKS = new Set(
  "ps gen ex lev num deut josh judg sam kgs chr neh tob jdt esth macc prov eccl wis sir isa jer lam bar ezek dan hos am ob jon mic nah hab zeph hag zech mal matt mt mk lk jn rom cor gal eph phil col thess tim tit philem heb jas pet rev".split(
    " ",
  ),
);
/** Abbreviations that are also words: before a capital letter their full stop ends a sentence. */
const ALSO_WORDS = new Set(["no", "etc", "a.m", "p.m", "u.s", "card", "art"]);

/**
 * Returns the sentences of a text, trimmed, with their marks. A full stop after an abbreviation ("St.", "e.g."), an
 * initial, inside a number or before a small letter ends none.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const ends = /[.!?\u2026\u3002\uff01\uff1f]+["'\u201d\u2019)\]]*(?=\s|$)/gu;
  for (const end of text.matchAll(ends)) {
    const at = end.index + end[0].length;
    if (end[0].startsWith(".") && isInside(text.slice(start, end.index), text.slice(at))) continue;
    sentences.push(text.slice(start, at));
    start = at;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Whether a full stop between these two is inside a sentence. */
function isInside(before: string, after: string): boolean {
  const next = after.trimStart();
  if (next === "") return false;
  if (/^\p{Ll}/u.test(next)) return true;
  const word = /([\p{L}.]+)$/u.exec(before)?.[1] ?? "";
  if (/^\p{Lu}$/u.test(word) && word !== "I") return true;
  const plain = word.toLowerCase();
  if (BOOKS.has(plain) && /^\d/.test(next)) return true;
  return (
    ABBREVIATIONS.has(plain) &&
    !(ALSO_WORDS.has(plain) && /^["'\u201c]?\p{Lu}/u.test(next) && /^\p{Ll}/u.test(word))
  );
}

/** Whether a full stop after the phrase, and nothing in it, ends a sentence: not after "Mr" or "J". */
export function isWhole(phrase: string): boolean {
  return splitSentences(`${phrase}. Amen.`).length === 2;
}

const AMEN = /^["'\u201c]?amen\b[\s\S]{0,3}$/i;

/** Counts the sentences of a text, without a closing "Amen.". */
export function countSentences(text: string): number {
  const sentences = splitSentences(text);
  return sentences.length - (AMEN.test(sentences.at(-1) ?? "") ? 1 : 0);
}

/**
 * Returns where the sentence with a number (from 1) ends in a text. `null` until a further one has started, because only
 * that makes the end certain.
 */
export function endOfSentence(text: string, number: number): number | null {
  const sentences = splitSentences(text);
  if (sentences.length <= number) return null;
  return sentences
    .slice(0, number)
    .reduce((end, sentence) => text.indexOf(sentence, end) + sentence.length, 0);
}

/** Cuts a prayer after `most` sentences and closes it with "Amen."; a shorter one stays as it is. */
export function limitSentences(text: string, most: number): string {
  if (countSentences(text) <= most) return text;
  return `${text.slice(0, endOfSentence(text, most) ?? text.length)} Amen.`;
}

/** Sentences before the Amen of a prayer, for the lengths 1 to 5. */
const SENTENCES = [2, 3, 4, 6, 8] as const;

/** The shortest and the longest length of a prayer. */
export const PRAYER_LENGTHS = { shortest: 1, longest: SENTENCES.length } as const;

/** Returns the number of sentences before the Amen for a length from 1 to 5; other numbers count as the nearest. */
export function sentencesOf(length: number): number {
  return SENTENCES[lengthIndex(length)]!;
}

/** Returns the index of a length in a list for the lengths 1 to 5; anything but a number counts as 3. */
function lengthIndex(length: number): number {
  return Number.isFinite(length) ? Math.min(4, Math.max(0, Math.round(length) - 1)) : 2;
}
