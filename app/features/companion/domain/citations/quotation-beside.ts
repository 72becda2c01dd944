import type { FoundCitation } from "./citation";

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

/** The quotations of a text in their order, in one pass. A paragraph that ends inside one leaves it out. */
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
 * The words in quotation marks that stand directly beside a citation: before it, as in `"..." (John 3:16)`, else after
 * it, as in `John 3:16 says, "..."`. Null when there are none.
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
