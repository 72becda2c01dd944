import type { CheckedCitation, CitationKind } from "./citation";

/** Display strings of an answer's citations, each once, in the order of the answer. */
export interface CitationGroups {
  catechism: string[];
  scripture: string[];
  fathers: string[];
  /** Summa, councils, canons, encyclicals and the rest. */
  documents: string[];
}

const GROUPS: Partial<Record<CitationKind, keyof CitationGroups>> = {
  catechism: "catechism",
  compendium: "catechism",
  scripture: "scripture",
  fathers: "fathers",
};

/** The citations of an answer as its sources. One that does not exist is no source. */
export function groupCitations(
  checked: readonly Pick<CheckedCitation, "kind" | "reference" | "state">[],
): CitationGroups {
  const groups: CitationGroups = { catechism: [], scripture: [], fathers: [], documents: [] };
  for (const { kind, reference, state } of checked) {
    const group = groups[GROUPS[kind] ?? "documents"];
    if (state !== "not-found" && !group.includes(reference)) group.push(reference);
  }
  return groups;
}
