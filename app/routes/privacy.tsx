import { useLoaderData } from "@remix-run/react";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { privacyOf } from "~/features/site/domain/site-texts";
import { loadSiteFacts } from "~/features/site/server/load-site-facts.server";
import { TextPage } from "~/features/site/ui/text-page";
import { pageLoader } from "~/http/kit.server";

// It is only read: without a script it is there at once.
export const handle = { access: "public", isStatic: true };

export const meta = siteMeta({
  title: "Privacy · Acolyte",
  description:
    "What Acolyte stores, where, for how long, and who receives what. No trackers, no advertising, nothing sold.",
  path: "/privacy",
});

export const loader = pageLoader(({ services }) => privacyOf(loadSiteFacts(services)));

export default function PrivacyRoute() {
  return (
    <TextPage
      title="Privacy"
      subtitle="What is stored, for how long, and who receives what."
      sections={useLoaderData<typeof loader>()}
    />
  );
}
