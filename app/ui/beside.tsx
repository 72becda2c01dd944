import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { useMediaQuery } from "./use-media-query";

/** The column of a page for something that belongs beside its content for a while. */
interface BesideColumn {
  column: RefObject<HTMLElement | null>;
  isUsed: boolean;
  setUsed: (isUsed: boolean) => void;
}

export const BesideContext = createContext<BesideColumn | null>(null);

/** Returns whether this page can show something beside its content now: it has the width. */
export function useCanBeBeside(): boolean {
  const isWide = useMediaQuery("(min-width: 80rem)");
  return useContext(BesideContext) !== null && isWide;
}

/** Returns whether something is beside the content, for parts of the page that make room for it. */
export function useIsBeside(): boolean {
  return useContext(BesideContext)?.isUsed ?? false;
}

/** Shows its children in the page's column beside the content, in place of the page's own second column. */
export function Beside({ children }: { children: ReactNode }) {
  const page = useContext(BesideContext);
  const setUsed = page?.setUsed;
  // Before the browser paints: the content moves once.
  useLayoutEffect(() => {
    setUsed?.(true);
    return () => setUsed?.(false);
  }, [setUsed]);
  // Once it is used, the column is in the document.
  const element = page?.isUsed ? page.column.current : null;
  return element ? createPortal(children, element) : null;
}
