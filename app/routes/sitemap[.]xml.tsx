import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SITE_PAGES } from "~/features/shell/domain/site-meta";
import { appOrigin } from "~/http/request.server";
import { SITE_CACHE } from "~/http/responses.server";
import { type CloudflareContext, getServices } from "~/services.server";

/** The pages that search engines are to keep (sitemaps.org, protocol 0.9). */
export async function loader(args: LoaderFunctionArgs) {
  const services = getServices(args.context as unknown as CloudflareContext);
  const origin = appOrigin(services, args.request);
  const urls = SITE_PAGES.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": SITE_CACHE },
  });
}
