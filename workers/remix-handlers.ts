import type { ServerBuild } from "virtual:remix/server-build";
import { type FoundRoute, findRoute } from "./find-route";
import { isSafe } from "./refusals";

type Handler = ReturnType<ServerBuild["entry"]["module"]["createRequestHandler"]>;

/** Where the browser asks which routes there are (`v3_lazyRouteDiscovery`). */
const ROUTE_MAP = "/__manifest";

/**
 * Remix's handlers, by what is asked for. Remix ranks all routes that it knows anew, up to six times a page and twice a
 * call: each is given to one that knows no more than it needs. A path without a route goes to the one that knows all.
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
 * A request as Remix takes it. Remix makes requests of its own of it, which fails with 500 for a GET with a body: nothing
 * reads one. And of what may change something it compares `Origin` with the host that a proxy is said to have been asked
 * for, and fails with 500; this worker has compared the right origin already, and for one-click forms of mail programs
 * none. Calls count too, since the sign-in's page is under `/api/`. The body is the same stream, so that the entry can
 * drain what no route has read.
 */
function forRemix(request: Request): Request {
  if (isSafe(request) && !request.body) return request;
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(url, { method, signal, headers, body: isSafe(request) ? null : request.body });
}

/** A path that no route answers: Remix tells the browser of the page for all such paths. */
const NOWHERE = "/-";

/**
 * Asks for each route once, by its pattern, in place of the paths that the browser names: Remix ranks all routes for each
 * path and for each beginning of one, which took 8 s of CPU for a path of 4,000 parts. It answers the same.
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
 * A route and those it is nested in, up to the root. With a screen also those at the addresses above it, `/` among them:
 * Remix tells the browser of these with the page.
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
