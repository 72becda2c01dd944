import { useLoaderData } from "@remix-run/react";
import { siteMeta } from "~/features/shell/domain/site-meta";
import { termsOf } from "~/features/site/domain/site-texts";
import { loadSiteFacts } from "~/features/site/server/load-site-facts.server";
import { TextPage } from "~/features/site/ui/text-page";
import { pageLoader } from "~/http/kit.server";

// It is only read: without a script it is there at once.
export const handle = { access: "public", isStatic: true };

export const meta = siteMeta({
  title: "Terms · Acolyte",
  description:
    "What you and we agree on when you use Acolyte: your account, your words, the companion, plans and payment.",
  path: "/terms",
});

export const loader = pageLoader(({ services }) => termsOf(loadSiteFacts(services)));

export default function TermsRoute() {
  return (
    <TextPage
      title="Terms"
      subtitle="What we agree on when you use Acolyte."
      sections={useLoaderData<typeof loader>()}
    />
  );
}
