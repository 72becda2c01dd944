import { short } from "../lib/figures.mjs";
import { databaseUse, get } from "../lib/http.mjs";
import { storePeople } from "../lib/people.mjs";
import { measureCpu, median } from "../lib/rounds.mjs";
import { fillJournal } from "../lib/seed.mjs";
import { cpuMilliseconds } from "../lib/worker-cpu.mjs";

/** Entries of three members, and all people with reminders. */
const ENTRIES = [100, 1_000, 10_000];
const PEOPLE = [1_000, 10_000, 100_000];
const PREFIX = "grown-";

/** What is measured while journals grow, and while people become more. */
const SCREENS = [
  { name: "Home", path: "/dashboard" },
  { name: "Journal list", path: "/journal" },
  { name: "Calendar", path: "/journal/calendar" },
  { name: "Entries call", path: "/api/prayer-journal/entries" },
];
const FOR_ALL = SCREENS.slice(0, 2);

/** Seconds that one screen may take. */
const SECONDS = 12;
/** Minutes without a due reminder that are measured; each is a tick of the clock. */
const TICKS = 20;
const CRON = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;
const FAR = Date.UTC(2099, 0, 1);

/**
 * How processor time and rows grow with the entries of a journal, and with all people there are.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureGrowth(bench) {
  return [...(await withEntries(bench)), ...(await withPeople(bench))];
}

/**
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
async function withEntries({ runtime, members, writers }) {
  const [some] = await members(1);
  if (!some) throw new Error("The account was not made");
  await fillJournal(runtime, "JOURNAL_0", [some.id], 1_000);
  const { light, heavy } = await writers();
  const cookies = [light.cookie, some.cookie, heavy.cookie];
  const figures = [];
  for (const { name, path } of SCREENS) {
    const url = runtime.origin("app") + path;
    const subjects = cookies.map((cookie, index) => ({
      name: String(ENTRIES[index]),
      url,
      headers: { Cookie: cookie },
    }));
    const cpu = await measureCpu(subjects, runtime.pid, SECONDS);
    const times = ENTRIES.map((entries) => median(cpu.get(String(entries)) ?? []));
    const rows = [];
    for (const cookie of cookies) rows.push(databaseUse(await get(url, { Cookie: cookie })).rows);
    figures.push(...curves(name, "entries", ENTRIES, times, rows));
  }
  return figures;
}

/**
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
async function withPeople({ runtime, writers }) {
  const catalog = await runtime.database("DB");
  const { heavy } = await writers();
  const headers = { Cookie: heavy.cookie };
  const subjects = FOR_ALL.map(({ name, path }) => ({ name, url: runtime.origin("app") + path, headers }));
  /** @type {Map<string, { times: number[], rows: number[] }>} */
  const measured = new Map();
  const note = (/** @type {string} */ name, /** @type {number} */ time, /** @type {number} */ rows) => {
    const { times, rows: before } = measured.get(name) ?? { times: [], rows: [] };
    measured.set(name, { times: [...times, time], rows: [...before, rows] });
  };
  let stored = 0;
  for (const people of PEOPLE) {
    await storePeople(catalog, PREFIX, { from: stored, to: people });
    stored = people;
    await catalog
      .prepare("UPDATE reminders SET next_due_at = ?1 WHERE user_id >= ?2 AND user_id < ?3")
      .bind(FAR, PREFIX, `${PREFIX}~`)
      .run();
    const cpu = await measureCpu(subjects, runtime.pid, SECONDS);
    for (const { name, url } of subjects) {
      note(name, median(cpu.get(name) ?? []), databaseUse(await get(url, headers)).rows);
    }
    const tick = await idleTick(runtime);
    note("A minute's tick", tick.time, tick.rows);
  }
  for (const table of ["push_subscriptions", "reminders", "users"]) {
    const column = table === "users" ? "id" : "user_id";
    await catalog
      .prepare(`DELETE FROM ${table} WHERE ${column} >= ?1 AND ${column} < ?2`)
      .bind(PREFIX, `${PREFIX}~`)
      .run();
  }
  return [...measured].flatMap(([name, { times, rows }]) => curves(name, "people", PEOPLE, times, rows));
}

/**
 * A minute in which nobody is reminded.
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 */
async function idleTick(runtime) {
  const url = runtime.origin("app") + CRON;
  // The first ones may have something left to do.
  for (let count = 0; count < TICKS; count += 1) await get(url, {});
  const before = cpuMilliseconds(runtime.pid);
  for (let count = 0; count < TICKS; count += 1) await get(url, {});
  const time = (cpuMilliseconds(runtime.pid) - before) / TICKS;
  return { time, rows: databaseUse(await get(url, {})).rows };
}

/**
 * @param {string} name
 * @param {"entries" | "people"} of
 * @param {number[]} counts
 * @param {number[]} times milliseconds
 * @param {number[]} rows
 * @returns {import("../lib/figures.mjs").Figure[]}
 */
function curves(name, of, counts, times, rows) {
  const among = counts.map((count) => count.toLocaleString("en")).join(", ");
  const points = (/** @type {number[]} */ values) =>
    counts.map((count, index) => /** @type {[number, number]} */ ([count, values[index] ?? Number.NaN]));
  const last = counts.length - 1;
  return [
    {
      section: "growth",
      what: `${name}: worker CPU with ${among} ${of}`,
      measured: `${times.map(short).join(", ")} ms`,
      budget: "",
      beside: `${short((times[last] ?? Number.NaN) / (times[0] ?? Number.NaN))} x from the first to the last`,
      holds: null,
      values: Object.fromEntries(points(times)),
    },
    {
      section: "growth",
      what: `${name}: rows read with ${among} ${of}`,
      measured: rows.join(", "),
      budget: "",
      beside: "",
      holds: null,
      values: Object.fromEntries(points(rows)),
    },
  ];
}
