import { createContext, useContext } from "react";
import type { NumberedCitation } from "../../domain/numbered-citations";

/** What a citation's chip does: opens a sheet, or on a page without scripts leads to its place in the list. */
export type CitationWay = { open: (citation: NumberedCitation) => void } | { anchors: string };

export const CitationContext = createContext<CitationWay>({ anchors: "citation" });

/** What a chip does where this is shown. */
export function useCitationWay(): CitationWay {
  return useContext(CitationContext);
}

/** Id of a citation in a list of references; `anchors` tells the lists of a page apart. */
export function citationAnchor(anchors: string, number: number): string {
  return `${anchors}-${number}`;
}
