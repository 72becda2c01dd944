import type { ReactNode } from "react";
import { SkipLink } from "~/ui/nav-bar";
import { Navigation } from "./navigation";
import { NavigationProgress } from "./navigation-progress";
import { useSessionWatch } from "./use-session-watch";

/** What surrounds every screen: skip link, navigation of the signed-in, progress of a navigation. */
export function Frame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  useSessionWatch(signedIn);
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <NavigationProgress />
      {signedIn ? <Navigation /> : null}
      <div className={signedIn ? "lg:pl-(--rail)" : undefined}>{children}</div>
    </>
  );
}
