import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { appOrigin } from "~/http/request.server";
import { SITE_CACHE } from "~/http/responses.server";
import { type CloudflareContext, getServices } from "~/services.server";

/** Allows search engines everything but calls and the search over the texts, which has a page for any words. Pages that must not be indexed say so themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const services = getServices(args.context as unknown as CloudflareContext);
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /read/search\n\nSitemap: ${appOrigin(services, args.request)}/sitemap.xml\n`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": SITE_CACHE },
  });
}
