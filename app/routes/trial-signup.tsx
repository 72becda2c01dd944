import type { MetaFunction } from "@remix-run/cloudflare";
import { unprovenAddress } from "~/features/accounts/server/address-proof.server";
import { trialQuery } from "~/features/plans/contract";
import { loadTrial } from "~/features/plans/server/load-plans.server";
import { TrialScreen } from "~/features/plans/ui/trial-screen";
import { useScreenData } from "~/features/shell/ui/use-loaded-data";
import { screenLoader } from "~/http/kit.server";

export const meta: MetaFunction = () => [{ title: "Start your free trial · Acolyte" }];

export const loader = screenLoader({ query: trialQuery }, async ({ services, user, query }) => ({
  ...loadTrial(services, { user, planType: query.plan, unproven: unprovenAddress(services, user) }),
}));

export default function TrialSignupRoute() {
  return <TrialScreen {...useScreenData<typeof loader>()} />;
}
