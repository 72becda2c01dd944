import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { originOf, siteMeta } from "~/features/shell/domain/site-meta";
import { privacyOf } from "~/features/site/domain/site-texts";
import { loadSiteFacts } from "~/features/site/server/load-site-facts.server";
import { TextPage } from "~/features/site/ui/text-page";
import { findUser, withErrorPage } from "~/http/kit.server";

// It is only read: without a script it is there at once.
export const handle = { access: "public", isStatic: true };

export const meta: MetaFunction = ({ matches }) =>
  siteMeta({
    title: "Privacy · Acolyte",
    description:
      "What Acolyte stores, where, for how long, and who receives what. No trackers, no advertising, nothing sold.",
    path: "/privacy",
    origin: originOf(matches),
  });

export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services } = await findUser(args);
    return privacyOf(loadSiteFacts(services));
  }, args.context);

export default function PrivacyRoute() {
  return (
    <TextPage
      title="Privacy"
      subtitle="What is stored, for how long, and who receives what."
      sections={useLoaderData<typeof loader>()}
    />
  );
}
