import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { originOf, siteMeta } from "~/features/shell/domain/site-meta";
import { faqOf } from "~/features/site/domain/site-texts";
import { loadSiteFacts } from "~/features/site/server/load-site-facts.server";
import { FaqPage } from "~/features/site/ui/faq-page";
import { findUser, withErrorPage } from "~/http/kit.server";

// It is only read: without a script it is there at once.
export const handle = { access: "public", isStatic: true };

export const meta: MetaFunction = ({ matches }) =>
  siteMeta({
    title: "Questions and answers · Acolyte",
    description: "What Acolyte is, what it costs, how the free trial works, and what happens to your words.",
    path: "/faq",
    origin: originOf(matches),
  });

export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services } = await findUser(args);
    return faqOf(loadSiteFacts(services));
  }, args.context);

export default function FaqRoute() {
  return <FaqPage groups={useLoaderData<typeof loader>()} />;
}
