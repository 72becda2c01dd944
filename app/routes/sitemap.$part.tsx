import { SITE_PAGES } from "~/features/shell/domain/site-meta";
import { listTextPaths } from "~/features/texts/server/reading-sitemap.server";
import { api } from "~/http/kit.server";
import { appOrigin } from "~/http/request.server";
import { sitemapResponse } from "~/http/responses.server";
import { type CloudflareContext, getServices } from "~/services.server";
import { AppError } from "~/shared/errors";

/** The pages that search engines are to keep: `site.xml` the site's own, `web-c.xml` those of a text. */
export const loader = api({
  GET: async ({ request, context, params }) => {
    const services = getServices(context as unknown as CloudflareContext);
    const origin = appOrigin(services, request);
    const [, name] = /^([\w.-]+)\.xml$/.exec(params.part ?? "") ?? [];
    const paths =
      name === "site" ? SITE_PAGES.map(({ path }) => path) : await listTextPaths(services, name ?? "");
    if (paths.length === 0) throw new AppError("not_found", "There is no such sitemap.");
    return sitemapResponse(
      "urlset",
      paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    );
  },
});
