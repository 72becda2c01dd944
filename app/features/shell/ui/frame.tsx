import { type ReactNode } from "react";
import { Navigation } from "./navigation";
import { NavigationProgress } from "./navigation-progress";
import { useSessionWatch } from "./use-session-watch";

/** What surrounds every screen: skip link, navigation of the signed-in, progress of a navigation. */
export function Frame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  useSessionWatch(signedIn);
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <NavigationProgress />
      {signedIn ? <Navigation /> : null}
      <div className={signedIn ? "pb-20 lg:pb-0 lg:pl-20" : undefined}>{children}</div>
    </>
  );
}
