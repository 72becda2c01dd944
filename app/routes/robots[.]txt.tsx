import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { appOrigin } from "~/server/http/app-origin.server";
import { SITE_CACHE } from "~/server/http/site-cache";
import { type CloudflareContext, getServices } from "~/server/services.server";

/** What search engines may look at: everything but calls. Pages that they are not to keep say so themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const services = getServices(args.context as unknown as CloudflareContext);
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${appOrigin(services, args.request)}/sitemap.xml\n`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": SITE_CACHE },
  });
}
