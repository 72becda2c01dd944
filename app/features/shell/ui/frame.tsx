import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { SkipLink } from "~/ui/nav-bar";
import { Navigation } from "./navigation";
import { NavigationProgress } from "./navigation-progress";
import { useBrowserWorker } from "./use-browser-worker";
import { useSessionWatch } from "./use-session-watch";
import { useUserId } from "./use-user-id";

/**
 * What surrounds every screen: skip link, navigation of the signed-in, progress of a navigation. A route that says
 * `handle.isFullScreen` has the screen to itself.
 */
export function Frame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  useSessionWatch(signedIn);
  useBrowserWorker(useUserId());
  const isFullScreen = useMatches().some(
    (match) => (match.handle as { isFullScreen?: boolean } | undefined)?.isFullScreen,
  );
  const hasNavigation = signedIn && !isFullScreen;
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <NavigationProgress />
      {hasNavigation ? <Navigation /> : null}
      <div className={hasNavigation ? "lg:pl-(--rail)" : undefined}>{children}</div>
    </>
  );
}
