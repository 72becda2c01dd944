import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SITE_PAGES } from "~/features/shell/domain/site-meta";
import { listTextPaths } from "~/features/texts/server/reading-sitemap.server";
import { appOrigin } from "~/http/request.server";
import { sitemapResponse } from "~/http/responses.server";
import { type CloudflareContext, getServices } from "~/services.server";

/** The pages that search engines are to keep: `site.xml` the site's own, `web-c.xml` those of a text. */
export async function loader(args: LoaderFunctionArgs) {
  const services = getServices(args.context as unknown as CloudflareContext);
  const origin = appOrigin(services, args.request);
  const [, name] = /^([\w.-]+)\.xml$/.exec(args.params.part ?? "") ?? [];
  const paths =
    name === "site" ? SITE_PAGES.map(({ path }) => path) : await listTextPaths(services, name ?? "");
  if (paths.length === 0) throw new Response("Not found", { status: 404 });
  return sitemapResponse(
    "urlset",
    paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
  );
}
