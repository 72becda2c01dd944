import type { Citations } from "../contract";

/** The citations of several answers as one, each once. */
export function mergeCitations(all: Citations[]): Citations {
  const merge = (kind: keyof Citations) => [...new Set(all.flatMap((citations) => citations[kind]))];
  return {
    catechism: merge("catechism"),
    scripture: merge("scripture"),
    fathers: merge("fathers"),
    documents: merge("documents"),
  };
}
