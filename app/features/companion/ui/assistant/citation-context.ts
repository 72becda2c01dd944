import { createContext, useContext } from "react";
import type { NumberedCitation } from "../../domain/numbered-citations";

/** Opens the sheet of a citation. */
export const CitationContext = createContext<(citation: NumberedCitation) => void>(() => {});

export function useOpenCitation(): (citation: NumberedCitation) => void {
  return useContext(CitationContext);
}
