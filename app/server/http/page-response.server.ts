import { jsonResponse } from "./kit.server";

/** A page of a list as a plain JSON array, with the address of the next page in `Link` (RFC 8288). */
export function pageResponse(request: Request, page: { items: unknown[]; next: string | null }): Response {
  if (page.next === null) return jsonResponse(page.items);
  const url = new URL(request.url);
  url.searchParams.set("before", page.next);
  return jsonResponse(page.items, 200, { Link: `<${url.pathname}${url.search}>; rel="next"` });
}
