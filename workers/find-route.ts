import type { ServerBuild } from "virtual:remix/server-build";

/** A route of the build with its whole pattern, such as `/api/prayer-journal/entries/:id`. */
export interface FoundRoute {
  id: string;
  pattern: string;
}

/** Returns the route of a path, decoded like Remix does; `null` when only the catch-all matches. */
export function findRoute(build: ServerBuild, pathname: string): FoundRoute | null {
  const path = decodeParts(pathname.replace(/\.data$/, ""));
  const asked = path === "/_root" ? "/" : path;
  known ??= routesOf(build);
  return known.find(({ matcher }) => matcher.test(asked)) ?? null;
}

/** More parts than any route has; a unit test compares this with the routes. */
const MOST_PARTS = 8;

/**
 * Returns whether a path without a route has more parts than any route could have. Remix ranks all routes for each part
 * of such a path, which took 8 s of CPU for 4,000 parts.
 */
export function isBeyondRoutes(pathname: string): boolean {
  return pathname.split("/").length - 1 > MOST_PARTS;
}

function decodeParts(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return path
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return path;
  }
}

interface KnownRoute extends FoundRoute {
  matcher: RegExp;
}

// Created once: ranking all routes for each request, like Remix's matchRoutes, costs more than a small call.
let known: KnownRoute[] | undefined;

/** Returns the routes, the most literal first; in the build each has only its own part of the path. */
function routesOf({ routes }: ServerBuild): KnownRoute[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    const parent = fullPath(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return (
    Object.keys(routes)
      // As in Remix, layouts without a path and the root match nothing.
      .filter((id) => (routes[id]?.path || routes[id]?.index) && routes[id]?.path !== "*")
      .map((id) => ({ id, pattern: fullPath(id) || "/" }))
      .sort((a, b) => openness(a.pattern) - openness(b.pattern))
      .map((route) => ({ ...route, matcher: toMatcher(route.pattern) }))
  );
}

function openness(path: string): number {
  return path.split("/").filter((part) => part.startsWith(":") || part === "*").length;
}

/** What a splat matches: the longest address of the reader has four parts. */
const SPLAT = "[^/]+(?:/[^/]+){0,3}";

function toMatcher(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part === "*") return SPLAT;
    return part.startsWith(":") ? "[^/]+" : part.replace(/[.\\+?^${}()|[\]]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}/*$`, "i");
}
