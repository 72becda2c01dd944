import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sendOrThrow } from "../../kit/http";
import { median } from "../../kit/measure";
import { type Person, signUpMany } from "../../kit/person";
import { EACH_MINUTE } from "../../kit/product";
import { short, whole } from "../../kit/run";
import { cpuOf, databaseUse, measureCpu } from "../rounds";
import { fillJournal, type Runtime, startRuntime } from "../runtime";
import type { Bench, Figure } from "../section";

/** A small product beside a large one. */
const WORLDS = { small: { shards: 1, people: 1_000 }, large: { shards: 8, people: 200_000 } };
type World = Runtime & { person: Person };

const SCREENS = [
  { name: "Home", path: "/dashboard" },
  { name: "Journal list", path: "/journal" },
  { name: "Calendar screen", path: "/journal/calendar" },
  { name: "Assistant", path: "/acolyte" },
];
const SECONDS = 30;
const SIGN_INS = 20;
const TICKS = 20;
const MOST_GROWTH = 1.2;

/** What each of the others has: copies of the rows of one person, made through the product. */
const COPIED =
  "entries journal_days streaks threads answers prayers saved_responses daily_activity daily_quotas reminders".split(
    " ",
  );
/** Columns whose values are another one's in each copy. */
const KEYS = ["id", "thread_id", "share_token", "idempotency_key"];
const PEOPLE_A_STATEMENT = 1_000;
const DAY = 24 * 3_600_000;

/** Holds a product of 200,000 people in 8 shards against one of 1,000 people in one shard, side by side. */
export async function measureWorld({ bundles }: Bench): Promise<Figure[]> {
  const directories = Object.keys(WORLDS).map((name) =>
    fs.mkdtempSync(path.join(os.tmpdir(), `acolyte-${name}-`)),
  );
  const runtimes: Runtime[] = [];
  try {
    const worlds: World[] = [];
    for (const [index, size] of Object.values(WORLDS).entries()) {
      const runtime = await startRuntime(
        { app: bundles.app, filler: bundles.filler },
        directories[index]!,
        size,
      );
      runtimes.push(runtime);
      worlds.push({ ...runtime, person: await populate(runtime, size) });
    }
    const [small, large] = worlds as [World, World];
    return [
      ...(await compareScreens(small, large)),
      // A minute asks each shard once, whether anybody is due or not.
      await compare("A minute's tick", small, large, tick, WORLDS.large.shards),
      await compare("Sign-in", small, large, async ({ person }) => {
        for (let count = 1; count < SIGN_INS; count += 1) await person.enter("sign-in");
        return { times: SIGN_INS, last: await person.call("GET", "/api/auth/user") };
      }),
    ];
  } finally {
    for (const runtime of runtimes) await runtime.stop();
    for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
  }
}

async function compareScreens(small: World, large: World): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path } of SCREENS) {
    const subjects = Object.entries({ small, large }).map(([world, { origin, pid, person }]) => ({
      ...{ name: world, origin: origin("app"), path, cookie: person.cookie, pid },
    }));
    const cpu = await measureCpu(subjects, large.pid, SECONDS);
    const use = async ({ person }: World) => databaseUse(await person.call("GET", path)).rows;
    figures.push(
      figureOf(name, {
        small: { cpu: median(cpu.get("small") ?? []), rows: await use(small) },
        large: { cpu: median(cpu.get("large") ?? []), rows: await use(large) },
      }),
    );
  }
  return figures;
}

/**
 * Compares work in both worlds, the median of three rounds.
 * @param growth how many times as much the large world may cost, where that is more than once
 */
async function compare(
  name: string,
  small: World,
  large: World,
  work: (world: World) => Promise<{ times: number; last: Parameters<typeof databaseUse>[0] }>,
  growth = 1,
): Promise<Figure> {
  const measure = async (world: World) => {
    let result = await work(world);
    const cpu = await cpuOf(world.pid, async () => {
      result = await work(world);
    });
    return { cpu: cpu / result.times, rows: databaseUse(result.last).rows };
  };
  const rounds: Record<"small" | "large", { cpu: number; rows: number }>[] = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push({ small: await measure(small), large: await measure(large) });
  const middle = (world: "small" | "large") => ({
    cpu: median(rounds.map((round) => round[world].cpu)),
    rows: rounds[2]![world].rows,
  });
  return figureOf(name, { small: middle("small"), large: middle("large") }, growth);
}

function figureOf(
  name: string,
  { small, large }: Record<"small" | "large", { cpu: number; rows: number }>,
  growth = 1,
): Figure {
  const sizeOf = ({ people, shards }: { people: number; shards: number }) =>
    `${whole(people)} people in ${shards} shard${shards > 1 ? "s" : ""}`;
  const most = growth * MOST_GROWTH;
  return {
    what: `${name}: worker CPU with ${sizeOf(WORLDS.large)}`,
    measured: `${short(large.cpu)} ms, ${large.rows} rows`,
    budget: `at most ${short(most)} x ${sizeOf(WORLDS.small)}`,
    beside: `${short(large.cpu / small.cpu)} x (${short(small.cpu)} ms, ${small.rows} rows)`,
    holds: large.cpu / small.cpu <= most,
    values: { large: large.cpu, small: small.cpu, rowsLarge: large.rows, rowsSmall: small.rows },
  };
}

async function tick({ origin }: World) {
  let last = await sendOrThrow(origin("app"), { path: EACH_MINUTE });
  for (let count = 1; count < TICKS; count += 1)
    last = await sendOrThrow(origin("app"), { path: EACH_MINUTE });
  return { times: TICKS, last };
}

/** Fills a world, and returns somebody in its last shard, with as much in both. */
async function populate(runtime: Runtime, { people, shards }: { people: number; shards: number }) {
  const [model, person] = (await signUpMany(runtime.origin("app"), 2)) as [Person, Person];
  const catalog = await runtime.database("DB");
  const numbers = Array.from({ length: shards }, (_, number) => number);
  await catalog
    .prepare("UPDATE users SET journal_shard = ?1 WHERE id = ?2")
    .bind(shards - 1, person.id)
    .run();
  await fillJournal(runtime, "JOURNAL_0", [model.id], 3);
  await live(model);
  for (const binding of numbers.map((number) => `JOURNAL_${number}`)) {
    const from = await runtime.database("JOURNAL_0");
    const to = await runtime.database(binding);
    await copyRows(from, to, { model: model.id, prefix: binding, count: people / shards });
  }
  await fillJournal(runtime, `JOURNAL_${shards - 1}`, [person.id], 300);
  await live(person);
  for (const number of numbers) {
    await catalog
      .prepare(
        `INSERT INTO users (id, email, timezone, journal_shard, created_at, updated_at)
        WITH RECURSIVE p(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM p WHERE n + 1 < ?1)
        SELECT ?2 || '-' || n, ?2 || '-' || n || '@example.test', 'UTC', ?3, ?4, ?4 FROM p`,
      )
      .bind(people / shards, `JOURNAL_${number}`, number, new Date().toISOString())
      .run();
  }
  return person;
}

/** Does some of everything that the product offers, once. */
async function live(person: Person): Promise<void> {
  await person.succeed("POST", "/api/acolyte/ask", {
    question: "What does the Church teach about forgiving others?",
    mode: "faith-learning",
    sources: ["catechism"],
  });
  await person.succeed("PUT", "/api/reminders/notification-preferences", {
    reminderPreference: "daily",
    notificationPreference: "push",
  });
}

/** Copies a person's rows for as many people as there are to be, whose ids are a prefix and a number. */
async function copyRows(
  from: D1Database,
  to: D1Database,
  { model, prefix, count }: { model: string; prefix: string; count: number },
): Promise<void> {
  for (const table of COPIED) {
    const { results: rows } = await from
      .prepare(`SELECT * FROM ${table} WHERE user_id = ?`)
      .bind(model)
      .all<Record<string, unknown>>();
    const { results: all } = await from
      .prepare("SELECT name FROM pragma_table_info(?) WHERE NOT (name = 'key' AND pk = 1)")
      .bind(table)
      .all<{ name: string }>();
    const columns = all.map(({ name }) => name);
    const valueFor = (name: string) => {
      const value = `row.value ->> '${name}'`;
      if (name === "user_id") return `?2 || '-' || n`;
      return KEYS.includes(name) ? `${value} || '-' || ?2 || '-' || n` : value;
    };
    for (let start = 0; start < count; start += PEOPLE_A_STATEMENT) {
      await to
        .prepare(
          `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(", ")})
          WITH RECURSIVE p(n) AS (SELECT ?3 UNION ALL SELECT n + 1 FROM p WHERE n + 1 < ?4)
          SELECT ${columns.map(valueFor).join(", ")} FROM p, json_each(?1) AS row`,
        )
        .bind(JSON.stringify(rows), prefix, start, Math.min(start + PEOPLE_A_STATEMENT, count))
        .run();
    }
  }
  // Nobody is due while it is measured.
  await to
    .prepare("UPDATE reminders SET next_due_at = ?")
    .bind(Date.now() + DAY * 365)
    .run();
}
