import { useLoaderData } from "@remix-run/react";
import { unprovenAddress } from "~/features/accounts/server/address-proof.server";
import { loadPricing } from "~/features/plans/server/load-plans.server";
import { PricingScreen } from "~/features/plans/ui/pricing-screen";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { pageLoader } from "~/http/kit.server";

export const handle = { access: "public" };

export const meta = siteMeta({
  title: "Plans and prices · Acolyte",
  description:
    "Acolyte is free. Premium has more of the AI companion and room for images: $5.99 a month or $46.99 a year, after 7 free days.",
  path: "/pricing",
});

export const loader = pageLoader(({ services, user }) =>
  loadPricing(services, { user, unproven: user && unprovenAddress(services, user) }),
);

export default function PricingRoute() {
  return <PricingScreen {...useLoaderData<typeof loader>()} />;
}
