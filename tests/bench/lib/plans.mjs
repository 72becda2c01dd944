import { ask, get } from "./http.mjs";
import { readMarkup } from "./markup.mjs";

/** Where the plan without the session and the other statements is: the rows alone. */
export const ROWS_ALONE = "/rows-alone";

/** Where all of the app's statements and all of its markup are, as a tree that stands still. */
export const SAME_MARKUP = "/same-markup";

/**
 * @typedef {{ sql: string, params: unknown[] }} Statement
 * @typedef {{ database: string, statements: Statement[] }} Trip
 */

/**
 * What a request of the app asks of D1, statement by statement.
 * @param {import("./runtime.mjs").Runtime} runtime
 * @param {string} path
 * @param {string} cookie
 * @returns {Promise<Trip[]>}
 */
export async function recordTrips(runtime, path, cookie) {
  const { text } = await get(runtime.origin("recorder") + path, { Cookie: cookie });
  const { status, trips } = JSON.parse(text);
  if (status !== 200) throw new Error(`${path} answered ${status} while its statements were recorded`);
  return trips;
}

/**
 * Teaches the workers beside the app what the app asks of D1 at a path: all of it under the path itself, and the
 * one statement that gives the entries under the path with {@link ROWS_ALONE}. A page's markup is taught as well,
 * under the path with {@link SAME_MARKUP}.
 * @param {import("./runtime.mjs").Runtime} runtime
 * @param {{ path: string, rows: number, kind: "page" | "call" }} screen
 * @param {string} cookie
 */
export async function teachPlans(runtime, { path, rows, kind }, cookie) {
  const trips = await recordTrips(runtime, path, cookie);
  const listing = trips.flatMap(({ database, statements }) =>
    statements
      .filter(({ sql }) => /^select\b[^(]*\btitle\b/i.test(sql))
      .map((found) => ({ database, found })),
  )[0];
  if (!listing) throw new Error(`No statement of ${path} reads entries`);
  const alone = [{ database: listing.database, statements: [listing.found] }];
  /** @type {Record<string, object>} */
  const plans = { [path]: { trips, rows }, [path + ROWS_ALONE]: { trips: alone, rows } };
  if (kind === "page") {
    const { text } = await get(runtime.origin("app") + path, { Cookie: cookie });
    plans[path + SAME_MARKUP] = { trips, rows, markup: readMarkup(text) };
  }
  for (const worker of /** @type {const} */ (["bareWorker", "bareReact", "remixPage"])) {
    const answer = await ask(`${runtime.origin(worker)}/plans`, {
      method: "POST",
      body: JSON.stringify(plans),
    });
    if (answer.status !== 200) throw new Error(`${worker} did not learn its plans`);
  }
}
