/** A page that everybody may see and that search engines keep. */
export interface SitePage {
  path: string;
  label: string;
}

/** The site's pages, in the order of its foot: what the sitemap names and what has the site's head and foot. */
export const SITE_PAGES: readonly SitePage[] = [
  { path: "/", label: "Home" },
  { path: "/pricing", label: "Plans" },
  { path: "/faq", label: "Questions" },
  { path: "/support", label: "Support" },
  { path: "/terms", label: "Terms" },
  { path: "/privacy", label: "Privacy" },
];

/** Whether an address is one of the site's pages. */
export function isSitePage(pathname: string): boolean {
  return SITE_PAGES.some(({ path }) => path === pathname);
}
