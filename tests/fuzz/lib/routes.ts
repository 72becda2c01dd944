import fs from "node:fs";
import path from "node:path";

/** A route file, and the address that it answers. */
export interface RouteFile {
  /** Its name without the ending. */
  file: string;
  /** With `:name` for each part that varies. */
  path: string;
  /** Whether it answers a call and not a page. */
  isCall: boolean;
  /** Whether it takes unsafe methods. */
  hasAction: boolean;
}

/** All route files of the app. */
export function readRoutes(root: string): RouteFile[] {
  const folder = path.join(root, "app", "routes");
  return fs
    .readdirSync(folder)
    .map((name) => {
      const file = name.replace(/\.tsx$/, "");
      const source = fs.readFileSync(path.join(folder, name), "utf8");
      const isPage = /export default /.test(source);
      return {
        file,
        path: pathOf(file),
        isCall: file.startsWith("api.") && !isPage,
        hasAction: /export (const action|(async )?function action)\b/.test(source),
      };
    })
    .sort((one, other) => one.file.localeCompare(other.file));
}

/** The address of a flat route file (`a_.$b.c[.]d`). */
function pathOf(file: string): string {
  if (file === "_index") return "/";
  const parts = file
    .replace(/\[(.)\]/g, (_, escaped: string) => escaped.replace(".", "\0"))
    .split(".")
    .map((part) => part.replace("\0", ".").replace(/_$/, ""));
  return `/${parts.map((part) => (part === "$" ? "*" : part.replace(/^\$/, ":"))).join("/")}`;
}
