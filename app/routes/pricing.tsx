import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { unprovenAddress } from "~/features/accounts/server/address-proof.server";
import { loadPricing } from "~/features/plans/server/load-plans.server";
import { PricingScreen } from "~/features/plans/ui/pricing-screen";
import { originOf, siteMeta } from "~/features/shell/domain/site-meta";
import { findUser, withErrorPage } from "~/http/kit.server";

export const handle = { access: "public" };

export const meta: MetaFunction = ({ matches }) =>
  siteMeta({
    title: "Plans and prices · Acolyte",
    description:
      "Acolyte is free. Premium has more of the AI companion and room for images: $5.99 a month or $46.99 a year, after 7 free days.",
    path: "/pricing",
    origin: originOf(matches),
  });

export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services, user } = await findUser(args);
    return loadPricing(services, { user, unproven: user && unprovenAddress(services, user) });
  }, args.context);

export default function PricingRoute() {
  return <PricingScreen {...useLoaderData<typeof loader>()} />;
}
