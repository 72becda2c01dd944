import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { originOf, siteMeta } from "~/features/shell/domain/site-meta";
import { termsOf } from "~/features/site/domain/site-texts";
import { loadSiteFacts } from "~/features/site/server/load-site-facts.server";
import { TextPage } from "~/features/site/ui/text-page";
import { findUser, withErrorPage } from "~/http/kit.server";

// It is only read: without a script it is there at once.
export const handle = { access: "public", isStatic: true };

export const meta: MetaFunction = ({ matches }) =>
  siteMeta({
    title: "Terms · Acolyte",
    description:
      "What you and we agree on when you use Acolyte: your account, your words, the companion, plans and payment.",
    path: "/terms",
    origin: originOf(matches),
  });

export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services } = await findUser(args);
    return termsOf(loadSiteFacts(services));
  }, args.context);

export default function TermsRoute() {
  return (
    <TextPage
      title="Terms"
      subtitle="What we agree on when you use Acolyte."
      sections={useLoaderData<typeof loader>()}
    />
  );
}
