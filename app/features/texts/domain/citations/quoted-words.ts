import type { FoundCitation } from "./citation";
import { plainWord } from "./tokens";

/** Words in quotation marks; the offsets include the marks. */
export interface Quoted {
  start: number;
  end: number;
  words: string;
}

const CLOSING: Record<string, string> = { '"': '"', "\u201c": "\u201d", "\u00ab": "\u00bb" };
/** Most characters between the marks and the citation: " (cf. ", " says, ". */
const REACH = 32;
const SENTENCE_END = /[.!?;]\s|\n|["\u201c\u201d\u00ab\u00bb]/;

/** Returns the quotations of a text in their order, in one pass. A paragraph that ends inside one leaves it out. */
export function findQuotations(text: string): Quoted[] {
  const found: Quoted[] = [];
  let open: { at: number; closing: string } | null = null;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (open && character === open.closing) {
      found.push({ start: open.at, end: at + 1, words: text.slice(open.at + 1, at).trim() });
      open = null;
    } else if (open && character === "\n" && text[at + 1] === "\n") {
      open = null;
    } else if (!open && CLOSING[character]) {
      open = { at, closing: CLOSING[character] };
    }
  }
  return found.filter(({ words }) => words !== "");
}

/**
 * Returns the quoted words directly beside a citation: before it, as in `"..." (John 3:16)`, else after it, as in
 * `John 3:16 says, "..."`. `null` when there are none.
 */
export function quotationBeside(
  text: string,
  citation: Pick<FoundCitation, "start" | "end">,
  quotations: readonly Quoted[],
): string | null {
  const before = quotations.findLast(({ end }) => end <= citation.start);
  if (before && isBeside(text.slice(before.end, citation.start).replace(/^[.!?]/, ""))) return before.words;
  const after = quotations.find(({ start }) => start >= citation.end);
  return after && isBeside(text.slice(citation.end, after.start)) ? after.words : null;
}

function isBeside(between: string): boolean {
  return between.length <= REACH && !SENTENCE_END.test(between.replace(/\bcf\./i, ""));
}

/** Result of comparing quoted words with their text. */
type Wording = "verified" | "paraphrase" | "misquoted";

/** Share of content words that a paraphrase has in common with its text. */
const PARAPHRASE_SHARE = 0.6;
const GAPS = /\u2026|\.\s?\.\s?\.|\[[^\][]{0,80}\]/u;
const STOP_WORDS = new Set(
  `a an and are as at be been but by did do for from had has have he her him his i if in is it its me my no nor not of
  on or our shall she so that the thee their them then there they this thou thy to unto upon us was we were which who
  whom will with ye you your`.split(/\s+/),
);

/**
 * Compares quoted words with a text. `verified` when the text has them in this order; case, punctuation, accents and
 * spacing do not count, and an ellipsis or an insertion in square brackets may leave words out. `paraphrase` when most
 * content words occur, else `misquoted`.
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
