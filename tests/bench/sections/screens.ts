import { median } from "../../kit/measure";
import { short } from "../../kit/run";
import { teachScreen } from "../plans";
import { databaseUse, measureCpu, ratio, type Subject } from "../rounds";
import type { Bench, Figure } from "../section";

/** Seconds that one screen may take. */
const SECONDS = 40;
/** The most that a page may cost against the empty-logic Remix page, and a JSON call against the bare Worker. */
const PAGE_BUDGET = 1.3;
const CALL_BUDGET = 1.5;
const TRIPS_BUDGET = 2;

interface Screen {
  title: string;
  path: string;
  /** Rows of a full journal that it shows. */
  rows: number;
  kind: "page" | "call";
  /** How many databases it asks at the same time, after the session; one by default. */
  databases?: number;
  /** The most rows that it may read, where a young account has fewer to show. */
  mostRows?: number;
}

const ENTRIES = "/api/prayer-journal/entries";

export const SCREENS: Record<string, Screen> = {
  home: { title: "Home", path: "/dashboard", rows: 2, kind: "page", databases: 2, mostRows: 40 },
  journal: { title: "Journal list", path: "/journal", rows: 30, kind: "page" },
  calendar: { title: "Calendar screen", path: "/journal/calendar", rows: 42, kind: "page" },
  entries: { title: `GET ${ENTRIES}`, path: ENTRIES, rows: 100, kind: "call" },
};

/** Measures worker CPU, round trips and rows read of a screen or call. */
export async function measureScreen(screen: Screen, bench: Bench): Promise<Figure[]> {
  const { runtime, light, heavy } = bench;
  const { title, path, databases = 1, mostRows } = screen;
  await teachScreen(runtime, screen, heavy.cookie);
  const cpu = await measureCpu(subjectsOf(screen, bench), runtime.pid, SECONDS);
  const few = databaseUse(await light.call("GET", path));
  const many = databaseUse(await heavy.call("GET", path));
  // The trips to several databases start together: only two of them follow each other, as everywhere.
  const mostTrips = TRIPS_BUDGET + databases - 1;
  return [
    cpuFigure(screen, cpu),
    {
      what: `${title}: sequential round trips`,
      measured: `${many.trips - databases + 1} (${many.queries} statements)`,
      budget: `at most ${TRIPS_BUDGET}`,
      beside: databases > 1 ? `${databases} databases at the same time` : "",
      holds: Math.max(few.trips, many.trips) <= mostTrips,
    },
    {
      what: `${title}: rows read with 100 and with 10,000 entries`,
      measured: `${few.rows} and ${many.rows}`,
      budget: mostRows ? `at most ${mostRows}` : "the same",
      beside: `${short(many.rows / few.rows)} x`,
      holds: mostRows ? many.rows <= mostRows : few.rows === many.rows,
    },
  ];
}

/** Returns the app's screen, and beside it the same statements without logic. */
function subjectsOf({ path, kind }: Screen, { runtime, heavy }: Bench): Subject[] {
  const workers = ["app", kind === "page" ? "remixPage" : "bareWorker"] as const;
  return workers.map((name) => ({ name, origin: runtime.origin(name), path, cookie: heavy.cookie }));
}

/** Holds a page against the empty-logic Remix page, and a call against the bare Worker. */
function cpuFigure({ title, kind }: Screen, cpu: Map<string, number[]>): Figure {
  const [base, name, budget] =
    kind === "page"
      ? (["remixPage", "the empty-logic Remix page", PAGE_BUDGET] as const)
      : (["bareWorker", "the bare Worker", CALL_BUDGET] as const);
  const times = ratio(cpu, "app", base);
  return {
    what: `${title}: worker CPU per request`,
    measured: `${short(median(cpu.get("app") ?? []))} ms`,
    budget: `at most ${budget} x ${name}`,
    beside: `${short(times)} x ${name}`,
    holds: times <= budget,
  };
}
