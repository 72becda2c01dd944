import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Loading } from "~/ui/loading";

/** A page that comes sooner needs no spinner; one that blinks would only disturb. */
const PATIENCE_MS = 300;

/**
 * A spinner with 'Loading...' while the browser waits for a page. Not where a screen that says `handle.showsItsLoading`
 * is asked for something else of its own: one spinner is enough.
 */
export function NavigationProgress() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const showsItsLoading = useMatches().some(
    (match) => (match.handle as { showsItsLoading?: boolean } | undefined)?.showsItsLoading,
  );
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [state]);
  if (!isSlow || (showsItsLoading && next?.pathname === pathname)) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center print:hidden">
      <Loading text="Loading..." className="rounded-full border border-line bg-card px-5 py-2! shadow-pop" />
    </div>
  );
}
