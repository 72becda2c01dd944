import { CALLS, type Call, PAGE_QUERIES } from "../call-table";
import { type RouteFile, readRoutes } from "./routes";

/** A call with the address that its file answers. */
export interface PlacedCall extends Call {
  path: string;
  /** Whether it answers with JSON and not with a page. */
  isCall: boolean;
}

export function nameOf({ method, path }: PlacedCall): string {
  return `${method} ${path}`;
}

/**
 * The calls of the table, and one for each page. Throws when the table does not name what the route files have: every
 * file of a call, every page that takes a form, and nothing else.
 */
export function placeCalls(root: string): PlacedCall[] {
  const routes = readRoutes(root);
  const listed = CALLS.map((call): PlacedCall => {
    const route = routes.find(({ file }) => file === call.file);
    if (!route) throw new Error(`There is no route file ${call.file}`);
    return { ...call, path: route.path, isCall: route.isCall };
  });
  const isListed = ({ file, isCall, hasAction }: RouteFile) =>
    listed.some((call) => call.file === file && (isCall || !hasAction || call.method !== "GET"));
  const missing = routes.filter((route) => needsEntry(route) && !isListed(route)).map(({ file }) => file);
  if (missing.length > 0) throw new Error(`The table of calls lacks ${missing.join(", ")}`);
  const hasGet = new Set(listed.filter(({ method }) => method === "GET").map(({ file }) => file));
  return [...listed, ...routes.filter(({ file, isCall }) => !isCall && !hasGet.has(file)).map(ofPage)];
}

/** `api.$` answers what is no call at all. */
function needsEntry({ file, isCall, hasAction }: RouteFile): boolean {
  return file !== "api.$" && (isCall || hasAction);
}

/** A page that is looked at. A shared one counts who looks. */
function ofPage({ file, path }: RouteFile): PlacedCall {
  const isShared = file === "shared.$token";
  return {
    file,
    method: "GET",
    path,
    isCall: false,
    query: PAGE_QUERIES[file],
    ...(path.includes(":") && { id: isShared ? "shared" : "none" }),
    ...(isShared && { writes: "always" }),
  };
}
