import { plainWord } from "./tokens";

/** How quoted words stand to the text that they are taken from. */
export type Wording = "verified" | "paraphrase" | "misquoted";

/** The share of content words that a paraphrase has in common with its text. */
const PARAPHRASE_SHARE = 0.6;
const GAPS = /\u2026|\.\s?\.\s?\.|\[[^\][]{0,80}\]/u;
const STOP_WORDS = new Set(
  `a an and are as at be been but by did do for from had has have he her him his i if in is it its me my no nor not of
  on or our shall she so that the thee their them then there they this thou thy to unto upon us was we were which who
  whom will with ye you your`.split(/\s+/),
);

/**
 * Compares quoted words with a text. `verified` when they stand there in this order; case, punctuation, accents and
 * spacing do not count, and an ellipsis or an insertion in square brackets may leave words out. `paraphrase` when most
 * of its content words occur, else `misquoted`.
 */
export function compareWords(quotation: string, text: string): Wording {
  const words = wordsOf(text);
  if (occursIn(quotation, words)) return "verified";
  const content = [...new Set(wordsOf(quotation).filter((word) => !STOP_WORDS.has(word)))];
  if (content.length === 0) return "misquoted";
  const present = new Set(words);
  const common = content.filter((word) => present.has(word)).length;
  return common / content.length >= PARAPHRASE_SHARE ? "paraphrase" : "misquoted";
}

function occursIn(quotation: string, words: readonly string[]): boolean {
  const line = ` ${words.join(" ")} `;
  const pieces = quotation
    .split(GAPS)
    .map(wordsOf)
    .filter((piece) => piece.length > 0);
  let from = 0;
  for (const piece of pieces) {
    const at = line.indexOf(` ${piece.join(" ")} `, from);
    if (at < 0) return false;
    from = at + piece.join(" ").length + 1;
  }
  return pieces.length > 0;
}

function wordsOf(text: string): string[] {
  return plainWord(text.replace(/['\u2018\u2019\u02bc]/g, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
}
