import { short } from "../lib/figures.mjs";
import { ask } from "../lib/http.mjs";

/** For how long each kind of writing lasts, and how many calls are under way in one lane. */
const SECONDS = 4;
const CALLS_A_LANE = 8;
const LANES = 50;

const CONTENT = `<p>${"A quiet room, a candle, and the psalm read slowly. ".repeat(8)}</p>`;

/** @typedef {() => Promise<import("../lib/http.mjs").Answer>} Call */

/**
 * Writes a second through the real call: one user's lane, a lane with a long journal, and many lanes at once.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureWrites(bench) {
  const { heavy } = await bench.writers();
  const members = await bench.members(LANES);
  const app = bench.runtime.origin("app");
  const bareWorker = bench.runtime.origin("bareWorker");
  const one = members[0] ?? heavy;
  /** @param {import("../lib/accounts.mjs").Account} account @returns {Call} */
  const write = ({ cookie }) => post(`${app}/api/prayer-journal/entries`, { Cookie: cookie, Origin: app });
  const bare = post(bareWorker, {});
  /** @param {Call} call */
  const inOneLane = (call) => Array.from({ length: CALLS_A_LANE }, () => call);

  await writesASecond(inOneLane(write(one)), 1);
  // A lane carries out one write after the other, however many are under way.
  const bareInOne = await writesASecond([bare], SECONDS);
  const oneLane = await writesASecond(inOneLane(write(one)), SECONDS);
  const longLane = await writesASecond(inOneLane(write(heavy)), SECONDS);
  const bareInMany = await writesASecond(
    Array.from({ length: LANES }, () => bare),
    SECONDS,
  );
  const manyLanes = await writesASecond(members.map(write), SECONDS);
  return [
    figure("one lane (one user, 8 calls under way)", oneLane, bareInOne),
    figure("one lane, a user with 10,000 entries", longLane, bareInOne),
    figure(`${LANES} lanes (${LANES} users)`, manyLanes, bareInMany),
  ];
}

/**
 * @param {string} where
 * @param {number} rate
 * @param {number} bare
 * @returns {import("../lib/figures.mjs").Figure}
 */
function figure(where, rate, bare) {
  return {
    section: "writes",
    what: `New entries through ${where}`,
    measured: `${short(rate)} a second`,
    budget: "",
    beside: `${short(bare / rate)} x the time of a bare Worker's single INSERT (${short(bare)} a second)`,
    holds: null,
    values: { perSecond: rate, barePerSecond: bare },
  };
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Call}
 */
function post(url, headers) {
  const all = { ...headers, "Content-Type": "application/json" };
  return () => {
    const body = JSON.stringify({ user: "bare", content: CONTENT });
    return ask(url, { method: "POST", headers: all, body });
  };
}

/**
 * Each call again and again, all side by side.
 * @param {Call[]} calls
 * @param {number} seconds
 * @returns {Promise<number>}
 */
async function writesASecond(calls, seconds) {
  const started = performance.now();
  const end = started + seconds * 1000;
  let written = 0;
  await Promise.all(
    calls.map(async (call) => {
      while (performance.now() < end) {
        const { status, text } = await call();
        if (status !== 201) throw new Error(`A write answered ${status}: ${text.slice(0, 300)}`);
        written += 1;
      }
    }),
  );
  return written / ((performance.now() - started) / 1000);
}
