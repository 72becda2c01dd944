import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { SkipLink } from "~/ui/nav-bar";
import { isSitePage } from "../domain/site-pages";
import { Navigation } from "./navigation";
import { NavigationProgress } from "./navigation-progress";
import { OfflineNotice } from "./offline-notice";
import { SiteFooter, SiteHeader } from "./site-frame";
import { useBrowserWorker } from "./use-browser-worker";
import { useUserId } from "./use-root-data";
import { useSessionWatch } from "./use-session-watch";

/**
 * What surrounds every screen: skip link, navigation of the signed-in, progress of a navigation, word of a lost network,
 * head and foot of the site's own pages. A route that says `handle.isFullScreen` has the screen to itself.
 */
export function Frame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  useSessionWatch(signedIn);
  useBrowserWorker(useUserId());
  const isFullScreen = useMatches().some(
    (match) => (match.handle as { isFullScreen?: boolean } | undefined)?.isFullScreen,
  );
  const hasNavigation = signedIn && !isFullScreen;
  const { pathname } = useLocation();
  const isHome = pathname === "/";
  const isSite = isSitePage(pathname) && !(signedIn && isHome);
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <NavigationProgress />
      <OfflineNotice />
      {hasNavigation ? <Navigation /> : null}
      <div className={hasNavigation ? "lg:pl-(--rail)" : "[--bottom-bar:0rem]"}>
        {isSite && !isHome && !signedIn && <SiteHeader />}
        {children}
        {isSite && <SiteFooter />}
      </div>
    </>
  );
}
