import { sendOrThrow } from "../../kit/http";
import { median } from "../../kit/measure";
import { EACH_MINUTE } from "../../kit/product";
import { short, whole } from "../../kit/run";
import { shardOfPeople, storePeople } from "../people";
import { cpuOf, databaseUse, measureCpu } from "../rounds";
import type { Runtime } from "../runtime";
import type { Bench, Figure } from "../section";

/** Numbers of people with reminders. */
const PEOPLE = [1_000, 10_000, 100_000];
const PREFIX = "grown-";

const SCREENS = [
  { name: "Home", path: "/dashboard" },
  { name: "Journal list", path: "/journal" },
];

/** Seconds that one screen may take. */
const SECONDS = 12;
/** Measured minutes without a due reminder; each is a tick of the clock. */
const TICKS = 20;
const FAR = Date.UTC(2099, 0, 1);

/**
 * Measures how processor time and rows grow with the number of people. The sections of the screens show that rows do not
 * grow with the entries of a journal.
 */
export async function measureGrowth({ runtime, app, heavy }: Bench): Promise<Figure[]> {
  const catalog = await runtime.database("DB");
  const journal = await shardOfPeople(runtime);
  const { cookie } = heavy;
  const subjects = SCREENS.map((screen) => ({ ...screen, origin: app, cookie }));
  const measured = new Map<string, { times: number[]; rows: number[] }>();
  const note = (name: string, time: number, rows: number) => {
    const before = measured.get(name) ?? { times: [], rows: [] };
    measured.set(name, { times: [...before.times, time], rows: [...before.rows, rows] });
  };
  for (const [index, people] of PEOPLE.entries()) {
    await storePeople(runtime, PREFIX, { from: PEOPLE[index - 1] ?? 0, to: people });
    await journal
      .prepare("UPDATE reminders SET next_due_at = ?1 WHERE user_id >= ?2 AND user_id < ?3")
      .bind(FAR, PREFIX, `${PREFIX}~`)
      .run();
    const cpu = await measureCpu(subjects, runtime.pid, SECONDS);
    for (const { name, path } of subjects)
      note(name, median(cpu.get(name) ?? []), databaseUse(await heavy.call("GET", path)).rows);
    const tick = await idleTick(runtime);
    note("A minute's tick", tick.time, tick.rows);
  }
  for (const [database, table, column] of [
    [journal, "push_subscriptions", "user_id"],
    [journal, "reminders", "user_id"],
    [catalog, "push_endpoints", "user_id"],
    [catalog, "users", "id"],
  ] as const) {
    const statement = `DELETE FROM ${table} WHERE ${column} >= ?1 AND ${column} < ?2`;
    await database.prepare(statement).bind(PREFIX, `${PREFIX}~`).run();
  }
  return [...measured].flatMap(([name, { times, rows }]) => growthOf(name, times, rows));
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

function growthOf(name: string, times: number[], rows: number[]): Figure[] {
  const among = `with ${PEOPLE.map(whole).join(", ")} people`;
  return [
    { what: `${name}: worker CPU ${among}`, measured: `${times.map(short).join(", ")} ms` },
    { what: `${name}: rows read ${among}`, measured: rows.join(", ") },
  ];
}
