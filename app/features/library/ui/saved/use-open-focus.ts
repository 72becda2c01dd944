import { useEffect, useRef } from "react";
import { savedItemId } from "./saved-item";

/** Below it list and detail are two steps. */
const WIDE = "(width >= 48rem)";

/**
 * On a phone, where list and detail take each other's place, the focus goes with them: to the heading of what was opened,
 * and back to its line in the list.
 */
export function useOpenFocus(openId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    before.current = openId;
    if (last === openId || window.matchMedia(WIDE).matches) return;
    if (openId !== null) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else if (last !== null) document.getElementById(savedItemId(last))?.focus();
  }, [openId]);
  return heading;
}
