import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import type { NumberedCitation } from "../../domain/answer-pieces";

const CitationSheet = lazy(() => import("./citation-sheet"));

/** Action of a citation's chip: opens a sheet, or on a page without scripts links to its place in the list. */
type CitationAction = { open: (citation: NumberedCitation) => void } | { anchors: string };

export const CitationContext = createContext<CitationAction>({ anchors: "citation" });

/** Returns the action of the chips in this place. */
export function useCitationAction(): CitationAction {
  return useContext(CitationContext);
}

/** Returns the id of a citation in a list of references; `anchors` distinguishes the lists of a page. */
export function citationAnchor(anchors: string, number: number): string {
  return `${anchors}-${number}`;
}

/** Holds the sheet of a citation for all chips below it. Its code is loaded with the first click. */
export function CitationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<NumberedCitation | null>(null);
  const [isOpen, setOpen] = useState(false);
  const action = useMemo(() => {
    const open = (citation: NumberedCitation) => {
      setShown(citation);
      setOpen(true);
    };
    return { open };
  }, []);
  return (
    <CitationContext.Provider value={action}>
      {children}
      {shown && (
        <Suspense>
          <CitationSheet citation={shown} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </CitationContext.Provider>
  );
}
