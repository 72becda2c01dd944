import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { useCanBeBeside } from "~/ui/beside";
import type { NumberedCitation } from "../../domain/answer-pieces";

const CitationSheet = lazy(() => import("./citation-sheet"));
const SourcePanel = lazy(() => import("./source-panel"));

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

/**
 * Holds the source of a citation for all chips below it: beside the answer where the page has room, else in a sheet over it.
 * The code is loaded with the first click.
 */
export function CitationProvider({ children }: { children: ReactNode }) {
  const canBeBeside = useCanBeBeside();
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
          {canBeBeside ? (
            isOpen && <SourcePanel citation={shown} onClose={() => setOpen(false)} />
          ) : (
            <CitationSheet citation={shown} open={isOpen} onOpenChange={setOpen} />
          )}
        </Suspense>
      )}
    </CitationContext.Provider>
  );
}
