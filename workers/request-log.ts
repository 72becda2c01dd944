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
  const matched = build.entry.module.matchRoutes(patternsOf(build), path === "/_root" ? "/" : path);
  return matched?.at(-1)?.route.path ?? "*";
}

let patterns: { path: string }[] | undefined;

/** The full patterns of the routes; the build tells of each only what it adds to its parent. */
function patternsOf({ routes }: ServerBuild): { path: string }[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    const parent = fullPath(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  patterns ??= Object.keys(routes).map((id) => ({ path: fullPath(id) || "/" }));
  return patterns;
}
