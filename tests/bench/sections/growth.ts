import { sendOrThrow } from "../../kit/http";
import { median } from "../../kit/measure";
import type { Person } from "../../kit/person";
import { EACH_MINUTE } from "../../kit/product";
import { short, whole } from "../../kit/run";
import { storePeople } from "../people";
import { cpuOf, databaseUse, measureCpu } from "../rounds";
import { fillJournal, type Runtime } from "../runtime";
import type { Bench, Figure } from "../section";

/** Entries of three members, and numbers of people with reminders. */
const ENTRIES = [100, 1_000, 10_000];
const PEOPLE = [1_000, 10_000, 100_000];
const PREFIX = "grown-";

/** The screens that are measured while journals grow; the first two also while people become more. */
const SCREENS = [
  { name: "Home", path: "/dashboard" },
  { name: "Journal list", path: "/journal" },
  { name: "Calendar", path: "/journal/calendar" },
  { name: "Entries call", path: "/api/prayer-journal/entries" },
];
const SCREENS_FOR_ALL = 2;

/** Seconds that one screen may take. */
const SECONDS = 12;
/** Measured minutes without a due reminder; each is a tick of the clock. */
const TICKS = 20;
const FAR = Date.UTC(2099, 0, 1);

/** Measures how processor time and rows grow with the entries of a journal, and with the number of people. */
export async function measureGrowth(bench: Bench): Promise<Figure[]> {
  return [...(await withEntries(bench)), ...(await withPeople(bench))];
}

async function withEntries({ runtime, app, light, heavy, members }: Bench): Promise<Figure[]> {
  const [some] = (await members(1)) as [Person];
  await fillJournal(runtime, "JOURNAL_0", [some.id], 1_000);
  const people = [light, some, heavy];
  const figures: Figure[] = [];
  for (const { name, path } of SCREENS) {
    const subjects = people.map(({ cookie }, index) => ({ name: String(index), origin: app, path, cookie }));
    const cpu = await measureCpu(subjects, runtime.pid, SECONDS);
    const rows: number[] = [];
    for (const person of people) rows.push(databaseUse(await person.call("GET", path)).rows);
    figures.push(...growthOf(name, "entries", ENTRIES, [...cpu.values()].map(median), rows));
  }
  return figures;
}

async function withPeople({ runtime, app, heavy }: Bench): Promise<Figure[]> {
  const catalog = await runtime.database("DB");
  const { cookie } = heavy;
  const subjects = SCREENS.slice(0, SCREENS_FOR_ALL).map((screen) => ({ ...screen, origin: app, cookie }));
  const measured = new Map<string, { times: number[]; rows: number[] }>();
  const note = (name: string, time: number, rows: number) => {
    const before = measured.get(name) ?? { times: [], rows: [] };
    measured.set(name, { times: [...before.times, time], rows: [...before.rows, rows] });
  };
  for (const [index, people] of PEOPLE.entries()) {
    await storePeople(catalog, PREFIX, { from: PEOPLE[index - 1] ?? 0, to: people });
    await catalog
      .prepare("UPDATE reminders SET next_due_at = ?1 WHERE user_id >= ?2 AND user_id < ?3")
      .bind(FAR, PREFIX, `${PREFIX}~`)
      .run();
    const cpu = await measureCpu(subjects, runtime.pid, SECONDS);
    for (const { name, path } of subjects)
      note(name, median(cpu.get(name) ?? []), databaseUse(await heavy.call("GET", path)).rows);
    const tick = await idleTick(runtime);
    note("A minute's tick", tick.time, tick.rows);
  }
  for (const [table, column] of [
    ["push_subscriptions", "user_id"],
    ["reminders", "user_id"],
    ["users", "id"],
  ]) {
    const statement = `DELETE FROM ${table} WHERE ${column} >= ?1 AND ${column} < ?2`;
    await catalog.prepare(statement).bind(PREFIX, `${PREFIX}~`).run();
  }
  return [...measured].flatMap(([name, { times, rows }]) => growthOf(name, "people", PEOPLE, times, rows));
}

/** Measures a minute in which nobody is reminded. */
async function idleTick(runtime: Runtime) {
  const tick = () => sendOrThrow(runtime.origin("app"), { path: EACH_MINUTE });
  const ticks = async () => {
    for (let count = 0; count < TICKS; count += 1) await tick();
  };
  // The first ones may have something left to do.
  await ticks();
  const cpu = await cpuOf(runtime.pid, ticks);
  return { time: cpu / TICKS, rows: databaseUse(await tick()).rows };
}

function growthOf(name: string, of: string, counts: number[], times: number[], rows: number[]): Figure[] {
  const among = `with ${counts.map(whole).join(", ")} ${of}`;
  const byCount = (values: number[]) =>
    Object.fromEntries(counts.map((count, index) => [count, values[index] ?? Number.NaN]));
  const growth = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
  return [
    {
      what: `${name}: worker CPU ${among}`,
      measured: `${times.map(short).join(", ")} ms`,
      beside: `${short(growth)} x from the first to the last`,
      values: byCount(times),
    },
    { what: `${name}: rows read ${among}`, measured: rows.join(", "), values: byCount(rows) },
  ];
}
