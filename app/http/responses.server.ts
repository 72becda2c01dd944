import { jsonResponse } from "./kit.server";

/** Returns a page of a list as a plain JSON array, with the URL of the next page in `Link` (RFC 8288). */
export function pageResponse(request: Request, page: { items: unknown[]; next: string | null }): Response {
  if (page.next === null) return jsonResponse(page.items);
  const url = new URL(request.url);
  url.searchParams.set("before", page.next);
  return jsonResponse(page.items, 200, { Link: `<${url.pathname}${url.search}>; rel="next"` });
}

/** Returns whether the caller wants the AI SDK's UI message stream in place of JSON. */
export function wantsStream(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").toLowerCase().includes("text/event-stream");
}

/** Returns a UI message stream (server-sent events, version 1 of the AI SDK's protocol) that is never cached. */
export function streamResponse(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
      "X-Vercel-AI-UI-Message-Stream": "v1",
    },
  });
}

/** Caches responses that are the same for everybody for an hour. */
export const SITE_CACHE = "public, max-age=3600";

/** Returns a sitemap, or the list of the sitemaps, with the given elements. */
export function sitemapResponse(kind: "urlset" | "sitemapindex", elements: readonly string[]): Response {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${kind}>`,
    "",
  ].join("\n");
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": SITE_CACHE },
  });
}

/** Returns the `Retry-After` header of a loader or an action, for the page that shows its refusal. */
export function keepRetryAfter(...sources: Headers[]): Headers {
  const seconds = sources.map((headers) => headers.get("Retry-After")).find((value) => value !== null);
  return new Headers(seconds ? { "Retry-After": seconds } : undefined);
}
