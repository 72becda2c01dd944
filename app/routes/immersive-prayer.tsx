import type { MetaFunction } from "@remix-run/cloudflare";
import { guidedPrayerQuery } from "~/features/prayers/contract";
import { loadGuidedPrayer } from "~/features/prayers/server/guided-prayers.server";
import { GuidedPrayerScreen } from "~/features/prayers/ui/guided/guided-prayer-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

/** The prayer fills the screen: no navigation around it. */
export const handle = { isFullScreen: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${(data && "guide" in data && data.guide?.title) || "Guided prayer"} · Acolyte` },
];

export const loader = screenLoader({ query: guidedPrayerQuery }, ({ services, user, query }) =>
  loadGuidedPrayer(services, { user, ...query }),
);

export default function ImmersivePrayerRoute() {
  return <GuidedPrayerScreen view={useScreenData<typeof loader>()} />;
}
