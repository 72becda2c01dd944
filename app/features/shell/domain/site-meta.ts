/** What a page of the site says of itself to search engines and to whoever it is sent to. */
export interface SiteMeta {
  title: string;
  description: string;
  path: string;
  /** The app's own origin: previews take whole addresses alone. */
  origin: string;
}

const PICTURE = { path: "/pictures/preview.png", width: "1200", height: "630" };
const PICTURE_ALT = "Acolyte, your Catholic spiritual companion: the home screen with the verse of the day";

/** Title, description, canonical address and the preview (Open Graph) of a page of the site. */
export function siteMeta({ title, description, path, origin }: SiteMeta) {
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
}

/** The origin that the root's loader gave, from what a route's `meta` is handed. */
export function originOf(matches: readonly ({ id: string; data?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === "root")?.data as { origin?: string } | undefined;
  return root?.origin ?? "";
}
