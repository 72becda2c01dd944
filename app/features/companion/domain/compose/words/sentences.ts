/** Words whose full stop ends no sentence: titles, and the marks of scholars. */
const ABBREVIATIONS = new Set(
  "st sts fr sr br dr mr mrs ms jr bl ven rev msgr bp abp card vs cf ch vv art nos pp etc e.g i.e a.m p.m b.c a.d u.s no".split(
    " ",
  ),
);
/** Books of Scripture in short. Some are names as well (Tim, Dan): their full stop stands inside before a number alone. */
const BOOKS = new Set(
  "ps gen ex lev num deut josh judg sam kgs chr neh tob jdt esth macc prov eccl wis sir isa jer lam bar ezek dan hos am ob jon mic nah hab zeph hag zech mal matt mt mk lk jn rom cor gal eph phil col thess tim tit philem heb jas pet rev".split(
    " ",
  ),
);
/** Abbreviations that are words as well: their full stop ends a sentence before a capital letter. */
const ALSO_WORDS = new Set(["no", "etc", "a.m", "p.m", "u.s", "card", "art"]);

/**
 * The sentences of a text, trimmed, with their marks. A full stop after an abbreviation ("St.", "e.g."), an initial,
 * inside a number or before a small letter ends none.
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

/** Whether a full stop between these two stands inside a sentence. */
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

/** Whether a full stop after the phrase ends a sentence, and nothing within it does: not after "Mr" or "J". */
export function isWhole(phrase: string): boolean {
  return splitSentences(`${phrase}. Amen.`).length === 2;
}

const AMEN = /^["'\u201c]?amen\b[\s\S]{0,3}$/i;

/** How many sentences a text has; a closing "Amen." is none. */
export function countSentences(text: string): number {
  const sentences = splitSentences(text);
  return sentences.length - (AMEN.test(sentences.at(-1) ?? "") ? 1 : 0);
}

/** A prayer of at most `count` sentences before its "Amen.", cut at the end of a sentence; one that fits is as it was. */
export function cutToSentences(prayer: string, count: number): string {
  if (countSentences(prayer) <= count) return prayer;
  return `${splitSentences(prayer).slice(0, count).join(" ")} Amen.`;
}
