import { useNavigation } from "@remix-run/react";
import { Loading } from "~/ui/loading";

/** A spinner with 'Loading...' while the browser waits for a page; it fades in late, so that fast pages show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div className="navigation-progress pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center print:hidden">
      <div className="rounded-full border border-line bg-card px-4 py-2 shadow-sm">
        <Loading text="Loading..." />
      </div>
    </div>
  );
}
