import { JOURNAL_LIMITS } from "./limits";

/** UTF-16 units of a preview at most: a single character may be a long heap of combining marks. */
const MAX_UNITS = 1_000;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first 120 characters, as a reader counts them, of a text whose white space is folded. */
export function previewOf(text: string): string {
  const folded = text.replace(/\s+/g, " ").trim();
  if (folded.length <= JOURNAL_LIMITS.previewLength) return folded;
  let end = 0;
  let count = 0;
  const head = folded.slice(0, MAX_UNITS).replace(/[\ud800-\udbff]$/, "");
  for (const { segment, index } of segmenter.segment(head)) {
    const next = index + segment.length;
    const isCutOff = next === head.length && head.length < folded.length && count > 0;
    if (count === JOURNAL_LIMITS.previewLength || isCutOff) break;
    end = next;
    count += 1;
  }
  return folded.slice(0, end).trimEnd();
}
