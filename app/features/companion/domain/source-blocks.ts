import { SOURCE_LABELS, SOURCES, type Source } from "./limits";
import type { Passage } from "./tasks";

/** One part of an answer: the text below a line `From <label>:`, or without a head the text before the first one. */
export interface SourceBlock {
  /** Position among the blocks. */
  order: number;
  /** The line without its colon: "From Sacred Scripture". */
  head: string | null;
  /** `null` for a head that no source has. */
  source: Source | null;
  text: string;
}

const SPANISH_HEADS: Record<Source, string> = {
  catechism: "Del Catecismo de la Iglesia Católica",
  scripture: "De la Sagrada Escritura",
  patristic: "De los Padres de la Iglesia",
  aquinas: "De santo Tomás de Aquino",
  augustine: "De san Agustín",
  ratzinger: "De Joseph Ratzinger (Benedicto XVI)",
  "von-balthasar": "De Hans Urs von Balthasar",
  rahner: "De Karl Rahner",
  "john-paul-ii": "De san Juan Pablo II",
  "vatican-ii": "Del Concilio Vaticano II",
  "papal-encyclicals": "De las encíclicas de los papas",
  "canon-law": "Del Código de Derecho Canónico",
  liturgy: "De la liturgia",
};

/** Returns the line above what a source says, without its colon. */
export function sourceHead(source: Source, language: "en" | "es"): string {
  return language === "es" ? SPANISH_HEADS[source] : `From ${SOURCE_LABELS[source]}`;
}

const headsOf = (source: Source) => [sourceHead(source, "en"), sourceHead(source, "es")];
const HEADS = new Map(
  SOURCES.flatMap((source) => headsOf(source).map((head) => [head.toLowerCase(), { source, head }])),
);
// Perhaps bold or a heading; the words may continue in the same line.
const HEAD =
  /^[ \t]*(?:#{1,6}[ \t]+)?(?:\*\*)?((?:From|Del?)[ \t]+[^\n:*]{1,80}?)(?::\*\*|\*\*:|:)[ \t]*(.*)$/i;
/** A head of something else than a source: only on a line of its own. */
const OTHER_HEAD = /^From\s+[A-Z]/;

/**
 * Splits an answer at its `From <label>:` lines. While the text still grows, a last line that may become such a line is
 * held back until it is complete, so that no heading first appears as a paragraph.
 */
export function splitSourceBlocks(text: string, isGrowing = false): SourceBlock[] {
  const blocks: SourceBlock[] = [{ order: 0, head: null, source: null, text: "" }];
  const stable = isGrowing ? withoutGrowingHead(text) : text;
  for (const line of stable.split("\n")) {
    const [, head = "", rest = ""] = HEAD.exec(line) ?? [];
    const known = HEADS.get(head.toLowerCase());
    if (known || (rest === "" && OTHER_HEAD.test(head))) {
      blocks.push({ order: blocks.length, head, source: null, ...known, text: rest });
    } else blocks.at(-1)!.text += `${blocks.at(-1)!.text === "" ? "" : "\n"}${line}`;
  }
  return blocks
    .map((block) => ({ ...block, text: block.text.trim() }))
    .filter((block) => block.text !== "" || block.head !== null);
}

function withoutGrowingHead(text: string): string {
  const start = text.lastIndexOf("\n") + 1;
  const words = text
    .slice(start)
    .replace(/^[\s#*]+/, "")
    .toLowerCase();
  return [...HEADS.keys()].some((head) => `${head}:`.startsWith(words)) ? text.slice(0, start) : text;
}

/**
 * Returns the sources that an answer uses: those of its passages with a block in it, or of all passages
 * when it has no such block.
 */
export function usedSources(text: string, passages: Pick<Passage, "source">[]): Source[] {
  const given = new Set(passages.map((passage) => passage.source));
  const found = SOURCES.filter((source) => given.has(source));
  const named = found.filter((source) => headsOf(source).some((head) => text.includes(`${head}:`)));
  return named.length > 0 ? named : found;
}

/** Joins two lists of sources, each source once. */
export function mergeSources(one: Source[], other: Source[]): Source[] {
  return [...new Set([...one, ...other])];
}
