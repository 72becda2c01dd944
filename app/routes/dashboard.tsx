import type { MetaFunction } from "@remix-run/cloudflare";
import { loadDashboard } from "~/features/dashboard/server/load-dashboard.server";
import { DashboardScreen } from "~/features/dashboard/ui/dashboard-screen";
import { IntentionsCard } from "~/features/journal/ui/intentions/intentions-card";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const meta: MetaFunction = () => [{ title: "Home · Acolyte" }];

export const loader = screenLoader({}, ({ services, user }) => loadDashboard(services, user));

export default function DashboardRoute() {
  const view = useScreenData<typeof loader>();
  return (
    <DashboardScreen
      view={view}
      intentions={<IntentionsCard intentions={view.intentions} total={view.openIntentions} />}
    />
  );
}
