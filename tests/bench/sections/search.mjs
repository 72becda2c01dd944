import { notMeasured, short } from "../lib/figures.mjs";
import { get } from "../lib/http.mjs";
import { recordTrips } from "../lib/plans.mjs";
import { median } from "../lib/rounds.mjs";
import { fillJournal } from "../lib/seed.mjs";
import { SOUGHT } from "../lib/words.mjs";
import { cpuMilliseconds } from "../lib/worker-cpu.mjs";

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

/**
 * Query time of searches over one user's 10,000 entries in a small and in a large shard.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureSearch(bench) {
  const large = await bench.runtime.database(LARGE);
  const index = await large.prepare("SELECT name FROM sqlite_master WHERE sql LIKE '%USING fts5%'").first();
  if (!index) return [notMeasured("search", "Own search", "there is no search index yet")];
  const { heavy } = await bench.writers();
  const [seeker] = await bench.members(1);
  if (!seeker) throw new Error("There is no member to search");
  const catalog = await bench.runtime.database("DB");
  await catalog.prepare("UPDATE users SET journal_shard = 1 WHERE id = ?").bind(seeker.id).run();
  const others = Array.from({ length: OWNERS - 1 }, () => crypto.randomUUID());
  await fillJournal(bench.runtime, LARGE, [seeker.id, ...others], DAYS);
  await requireHits(`${bench.runtime.origin("app")}${PATH}?q=${SOUGHT.common}`, [heavy, seeker]);
  const figures = [];
  for (const [kind, words] of Object.entries(SEARCHES)) {
    const small = await queryMilliseconds(bench.runtime, words, heavy.cookie);
    figures.push(figure(kind, small, await queryMilliseconds(bench.runtime, words, seeker.cookie)));
  }
  return figures;
}

/**
 * A search that finds nothing would be fast and tell nothing: the filled entries must be in the index.
 * @param {string} url
 * @param {import("../lib/accounts.mjs").Account[]} accounts
 */
async function requireHits(url, accounts) {
  for (const { cookie } of accounts) {
    const { text } = await get(url, { Cookie: cookie });
    if (!text.includes(SOUGHT.common)) throw new Error(`${url} found none of the filled entries`);
  }
}

/**
 * The time of the statements that a search runs on the journal: processor time of many runs in one batch, less that
 * of as many empty statements.
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 * @param {string} words
 * @param {string} cookie
 * @returns {Promise<number>}
 */
async function queryMilliseconds(runtime, words, cookie) {
  const trips = await recordTrips(runtime, `${PATH}?q=${encodeURIComponent(words)}`, cookie);
  let total = 0;
  for (const { database, statements } of trips.filter((trip) => trip.database.startsWith("JOURNAL_"))) {
    const d1 = await runtime.database(database);
    const search = statements.map(({ sql, params }) => d1.prepare(sql).bind(...params));
    const empty = statements.map(() => d1.prepare("SELECT 1"));
    total +=
      (await batchMilliseconds(d1, search, runtime.pid)) - (await batchMilliseconds(d1, empty, runtime.pid));
  }
  return total;
}

/**
 * @param {D1Database} d1
 * @param {D1PreparedStatement[]} statements
 * @param {number} pid
 * @returns {Promise<number>} processor time of running the statements once
 */
async function batchMilliseconds(d1, statements, pid) {
  const batch = Array.from({ length: TIMES }, () => statements).flat();
  const times = [];
  for (let count = 0; count < BATCHES; count += 1) {
    const before = cpuMilliseconds(pid);
    await d1.batch(batch);
    times.push((cpuMilliseconds(pid) - before) / TIMES);
  }
  return median(times);
}

/**
 * @param {string} kind
 * @param {number} small
 * @param {number} large
 * @returns {import("../lib/figures.mjs").Figure}
 */
function figure(kind, small, large) {
  return {
    section: "search",
    what: `Search for ${kind}: query time, 10,000 own entries in a shard of 200,000`,
    measured: `${short(large)} ms`,
    budget: `under ${BUDGET_MILLISECONDS} ms`,
    beside: `${short(large / small)} x a shard of 10,000 (${short(small)} ms)`,
    holds: large < BUDGET_MILLISECONDS,
    values: { milliseconds: large, millisecondsInSmallShard: small },
  };
}
