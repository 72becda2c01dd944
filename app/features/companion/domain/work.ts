import type { Source } from "./limits";

/** The authors who are known by their works: a title and where to look, never a quotation. */
export const WORK_SOURCES = [
  "ratzinger",
  "von-balthasar",
  "rahner",
  "john-paul-ii",
] as const satisfies readonly Source[];
export type WorkSource = (typeof WORK_SOURCES)[number];

/** A work that says much on some topics. */
export interface Work {
  source: WorkSource;
  title: string;
  /** Of the first publication. */
  year: number;
  /** One sentence in our own words: what it says, or what to look for in it. */
  pointer: string;
  /** Ids of the topics that it belongs to. */
  topics: readonly string[];
}
