import type { ServerBuild } from "virtual:remix/server-build";
import { isSafe } from "../app/server/http/origin";
import type { FoundRoute } from "./find-route";

type Handler = ReturnType<ServerBuild["entry"]["module"]["createRequestHandler"]>;

/** Where the browser asks which routes there are (`v3_lazyRouteDiscovery`). */
const ROUTE_MAP = "/__manifest";

/**
 * Remix's handlers, by what is asked for. Remix ranks all routes that it knows anew, up to five times a page and twice
 * a call: a page is given to one that knows the screens, a call to one that knows its route alone.
 */
export function createHandlers(build: ServerBuild): (pathname: string, route: FoundRoute | null) => Handler {
  const { createRequestHandler } = build.entry.module;
  const whole = createRequestHandler(build, build.mode);
  const handleScreen = createRequestHandler(
    withRoutes(build, (id) => !isCall(id)),
    build.mode,
  );
  const screens: Handler = (request, context) => handleScreen(withoutOrigin(request), context);
  const calls = new Map<string, Handler>();
  return (pathname, route) => {
    if (pathname === ROUTE_MAP) return whole;
    if (!route || !isCall(route.id)) return screens;
    const known = calls.get(route.id);
    if (known) return known;
    const chain = chainOf(build, route.id);
    const handler = createRequestHandler(
      withRoutes(build, (id) => chain.has(id)),
      build.mode,
    );
    calls.set(route.id, handler);
    return handler;
  };
}

/**
 * A form as Remix gets it. Remix compares `Origin` with the host that a proxy is said to have been asked for, and fails
 * with 500; this worker has asked for the right origin already, and of one-click forms of mail programs for none.
 */
function withoutOrigin(request: Request): Request {
  if (isSafe(request)) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}

/** A route and those it is nested in, up to the root. */
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
