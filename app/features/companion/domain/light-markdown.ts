/** Words in one style, with their column. */
export interface Span {
  at: number;
  text: string;
  strong: boolean;
  em: boolean;
}

/** A line of a text, with its number. */
export interface Line {
  at: number;
  spans: Span[];
}

/** A block of a text with the number of its first line: `lines` with line breaks between them, or `items` of a list. */
export type Block =
  | { at: number; kind: "paragraph" | "heading" | "quote"; lines: Line[] }
  | { at: number; kind: "list"; isOrdered: boolean; start: number; items: Line[] };

const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(.*)$/;
const QUOTE = /^\s*>\s?(.*)$/;
const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*$/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

/**
 * Reads the light Markdown of an answer: paragraphs, bold, italic, lists and block quotes. Links become their words,
 * headings bold lines, HTML stays text. In a growing text an open mark at the end counts as closed.
 */
export function readMarkdown(text: string, isGrowing = false): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  const lines = text.split("\n");
  lines.forEach((line, index) => {
    if (line.trim() === "" || RULE.test(line)) {
      isOpen = false;
      return;
    }
    const isLast = index === lines.length - 1;
    addLine(blocks, isOpen, line, (words) => ({ at: index, spans: readSpans(words, isGrowing && isLast) }));
    isOpen = true;
  });
  return blocks;
}

/** Returns the words of a text without its marks: a line for each line, list items with a number or a bullet. */
export function plainText(text: string): string {
  return readMarkdown(text)
    .map((block) => {
      if (block.kind !== "list") return block.lines.map(wordsOf).join("\n");
      const markOf = (index: number) => (block.isOrdered ? `${block.start + index}.` : "•");
      return block.items.map((item, index) => `${markOf(index)} ${wordsOf(item)}`).join("\n");
    })
    .join("\n\n");
}

const wordsOf = ({ spans }: Line) => spans.map(({ text }) => text).join("");

function addLine(blocks: Block[], isOpen: boolean, line: string, toLine: (words: string) => Line): void {
  const last = blocks.at(-1);
  const [, bullet] = BULLET.exec(line) ?? [];
  const [, number, numbered] = NUMBER.exec(line) ?? [];
  if (bullet !== undefined || numbered !== undefined) {
    const isOrdered = bullet === undefined;
    const item = toLine(bullet ?? numbered ?? "");
    if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(item);
    else blocks.push({ at: item.at, kind: "list", isOrdered, start: Number(number ?? 1), items: [item] });
    return;
  }
  const [, quote] = QUOTE.exec(line) ?? [];
  const [, heading] = HEADING.exec(line) ?? [];
  const kind = quote !== undefined ? "quote" : heading !== undefined ? "heading" : "paragraph";
  const words = toLine(quote ?? heading ?? line.trim());
  if (isOpen && kind === "paragraph" && last?.kind === "list") continueItem(last.items.at(-1)!, words);
  else if (isOpen && kind !== "heading" && last?.kind === kind) last.lines.push(words);
  else blocks.push({ at: words.at, kind, lines: [words] });
}

/** Adds a line without a list mark to the item before. */
function continueItem(item: Line, { spans }: Line): void {
  const end = (item.spans.at(-1)?.at ?? 0) + (item.spans.at(-1)?.text.length ?? 0);
  const moved = spans.map((span) => ({ ...span, at: span.at + end + 1 }));
  item.spans.push({ at: end, text: " ", strong: false, em: false }, ...moved);
}

const LINK = /!?\[([^\]\n]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g;
const CODE = /`([^`\n]+)`/g;
// Runs of stars or underscores, a backslash with the mark it protects, or anything else up to the next of these.
const PART = /\\[\\*_`[\]()#>.!-]|\*{1,3}|_{1,3}|[^\\*_]+|\\/g;

function readSpans(line: string, isGrowing: boolean): Span[] {
  const words = line.replace(LINK, "$1").replace(CODE, "$1");
  const parts = [...words.matchAll(PART)];
  const spans: Span[] = [];
  const style = { strong: false, em: false };
  for (const { 0: part, index } of parts) {
    const mark = /^[*_]+$/.test(part) ? markAt(words, part, index, style, isGrowing) : null;
    if (mark) Object.assign(style, mark);
    else addWords(spans, { at: index, text: /^\\./.test(part) ? part.slice(1) : part, ...style });
  }
  return spans;
}

/** Returns the style after a mark; `null` for a lone star, or an underscore within a word. */
function markAt(
  line: string,
  mark: string,
  at: number,
  style: Pick<Span, "strong" | "em">,
  isGrowing: boolean,
) {
  const before = line[at - 1] ?? " ";
  const after = line[at + mark.length] ?? " ";
  const next = {
    strong: mark.length >= 2 ? !style.strong : style.strong,
    em: mark.length !== 2 ? !style.em : style.em,
  };
  const closes = (mark.length < 2 || style.strong) && (mark.length === 2 || style.em);
  const inWord = mark[0] === "_" && /\w/.test(before) && /\w/.test(after);
  if (inWord) return null;
  if (closes) return /\s/.test(before) ? null : next;
  const isAtEnd = at + mark.length === line.length;
  if (isGrowing && isAtEnd) return next;
  const opens = !/\s/.test(after) && (isGrowing || line.indexOf(mark, at + mark.length) > 0);
  return opens ? next : null;
}

function addWords(spans: Span[], added: Span): void {
  const last = spans.at(-1);
  if (last && last.strong === added.strong && last.em === added.em) last.text += added.text;
  else spans.push(added);
}
