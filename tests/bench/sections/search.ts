import { median } from "../../kit/measure";
import type { Person } from "../../kit/person";
import { short } from "../../kit/run";
import { recordTrips } from "../plans";
import { cpuOf } from "../rounds";
import { fillJournal, type Runtime } from "../runtime";
import type { Bench, Figure } from "../section";
import { SOUGHT } from "../words";

const BUDGET_MILLISECONDS = 5;
const PATH = "/api/prayer-journal/search";
/** The binding of the large shard. */
const LARGE = "JOURNAL_1";

/** A shard of 200,000 rows, 10,000 of each user. */
const OWNERS = 20;
const DAYS = 10_000;

/** How often a search runs in one batch, and how many batches are measured. */
const TIMES = 10;
const BATCHES = 9;

const SEARCHES = {
  "a common word": SOUGHT.common,
  "an uncommon word": SOUGHT.uncommon,
  "a rare word": SOUGHT.rare,
  "two words": `${SOUGHT.common} ${SOUGHT.uncommon}`,
};

/** Measures the query time of searches over one user's 10,000 entries in a small and in a large shard. */
export async function measureSearch({ runtime, heavy, members }: Bench): Promise<Figure[]> {
  const [seeker] = (await members(1)) as [Person];
  const catalog = await runtime.database("DB");
  await catalog.prepare("UPDATE users SET journal_shard = 1 WHERE id = ?").bind(seeker.id).run();
  const others = Array.from({ length: OWNERS - 1 }, () => crypto.randomUUID());
  await fillJournal(runtime, LARGE, [seeker.id, ...others], DAYS);
  for (const person of [heavy, seeker]) {
    // A search that finds nothing would be fast and show nothing.
    const { text } = await person.call("GET", `${PATH}?q=${SOUGHT.common}`);
    if (!text.includes(SOUGHT.common)) throw new Error("The search found none of the filled entries");
  }
  const figures: Figure[] = [];
  for (const [kind, words] of Object.entries(SEARCHES)) {
    const small = await queryMilliseconds(runtime, words, heavy.cookie);
    const large = await queryMilliseconds(runtime, words, seeker.cookie);
    figures.push({
      what: `Search for ${kind}: query time, 10,000 own entries in a shard of 200,000`,
      measured: `${short(large)} ms`,
      budget: `under ${BUDGET_MILLISECONDS} ms`,
      beside: `${short(large / small)} x a shard of 10,000 (${short(small)} ms)`,
      holds: large < BUDGET_MILLISECONDS,
    });
  }
  return figures;
}

/**
 * Returns the time of the statements that a search runs on the journal: processor time of many runs in one batch, less
 * that of as many empty statements.
 */
async function queryMilliseconds(runtime: Runtime, words: string, cookie: string): Promise<number> {
  const trips = await recordTrips(runtime, `${PATH}?q=${encodeURIComponent(words)}`, cookie);
  let total = 0;
  for (const { database, statements } of trips.filter((trip) => trip.database.startsWith("JOURNAL_"))) {
    const d1 = await runtime.database(database);
    const search = statements.map(({ sql, params }) => d1.prepare(sql).bind(...params));
    const empty = statements.map(() => d1.prepare("SELECT 1"));
    const { pid } = runtime;
    total += (await batchMilliseconds(d1, search, pid)) - (await batchMilliseconds(d1, empty, pid));
  }
  return total;
}

/** Returns the processor time of running the statements once. */
async function batchMilliseconds(
  d1: D1Database,
  statements: D1PreparedStatement[],
  pid: number,
): Promise<number> {
  const batch = Array.from({ length: TIMES }, () => statements).flat();
  const times: number[] = [];
  for (let count = 0; count < BATCHES; count += 1)
    times.push((await cpuOf(pid, () => d1.batch(batch))) / TIMES);
  return median(times);
}
