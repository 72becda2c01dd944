import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { sendOrThrow } from "../kit/http";
import type { Runtime } from "./runtime";

/** The plan without the session and the other statements: the rows alone. */
export const ROWS_ALONE = "/rows-alone";

/** All of the app's statements, and all of its markup as a static tree. */
export const SAME_MARKUP = "/same-markup";

/** One round trip to a database. */
export interface Trip {
  database: string;
  statements: { sql: string; params: unknown[] }[];
}

export type Markup = (
  | string
  | { tag: string; attributes: Record<string, string | boolean>; children: Markup }
)[];

/** The recorded requests of the app to D1. */
export interface Plan {
  /** In their order. */
  trips: Trip[];
  /** How many rows the app shows. */
  rows: number;
  /** The elements of the app's page. */
  markup?: Markup;
  /** The app's page, to be answered as it is. */
  page?: string;
}

/** Records which statements a request of the app sends to D1. */
export async function recordTrips(runtime: Runtime, path: string, cookie: string): Promise<Trip[]> {
  const { text } = await sendOrThrow(runtime.origin("recorder"), { path, headers: { Cookie: cookie } });
  const { status, trips } = JSON.parse(text) as { status: number; trips: Trip[] };
  if (status !== 200) throw new Error(`${path} answered ${status} while its statements were recorded`);
  return trips;
}

/** Teaches a worker beside the app what the app does at some paths. */
export async function teach(origin: string, plans: Record<string, Plan>): Promise<void> {
  await sendOrThrow(origin, { method: "POST", path: "/plans", body: JSON.stringify(plans) });
}

/**
 * Teaches the workers beside the app what the app asks of D1 at a path: all of it under the path itself, and the one
 * statement that returns the entries under the path with `ROWS_ALONE`. A page's markup is taught under the path with
 * `SAME_MARKUP`.
 */
export async function teachScreen(
  runtime: Runtime,
  { path, rows, kind }: { path: string; rows: number; kind: "page" | "call" },
  cookie: string,
): Promise<void> {
  const trips = await recordTrips(runtime, path, cookie);
  const listing = trips.flatMap(({ database, statements }) =>
    statements
      .filter(({ sql }) => /^select\b[^(]*\btitle\b/i.test(sql))
      .map((found) => ({ database, statements: [found] })),
  )[0];
  if (!listing) throw new Error(`No statement of ${path} reads entries`);
  const plans: Record<string, Plan> = {
    [path]: { trips, rows },
    [path + ROWS_ALONE]: { trips: [listing], rows },
  };
  if (kind === "page") {
    const { text } = await sendOrThrow(runtime.origin("app"), { path, headers: { Cookie: cookie } });
    plans[path + SAME_MARKUP] = { trips, rows, markup: readMarkup(text) };
  }
  for (const worker of ["bareWorker", "bareReact", "remixPage"] as const)
    await teach(runtime.origin(worker), plans);
}

/** Attributes with other names in React; `style` takes an object there and only counts here. */
const NAMES = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
  ["tabindex", "tabIndex"],
  ["style", "data-style"],
  ["value", "defaultValue"],
  ["checked", "defaultChecked"],
]);

/** Returns the body of a page, without its scripts, for React to render again. */
function readMarkup(html: string): Markup {
  const body = DomUtils.findOne(({ name }) => name === "body", parseDocument(html).children);
  return toMarkup(body?.children ?? []);
}

function toMarkup(nodes: ReturnType<typeof parseDocument>["children"]): Markup {
  return nodes.flatMap((node): Markup => {
    if (node.type === ElementType.Text) return [node.data];
    if (node.type !== ElementType.Tag) return [];
    return [{ tag: node.name, attributes: rename(node.attribs), children: toMarkup(node.children) }];
  });
}

function rename(attributes: Record<string, string>): Record<string, string | boolean> {
  const isSwitch = (name: string) => name === "checked" || name === "disabled";
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [NAMES.get(name) ?? name, isSwitch(name) || value]),
  );
}
