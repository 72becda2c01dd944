import { short } from "../lib/figures.mjs";
import { databaseUse, get } from "../lib/http.mjs";
import { ROWS_ALONE, SAME_MARKUP, teachPlans } from "../lib/plans.mjs";
import { measureCpu, median, ratio } from "../lib/rounds.mjs";

/** What a page may cost against the empty-logic Remix page, and a JSON call against the bare Worker. */
const PAGE_BUDGET = 1.3;
const CALL_BUDGET = 1.5;
const TRIPS_BUDGET = 2;

/**
 * @typedef {object} Screen
 * @property {string} section
 * @property {string} title
 * @property {string} path
 * @property {number} rows that it shows of a full journal
 * @property {"page" | "call"} kind
 * @property {number} [databases] that it asks at the same time, after the session; one unless told
 * @property {number} [mostRows] that it may read, where a young account has fewer to show
 */

/** @type {Screen} */
export const home = {
  section: "home",
  title: "Home",
  path: "/dashboard",
  rows: 2,
  kind: "page",
  databases: 2,
  mostRows: 40,
};
/** @type {Screen} */
export const journal = {
  section: "journal",
  title: "Journal list",
  path: "/journal",
  rows: 30,
  kind: "page",
};
/** @type {Screen} */
export const calendar = {
  section: "calendar",
  title: "Calendar screen",
  path: "/journal/calendar",
  rows: 42,
  kind: "page",
};
/** @type {Screen} */
export const entries = {
  section: "entries",
  title: "GET /api/prayer-journal/entries",
  path: "/api/prayer-journal/entries",
  rows: 100,
  kind: "call",
};

/**
 * Worker CPU, round trips and rows read of a screen or call.
 * @param {Screen} screen
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureScreen(screen, bench) {
  const { light, heavy } = await bench.writers();
  await teachPlans(bench.runtime, screen, heavy.cookie);
  const cpu = await measureCpu(
    subjectsOf(screen, bench.runtime, heavy.cookie),
    bench.runtime.pid,
    bench.seconds,
  );
  const address = bench.runtime.origin("app") + screen.path;
  const few = databaseUse(await get(address, { Cookie: light.cookie }));
  const many = databaseUse(await get(address, { Cookie: heavy.cookie }));
  const { section, title, databases = 1, mostRows } = screen;
  // The trips to several databases start together: one after the other there are two, as everywhere.
  const mostTrips = TRIPS_BUDGET + databases - 1;
  return [
    screen.kind === "page" ? pageCpu(screen, cpu) : callCpu(screen, cpu),
    {
      section,
      what: `${title}: sequential round trips`,
      measured: `${many.trips - databases + 1} (${many.queries} statements)`,
      budget: `at most ${TRIPS_BUDGET}`,
      beside: databases > 1 ? `${databases} databases at the same time` : "",
      holds: Math.max(few.trips, many.trips) <= mostTrips,
      values: { trips: many.trips, queries: many.queries },
    },
    {
      section,
      what: `${title}: rows read with 100 and with 10,000 entries`,
      measured: `${few.rows} and ${many.rows}`,
      budget: mostRows ? `at most ${mostRows}` : "the same",
      beside: `${short(many.rows / few.rows)} x`,
      holds: mostRows ? many.rows <= mostRows : few.rows === many.rows,
      values: { rowsWith100: few.rows, rowsWith10000: many.rows },
    },
  ];
}

/**
 * The app's screen, and beside it the same statements without logic.
 * @param {Screen} screen
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 * @param {string} cookie
 * @returns {import("../lib/rounds.mjs").Subject[]}
 */
function subjectsOf({ path, kind }, runtime, cookie) {
  const subject = (/** @type {import("../lib/runtime.mjs").WorkerName} */ worker, suffix = "") => ({
    name: worker + suffix,
    url: runtime.origin(worker) + path + suffix,
    headers: { Cookie: cookie },
  });
  const both = [subject("app"), subject("remixPage")];
  return kind === "page"
    ? [...both, subject("remixPage", SAME_MARKUP), subject("bareReact"), subject("remixPage", ROWS_ALONE)]
    : [...both, subject("bareWorker"), subject("bareWorker", ROWS_ALONE)];
}

/**
 * @param {Screen} screen
 * @param {Map<string, number[]>} cpu
 * @returns {import("../lib/figures.mjs").Figure}
 */
function pageCpu({ section, title }, cpu) {
  const toRemix = ratio(cpu, "app", "remixPage");
  const toMarkup = ratio(cpu, "app", `remixPage${SAME_MARKUP}`);
  const markup = ratio(cpu, `remixPage${SAME_MARKUP}`, "remixPage");
  const toReact = ratio(cpu, "app", "bareReact");
  const toRowsAlone = ratio(cpu, "app", `remixPage${ROWS_ALONE}`);
  return {
    section,
    what: `${title}: worker CPU per request`,
    measured: `${short(median(cpu.get("app") ?? []))} ms`,
    budget: `at most ${PAGE_BUDGET} x the empty-logic Remix page`,
    beside: `${short(toRemix)} x the empty-logic Remix page: its markup alone is ${short(markup)} x and the app ${short(toMarkup)} x that; ${short(toRowsAlone)} x the same without the session, ${short(toReact)} x a bare React render`,
    holds: toRemix <= PAGE_BUDGET,
    values: { ...medians(cpu), toRemix, toMarkup, markup, toRowsAlone, toReact },
  };
}

/**
 * @param {Screen} screen
 * @param {Map<string, number[]>} cpu
 * @returns {import("../lib/figures.mjs").Figure}
 */
function callCpu({ section, title }, cpu) {
  const toBare = ratio(cpu, "app", "bareWorker");
  const toRemix = ratio(cpu, "app", "remixPage");
  const toRowsAlone = ratio(cpu, "app", `bareWorker${ROWS_ALONE}`);
  return {
    section,
    what: `${title}: worker CPU per request`,
    measured: `${short(median(cpu.get("app") ?? []))} ms`,
    budget: `at most ${CALL_BUDGET} x the bare Worker`,
    beside: `${short(toBare)} x the bare Worker, ${short(toRowsAlone)} x the same without the session, ${short(toRemix)} x an empty Remix resource route`,
    holds: toBare <= CALL_BUDGET,
    values: { ...medians(cpu), toBare, toRowsAlone, toRemix },
  };
}

/**
 * @param {Map<string, number[]>} cpu
 * @returns {Record<string, number>} milliseconds a request by subject
 */
function medians(cpu) {
  return Object.fromEntries([...cpu].map(([name, values]) => [`${name} ms`, median(values)]));
}
