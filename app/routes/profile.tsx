import type { MetaFunction } from "@remix-run/cloudflare";
import { loadProfile } from "~/features/accounts/server/load-profile.server";
import { ProfileScreen } from "~/features/accounts/ui/profile-screen";
import { loadStatus } from "~/features/companion/server/companion-status.server";
import { readImageUsage } from "~/features/journal/server/read-image.server";
import { MonitorLink } from "~/features/monitor/ui/error-monitor";
import { loadPlanCard, readTextUsage } from "~/features/plans/server/load-plans.server";
import { PlanCard } from "~/features/plans/ui/plan-card";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export { ErrorScreen as ErrorBoundary } from "~/features/shell/ui/error-screen";

export const handle = { failed: ["Failed to fetch your profile"] };

export const meta: MetaFunction = () => [{ title: "Profile · Acolyte" }];

export const loader = screenLoader({}, async ({ services, user, tokenHash }) => {
  const [profile, { callsLeft }, imageBytes, textBytes] = await Promise.all([
    loadProfile(services, { user, tokenHash }),
    loadStatus(services, user),
    readImageUsage(services, user),
    readTextUsage(services, user),
  ]);
  return { profile, planCard: loadPlanCard(services, user, { callsLeft, imageBytes, textBytes }) };
});

export default function ProfileRoute() {
  const { profile, planCard } = useScreenData<typeof loader>();
  return <ProfileScreen view={profile} plan={<PlanCard {...planCard} />} footer={<MonitorLink />} />;
}
