import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { NumberedCitation } from "../../domain/numbered-citations";
import { CitationContext } from "./citation-context";

const CitationSheet = lazy(() => import("./citation-sheet"));

/** Holds the sheet of a citation for all chips below it. Its code comes with the first click. */
export function CitationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<NumberedCitation | null>(null);
  const [isOpen, setOpen] = useState(false);
  const way = useMemo(() => {
    const open = (citation: NumberedCitation) => {
      setShown(citation);
      setOpen(true);
    };
    return { open };
  }, []);
  return (
    <CitationContext.Provider value={way}>
      {children}
      {shown && (
        <Suspense>
          <CitationSheet citation={shown} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </CitationContext.Provider>
  );
}
