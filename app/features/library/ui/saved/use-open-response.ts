import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { focusItem } from "~/features/shell/ui/later-pages";
import type { SavedResponse, SavedView } from "../../contract";

/** From this width list and detail are side by side. */
const WIDE = "(width >= 48rem)";

/**
 * Returns the response in the address, if it exists. On a phone, where list and detail replace each other, the focus
 * moves with them: to the heading of the opened response, and back to its line in the list.
 */
export function useOpenResponse({ open: named }: SavedView, responses: SavedResponse[]) {
  const [params] = useSearchParams();
  const id = params.get("response");
  const listed = responses.find((response) => response.id === id);
  const open = listed ?? (named?.id === id ? named : null);

  const heading = useRef<HTMLHeadingElement>(null);
  const openId = open?.id ?? null;
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    before.current = openId;
    if (last === openId || window.matchMedia(WIDE).matches) return;
    if (openId !== null) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else if (last !== null) focusItem(last);
  }, [openId]);

  return { open, heading };
}
