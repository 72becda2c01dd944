import { SOURCE_LABELS, SOURCES, type Source } from "./limits";
import type { Passage } from "./tasks";

/** One part of an answer: the text below a line `From <label>:`, or without a label the text before the first one. */
export interface SourceBlock {
  /** Position among the blocks. */
  order: number;
  label: string | null;
  /** `null` for a label that no source has. */
  source: Source | null;
  text: string;
}

const LABELS = new Map(SOURCES.map((source) => [SOURCE_LABELS[source].toLowerCase(), source]));
// Perhaps bold or a heading; the words may continue in the same line.
const HEAD = /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*)?From[ \t]+([^\n:*]{1,80}?)(?::\*\*|\*\*:|:)[ \t]*(.*)$/;
const HEADS = SOURCES.map((source) => `from ${SOURCE_LABELS[source]}:`.toLowerCase());

/**
 * Splits an answer at its `From <label>:` lines. While the text still grows, a last line that may become such a line is
 * held back until it is complete, so that no heading first appears as a paragraph.
 */
export function splitSourceBlocks(text: string, isGrowing = false): SourceBlock[] {
  const blocks: SourceBlock[] = [{ order: 0, label: null, source: null, text: "" }];
  const stable = isGrowing ? withoutGrowingHead(text) : text;
  for (const line of stable.split("\n")) {
    const [, label, rest] = HEAD.exec(line) ?? [];
    const source = label === undefined ? undefined : LABELS.get(label.trim().toLowerCase());
    // A sentence may start with "From": other labels count only on a line of their own.
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

/**
 * Returns the sources that an answer uses: those of its passages with a `From <label>:` block in it, or of all passages
 * when it has no such block.
 */
export function usedSources(text: string, passages: Pick<Passage, "source">[]): Source[] {
  const given = new Set(passages.map((passage) => passage.source));
  const found = SOURCES.filter((source) => given.has(source));
  const named = found.filter((source) => text.includes(`From ${SOURCE_LABELS[source]}:`));
  return named.length > 0 ? named : found;
}

/** Joins two lists of sources, each source once. */
export function mergeSources(one: Source[], other: Source[]): Source[] {
  return [...new Set([...one, ...other])];
}
