import type { FoundCitation } from "../citations/citation";

type Place = Pick<FoundCitation, "start" | "end">;

/** Quoted words of a text; the offsets include the quotation marks. */
export interface Quoted {
  start: number;
  end: number;
  words: string;
  /** The end of a block quote, whose reference follows within it; absent for words in marks. */
  blockEnd?: number;
}

const CLOSING: Record<string, string> = { '"': '"', "\u201c": "\u201d", "\u00ab": "\u00bb" };
/** Most characters between the marks and the citation: " (cf. ", " says, ". */
const REACH = 32;
const SENTENCE_END = /[.!?;]\s|\n|["\u201c\u201d\u00ab\u00bb]/;

/**
 * Returns the quotations of a text in their order: words in quotation marks, and block quotes without marks up to their
 * first citation. A paragraph that ends inside marks leaves its quotation out.
 */
export function findQuotations(text: string, citations: readonly Place[] = []): Quoted[] {
  const marked = markedQuotations(text);
  const blocks = blockQuotations(text, citations).filter(
    (block) => !marked.some(({ start, end }) => start < (block.blockEnd ?? 0) && end > block.start),
  );
  return [...marked, ...blocks].sort((one, other) => one.start - other.start);
}

function markedQuotations(text: string): Quoted[] {
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

/** Returns block quotes of Markdown: lines that begin with ">". */
function blockQuotations(text: string, citations: readonly Place[]): Quoted[] {
  const found: Quoted[] = [];
  let at = 0;
  let start: number | null = null;
  for (const line of [...text.split("\n"), ""]) {
    const isQuote = /^\s*>/.test(line);
    if (isQuote) start ??= at;
    else if (start !== null) {
      found.push(...blockOf(text, { start, end: at - 1 }, citations));
      start = null;
    }
    at += line.length + 1;
  }
  return found;
}

function blockOf(text: string, block: Place, citations: readonly Place[]): Quoted[] {
  const start = block.start + text.slice(block.start, block.end).search(/[^\s>*_]/);
  const cited = citations.find((citation) => citation.start >= start && citation.end <= block.end);
  const end = cited?.start ?? signatureAt(text, { start, end: block.end });
  const quoted = text.slice(start, end).replace(/[\s>*_([\u2014\u2013-]+$/, "");
  const words = quoted.replace(/\n\s*>\s?/g, " ").trim();
  return words === "" ? [] : [{ start, end: start + quoted.length, words, blockEnd: block.end }];
}

/** Returns where the last line of a block quote begins if it only names the author, else the end of the block. */
function signatureAt(text: string, { start, end }: Place): number {
  const line = text.lastIndexOf("\n", end - 1);
  return line > start && /^\n[\s>*_]{0,10}[\u2014\u2013-]/.test(text.slice(line, end)) ? line : end;
}

/**
 * Returns the quotation directly beside a citation: around it, before it, as in `"..." (John 3:16)`, else after it, as in
 * `John 3:16 says, "..."`. `null` when there is none.
 */
export function quotationBeside(text: string, citation: Place, quotations: readonly Quoted[]): Quoted | null {
  const around = quotations.find(
    ({ start, end, blockEnd = end }) => start <= citation.start && citation.end <= blockEnd,
  );
  if (around) return around;
  const before = quotations.findLast(({ end }) => end <= citation.start);
  if (before && isBeside(text.slice(before.end, citation.start).replace(/^[.!?]/, ""))) return before;
  const after = quotations.find(({ start }) => start >= citation.end);
  return after && isBeside(text.slice(citation.end, after.start)) ? after : null;
}

function isBeside(between: string): boolean {
  return between.length <= REACH && !SENTENCE_END.test(between.replace(/\bcf\./i, ""));
}
