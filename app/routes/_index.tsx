import type { MetaFunction } from "@remix-run/cloudflare";
import { loadDashboard } from "~/features/dashboard/server/load-dashboard.server";
import { DashboardScreen } from "~/features/dashboard/ui/dashboard-screen";
import { IntentionsCard } from "~/features/journal/ui/intentions/intentions-card";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

/** The landing view of visitors, which search engines index. */
const landingMeta = siteMeta({
  title: "Acolyte: your Catholic spiritual companion",
  description:
    "A prayer journal and companion for Catholics: write and find your words again, pray with the Church’s year, and ask questions of faith with checked sources.",
  path: "/",
});

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data && "visitor" in args.data ? landingMeta(args) : [{ title: "Home · Acolyte" }];

export const loader = screenLoader({}, ({ services, user }) => loadDashboard(services, user));

export default function HomeRoute() {
  const view = useScreenData<typeof loader>();
  return (
    <DashboardScreen
      view={view}
      intentions={<IntentionsCard intentions={view.intentions} total={view.openIntentions} />}
    />
  );
}
