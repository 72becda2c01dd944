import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import type { ReadingPage } from "../../contract";

// Not in the server's bundle: the page is the same for everybody.
const MarksLayer: ComponentType<{ page: ReadingPage }> = import.meta.env.SSR
  ? () => null
  : lazy(() => import("./marks-layer"));

/**
 * Lets readers select the passages of a page, copy and highlight them, keep a place, and write and pray with them. Mounted
 * before the text. It works on the elements with `data-place` and `data-sequence` inside `data-text`, and takes up no space
 * on the page.
 */
export function Marks({ page }: { page: ReadingPage }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted ? (
    <Suspense>
      <MarksLayer key={page.address} page={page} />
    </Suspense>
  ) : null;
}
