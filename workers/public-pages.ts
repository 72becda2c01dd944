import type { ServerBuild } from "virtual:remix/server-build";
import type { FoundRoute } from "./find-route";

/**
 * Pages that are the same for everybody: `handle.sameForEverybody` of their routes. They are rendered without the request's
 * cookies, so that nothing of a person can be in them, and are kept for everybody.
 */
export interface PublicPage {
  /** The parameters of the address that the page follows; all others are dropped. */
  parameters: readonly string[];
  /** The build that renders it. */
  version: string;
}

const CACHE_NAME = "public-pages";
/** Browsers and this data centre keep a page for five minutes; after that the `ETag` says whether it has changed. */
const PAGE_CACHE = "public, max-age=300";
/** A page that has moved for good. */
const MOVED_CACHE = "public, max-age=86400";

/** Returns the public page that a request asks for; `null` for all else, such as the data of a page for Remix. */
export function publicPageOf(
  build: ServerBuild,
  route: FoundRoute | null,
  request: Request,
): PublicPage | null {
  if (!route || (request.method !== "GET" && request.method !== "HEAD")) return null;
  // Development renders each page anew.
  if (build.mode === "development" || new URL(request.url).pathname.endsWith(".data")) return null;
  const handle = build.routes[route.id]?.module.handle as { sameForEverybody?: string[] } | undefined;
  return handle?.sameForEverybody
    ? { parameters: handle.sameForEverybody, version: build.assets.version }
    : null;
}

interface Rendering {
  ctx: Pick<ExecutionContext, "waitUntil">;
  requestId: string;
  /** Renders the page for the given request. */
  render: (request: Request) => Promise<Response>;
}

/** Returns a public page from the cache, or renders and caches it; 304 for a browser that has it already. */
export async function answerPublicPage(
  request: Request,
  { parameters, version }: PublicPage,
  { ctx, requestId, render }: Rendering,
): Promise<Response> {
  const url = plainUrl(request, parameters);
  const key = new Request(`${url.href}${url.search ? "&" : "?"}build=${version}`);
  const cache = await caches.open(CACHE_NAME);
  const cached = await cache.match(key);
  const page = cached ?? (await withEtag(await render(new Request(url)), requestId));
  if (!cached && page.status === 200) ctx.waitUntil(cache.put(key, page.clone()));
  const known = request.headers.get("If-None-Match");
  const etag = page.headers.get("ETag");
  if (etag && known?.split(/\s*,\s*/).some((one) => one === etag || one === "*")) {
    await page.body?.cancel();
    return new Response(null, { status: 304, headers: page.headers });
  }
  return request.method === "HEAD" ? new Response(null, page) : page;
}

/** Returns the address with the parameters that count, each once and in one order. */
function plainUrl(request: Request, parameters: readonly string[]): URL {
  const url = new URL(request.url);
  const kept = parameters.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  url.search = new URLSearchParams(kept).toString();
  return url;
}

/**
 * Returns a rendered page that may be kept. What each rendering makes up goes: the id of its request, and the nonce of its
 * scripts, which is a hash of the page instead. So equal pages have equal bytes, and a 304 repeats the policy under which
 * the browser's copy runs. Words on the page cannot use the nonce: they would have to contain the hash of themselves.
 */
async function withEtag(response: Response, requestId: string): Promise<Response> {
  if (response.status === 301) {
    const moved = new Response(null, response);
    moved.headers.set("Cache-Control", MOVED_CACHE);
    return moved;
  }
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  if (response.status !== 200 || !nonce) return response;
  const html = (await response.text()).replaceAll(requestId, "").replaceAll(nonce, "");
  const hash = await sha256(html);
  const page = new Response(html.replaceAll('nonce=""', `nonce="${hash}"`), response);
  page.headers.set("Content-Security-Policy", policy.replaceAll(nonce, hash));
  page.headers.set("Cache-Control", PAGE_CACHE);
  page.headers.set("ETag", `W/"${hash}"`);
  page.headers.delete("Set-Cookie");
  return page;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 32);
}
