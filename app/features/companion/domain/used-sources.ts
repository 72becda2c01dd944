import { SOURCE_LABELS, SOURCES, type Source } from "../contract";
import type { Passage } from "./passage";

/**
 * The sources that an answer is drawn from: those of its passages that have a `From <label>:` block in it, or of all
 * passages when it has no such block.
 */
export function usedSources(text: string, passages: Pick<Passage, "source">[]): Source[] {
  const given = new Set(passages.map((passage) => passage.source));
  const found = SOURCES.filter((source) => given.has(source));
  const named = found.filter((source) => text.includes(`From ${SOURCE_LABELS[source]}:`));
  return named.length > 0 ? named : found;
}

/** Two lists of sources as one, in the order of their first mention. */
export function mergeSources(one: Source[], other: Source[]): Source[] {
  return [...new Set([...one, ...other])];
}
