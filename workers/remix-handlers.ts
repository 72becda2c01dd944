import type { ServerBuild } from "virtual:remix/server-build";
import { type FoundRoute, findRoute } from "./find-route";
import { isSafe } from "./refusals";

type Handler = ReturnType<ServerBuild["entry"]["module"]["createRequestHandler"]>;

/** The path at which the browser discovers routes (`v3_lazyRouteDiscovery`). */
const ROUTE_MAP = "/__manifest";

/**
 * Returns Remix's handlers by path. Remix ranks all routes that it knows for each request, up to six times for a page and
 * twice for a call, which was a tenth of a call's CPU (docs/decisions/0012): each handler knows only the routes it needs.
 * A path without a route goes to the one that knows all.
 */
export function createHandlers(build: ServerBuild): (pathname: string, route: FoundRoute | null) => Handler {
  const { createRequestHandler } = build.entry.module;
  const handlerFor = (part: ServerBuild): Handler => {
    const handle = createRequestHandler(part, build.mode);
    return (request, context) => handle(forRemix(request), context);
  };
  const whole = handlerFor(build);
  const known = new Map<string, Handler>();
  return (pathname, route) => {
    if (pathname === ROUTE_MAP)
      return (request, context) =>
        whole(
          withPatterns(request, (path) => findRoute(build, path)),
          context,
        );
    if (!route) return whole;
    const made = known.get(route.id);
    if (made) return made;
    const needed = routesFor(build, route);
    const handler = handlerFor(withRoutes(build, (id) => needed.has(id)));
    known.set(route.id, handler);
    return handler;
  };
}

/**
 * Returns a request that Remix accepts. Remix copies requests, which fails with 500 for a GET with a body: no route reads
 * one. For unsafe requests it compares `Origin` with `X-Forwarded-Host` and fails with 500; this worker has checked the
 * origin already, except for one-click forms of mail programs. That includes calls, because the sign-in page is under
 * `/api/`. The body is the same stream, so that the entry can drain what no route has read.
 */
function forRemix(request: Request): Request {
  if (isSafe(request) && !request.body) return request;
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(url, { method, signal, headers, body: isSafe(request) ? null : request.body });
}

/** A path without a route: for all of these Remix sends the browser the same page. */
const NOWHERE = "/-";

/**
 * Replaces the paths of a discovery request by the patterns of their routes, each once: Remix ranks all routes for each
 * path and each of its prefixes, which took 8 s of CPU for a path of 4,000 parts. The response is the same.
 */
export function withPatterns(
  request: Request,
  find: (path: string) => Pick<FoundRoute, "pattern"> | null,
): Request {
  const url = new URL(request.url);
  const paths = url.searchParams.getAll("p").map((path) => (path.startsWith("/") ? path : `/${path}`));
  url.searchParams.delete("p");
  for (const pattern of new Set(paths.map((path) => find(path)?.pattern ?? NOWHERE))) {
    url.searchParams.append("p", pattern);
  }
  return new Request(url, request);
}

/**
 * Returns a route and its parents up to the root. A screen also needs the routes of the paths above it, `/` included, which
 * Remix sends to the browser with the page.
 */
function routesFor(build: ServerBuild, { id, pattern }: FoundRoute): Set<string> {
  if (isCall(id)) return chainOf(build, id);
  const parts = pattern.split("/");
  const above = parts
    .slice(1)
    .map((_, depth) => findRoute(build, parts.slice(0, depth + 1).join("/") || "/"));
  return new Set(
    [id, ...above.flatMap((route) => route?.id ?? [])].flatMap((one) => [...chainOf(build, one)]),
  );
}

function chainOf({ routes }: ServerBuild, routeId: string): Set<string> {
  const chain = new Set<string>();
  for (let id: string | undefined = routeId; id !== undefined; id = routes[id]?.parentId) chain.add(id);
  return chain;
}

function isCall(routeId: string): boolean {
  return routeId.startsWith("routes/api.");
}

function withRoutes(build: ServerBuild, isKept: (routeId: string) => boolean): ServerBuild {
  const keep = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}
