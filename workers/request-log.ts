import type { ServerBuild } from "virtual:remix/server-build";
import type { DatabaseUse } from "./meter";

interface RequestFacts extends DatabaseUse {
  requestId: string;
  method: string;
  /** The route's pattern, such as `/journal`; never the address itself, which may carry ids and dates. */
  route: string;
  status: number;
  durationMs: number;
}

/** Writes the one structured line of a request. It holds no content, no address and no identity. */
export function logRequest(facts: RequestFacts) {
  const level = facts.status >= 500 ? "ERROR" : facts.status === 429 ? "WARN" : "INFO";
  console.log(JSON.stringify({ level, event: "request", ...facts }));
}

/** The pattern of the route that answers a path, `*` when none does. */
export function routePattern(build: ServerBuild, pathname: string): string {
  const path = pathname.replace(/\.data$/, "");
  const asked = path === "/_root" ? "/" : path;
  patterns ??= patternsOf(build);
  return patterns.find((pattern) => pattern.matcher.test(asked))?.path ?? "*";
}

interface Pattern {
  path: string;
  matcher: RegExp;
}

// Made once: to rank all routes for each request, as Remix's matchRoutes does, costs more than a small call.
let patterns: Pattern[] | undefined;

/** The full patterns of the routes, the most literal first; the build tells of each only what it adds to its parent. */
function patternsOf({ routes }: ServerBuild): Pattern[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    const parent = fullPath(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.keys(routes)
    .map((id) => fullPath(id) || "/")
    .sort((a, b) => openness(a) - openness(b))
    .map((path) => ({ path, matcher: toMatcher(path) }));
}

function openness(path: string): number {
  return path.split("/").reduce((sum, part) => sum + (part === "*" ? 100 : part.startsWith(":") ? 1 : 0), 0);
}

function toMatcher(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replace(/[.\\+?^${}()|[\]]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}/?$`);
}
