import type { ServerBuild } from "virtual:remix/server-build";

/** A route of the build with its whole pattern, such as `/api/prayer-journal/entries/:id`. */
export interface FoundRoute {
  id: string;
  pattern: string;
}

/** The route that answers a path; null when none does. */
export function findRoute(build: ServerBuild, pathname: string): FoundRoute | null {
  const path = pathname.replace(/\.data$/, "");
  const asked = path === "/_root" ? "/" : path;
  known ??= routesOf(build);
  return known.find(({ matcher }) => matcher.test(asked)) ?? null;
}

interface KnownRoute extends FoundRoute {
  matcher: RegExp;
}

// Made once: to rank all routes for each request, as Remix's matchRoutes does, costs more than a small call.
let known: KnownRoute[] | undefined;

/** The routes, the most literal first; the build tells of each only what it adds to its parent. */
function routesOf({ routes }: ServerBuild): KnownRoute[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    const parent = fullPath(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return (
    Object.keys(routes)
      // As in Remix: a layout without a path of its own answers nothing, and neither does the root.
      .filter((id) => routes[id]?.path || routes[id]?.index)
      .map((id) => ({ id, pattern: fullPath(id) || "/" }))
      .sort((a, b) => openness(a.pattern) - openness(b.pattern))
      .map((route) => ({ ...route, matcher: toMatcher(route.pattern) }))
  );
}

function openness(path: string): number {
  return path.split("/").reduce((sum, part) => sum + (part === "*" ? 100 : part.startsWith(":") ? 1 : 0), 0);
}

function toMatcher(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replace(/[.\\+?^${}()|[\]]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}/?$`, "i");
}
