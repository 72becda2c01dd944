import { useLoaderData } from "@remix-run/react";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { faqOf } from "~/features/site/domain/site-texts";
import { loadSiteFacts } from "~/features/site/server/load-site-facts.server";
import { FaqPage } from "~/features/site/ui/faq-page";
import { pageLoader } from "~/http/kit.server";

// It is only read: without a script it is there at once.
export const handle = { access: "public", isStatic: true };

export const meta = siteMeta({
  title: "Questions and answers · Acolyte",
  description: "What Acolyte is, what it costs, how the free trial works, and what happens to your words.",
  path: "/faq",
});

export const loader = pageLoader(({ services }) => faqOf(loadSiteFacts(services)));

export default function FaqRoute() {
  return <FaqPage groups={useLoaderData<typeof loader>()} />;
}
