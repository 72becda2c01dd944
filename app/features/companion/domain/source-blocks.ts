import { SOURCE_LABELS, SOURCES, type Source } from "../contract";

/** One part of an answer: what stands below a line `From <label>:`, or without a label what stands before the first. */
export interface SourceBlock {
  /** Its place among the blocks. */
  order: number;
  label: string | null;
  /** Null for a label that no source of the list has. */
  source: Source | null;
  text: string;
}

const LABELS = new Map(SOURCES.map((source) => [SOURCE_LABELS[source].toLowerCase(), source]));
// With the marks of bold or of a heading around it; the words may go on in the same line.
const HEAD = /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*)?From[ \t]+([^\n:*]{1,80}?)(?::\*\*|\*\*:|:)[ \t]*(.*)$/;
const HEADS = SOURCES.map((source) => `from ${SOURCE_LABELS[source]}:`.toLowerCase());

/**
 * Splits an answer at its `From <label>:` lines. While the text still grows, a last line that may become such a line
 * waits until it is whole, so that no heading stands as a paragraph first.
 */
export function splitSourceBlocks(text: string, isGrowing = false): SourceBlock[] {
  const blocks: SourceBlock[] = [{ order: 0, label: null, source: null, text: "" }];
  const stable = isGrowing ? withoutGrowingHead(text) : text;
  for (const line of stable.split("\n")) {
    const [, label, rest] = HEAD.exec(line) ?? [];
    const source = label === undefined ? undefined : LABELS.get(label.trim().toLowerCase());
    // A sentence may begin with "From": other labels count only on a line of their own.
    if (label !== undefined && (source || (rest === "" && /^[A-Z]/.test(label)))) {
      blocks.push({ order: blocks.length, label: label.trim(), source: source ?? null, text: rest ?? "" });
    } else blocks.at(-1)!.text += `${blocks.at(-1)!.text === "" ? "" : "\n"}${line}`;
  }
  return blocks
    .map((block) => ({ ...block, text: block.text.trim() }))
    .filter((block) => block.text !== "" || block.label !== null);
}

function withoutGrowingHead(text: string): string {
  const start = text.lastIndexOf("\n") + 1;
  const words = text
    .slice(start)
    .replace(/^[\s#*]+/, "")
    .toLowerCase();
  return HEADS.some((head) => head.startsWith(words)) ? text.slice(0, start) : text;
}
