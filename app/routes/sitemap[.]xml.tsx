import { listTextSitemaps } from "~/features/texts/server/reading-sitemap.server";
import { api } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";
import { sitemapResponse } from "~/http/responses.server";
import { type CloudflareContext, getServices } from "~/services.server";

/** The sitemaps: of the site's pages, and of each installed text (sitemaps.org, protocol 0.9). */
export const loader = api({
  GET: async ({ request, context }) => {
    const services = getServices(context as unknown as CloudflareContext);
    const origin = appOrigin(services, request);
    const texts = await listTextSitemaps(services);
    const entries = [
      `<sitemap><loc>${origin}/sitemap/site.xml</loc></sitemap>`,
      ...texts.map(
        ({ id, changedOn }) =>
          `<sitemap><loc>${origin}/sitemap/${encodeURIComponent(id)}.xml</loc><lastmod>${changedOn}</lastmod></sitemap>`,
      ),
    ];
    return sitemapResponse("sitemapindex", entries);
  },
});
