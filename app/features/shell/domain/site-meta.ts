/** A page that everybody may see and that search engines index. */
export interface SitePage {
  path: string;
  label: string;
}

/** The site's pages, in the order of its footer: the sitemap lists them, and they share a header and footer. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: "/", label: "Home" },
  { path: "/read", label: "Library" },
  { path: "/pricing", label: "Plans" },
  { path: "/faq", label: "Questions" },
  { path: "/support", label: "Support" },
  { path: "/terms", label: "Terms" },
  { path: "/privacy", label: "Privacy" },
];

/** Returns whether an address is one of the site's pages. */
export function isSitePage(pathname: string): boolean {
  return SITE_PAGES.some(({ path }) => path === pathname);
}

/** A site page's facts for search engines and link previews. */
interface SiteMeta {
  title: string;
  description: string;
  path: string;
}

/** The arguments of a route's `meta`; the root's data has the app's own origin, because previews need absolute URLs. */
interface MetaArgs {
  matches: readonly ({ id: string; data?: unknown } | undefined)[];
}

const PICTURE = { path: "/pictures/preview.png", width: "1200", height: "630" };
const PICTURE_ALT = "Acolyte, your Catholic spiritual companion: the home screen with the verse of the day";

/** Returns the `meta` of a site page: title, description, canonical URL and preview (Open Graph). */
export function siteMeta({ title, description, path }: SiteMeta) {
  return ({ matches }: MetaArgs) => {
    const root = matches.find((match) => match?.id === "root")?.data as { origin?: string } | undefined;
    const origin = root?.origin ?? "";
    const url = origin + path;
    return [
      { title },
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: url },
      { property: "og:site_name", content: "Acolyte" },
      { property: "og:type", content: "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: origin + PICTURE.path },
      { property: "og:image:width", content: PICTURE.width },
      { property: "og:image:height", content: PICTURE.height },
      { property: "og:image:alt", content: PICTURE_ALT },
      { name: "twitter:card", content: "summary_large_image" },
    ];
  };
}
