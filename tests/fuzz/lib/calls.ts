import fs from "node:fs";
import path from "node:path";
import { CALLS, type Call, PAGE_QUERIES } from "../call-table";

/** A call with the address that its file answers. */
export interface PlacedCall extends Call {
  /** With `:name` for each part that varies. */
  path: string;
  /** Whether it answers with JSON and not with a page. */
  isCall: boolean;
}

export function nameOf({ method, path }: PlacedCall): string {
  return `${method} ${path}`;
}

/** Returns the path of a call with a name in the place of its parameter. */
export function pathTo({ path }: PlacedCall, name: string): string {
  return path.replace(/:[a-z]+/i, () => name);
}

/**
 * Returns the calls of the table, and one for each page. Throws when the table lacks a route file of a call or a page that
 * takes a form.
 */
export function placeCalls(root: string): PlacedCall[] {
  const routes = readRoutes(root);
  const listed = CALLS.map((call): PlacedCall => {
    const route = routes.find(({ file }) => file === call.file);
    if (!route) throw new Error(`There is no route file ${call.file}`);
    return { ...call, path: route.path, isCall: route.isCall };
  });
  const isListed = ({ file, isCall }: RouteFile) =>
    listed.some((call) => call.file === file && (isCall || call.method !== "GET"));
  // `api.$` answers every address that is no call.
  const needsEntry = ({ file, isCall, hasAction }: RouteFile) => file !== "api.$" && (isCall || hasAction);
  const missing = routes.filter((route) => needsEntry(route) && !isListed(route)).map(({ file }) => file);
  if (missing.length > 0) throw new Error(`The table of calls lacks ${missing.join(", ")}`);
  const hasGet = new Set(listed.filter(({ method }) => method === "GET").map(({ file }) => file));
  return [...listed, ...routes.filter(({ file, isCall }) => !isCall && !hasGet.has(file)).map(ofPage)];
}

/** A page that is looked at. A shared one counts its visitors. */
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

interface RouteFile {
  /** Its name without the extension. */
  file: string;
  path: string;
  isCall: boolean;
  /** Whether it takes unsafe methods. */
  hasAction: boolean;
}

function readRoutes(root: string): RouteFile[] {
  const folder = path.join(root, "app", "routes");
  const routes = fs.readdirSync(folder).map((name) => {
    const file = name.replace(/\.tsx$/, "");
    const source = fs.readFileSync(path.join(folder, name), "utf8");
    return {
      file,
      path: pathOf(file),
      isCall: file.startsWith("api.") && !/export default /.test(source),
      hasAction: /export (const action|(async )?function action)\b/.test(source),
    };
  });
  return routes.sort((one, other) => one.file.localeCompare(other.file));
}

/** Returns the address of a flat route file (`a_.$b.c[.]d`). */
function pathOf(file: string): string {
  if (file === "_index") return "/";
  const parts = file
    .replace(/\[(.)\]/g, (_, escaped: string) => escaped.replace(".", "\0"))
    .split(".")
    .map((part) => part.replace("\0", ".").replace(/_$/, ""));
  return `/${parts.map((part) => (part === "$" ? "*" : part.replace(/^\$/, ":"))).join("/")}`;
}
