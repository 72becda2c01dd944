import { short } from "../lib/figures.mjs";
import { ask, get } from "../lib/http.mjs";
import { median, ratio } from "../lib/rounds.mjs";
import { cpuMilliseconds } from "../lib/worker-cpu.mjs";

/** Visitors of the crowd, each with an address of their own, and how many of them come at the same time. */
const VISITORS = 2_000;
const AT_ONCE = 50;
/** The crowd comes in parts, between which the bare Worker is measured. */
const PARTS = 8;

/**
 * One shared page that a crowd opens: the worker's CPU of a view beside a bare Worker that answers the same bytes, and
 * whether every visitor is counted, and counted once.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureShared({ runtime, members }) {
  const [owner] = await members(1);
  if (!owner) throw new Error("The account was not made");
  const app = runtime.origin("app");
  const { id, path } = await shareAnswer(app, owner);
  const { text: page } = await get(app + path, visitor(VISITORS));
  await teachPage(runtime.origin("bareWorker"), path, page);
  const addresses = { app: app + path, bareWorker: runtime.origin("bareWorker") + path };

  // Both are compiled before they are measured; the same visitor is no further view.
  for (const url of Object.values(addresses)) await crowd(url, Array(200).fill(VISITORS));
  /** @type {Map<string, number[]>} */
  const cpu = new Map(Object.keys(addresses).map((name) => [name, []]));
  const size = VISITORS / PARTS;
  for (let part = 0; part < PARTS; part += 1) {
    const numbers = Array.from({ length: size }, (_, index) => part * size + index);
    for (const [name, url] of Object.entries(addresses)) {
      const before = cpuMilliseconds(runtime.pid);
      await crowd(url, numbers);
      cpu.get(name)?.push((cpuMilliseconds(runtime.pid) - before) / size);
    }
  }
  // All come back once more, in another order.
  await crowd(
    addresses.app,
    Array.from({ length: VISITORS }, (_, index) => VISITORS - 1 - index),
  );
  const counted = await viewsOf(app, owner, id);
  const toBytes = ratio(cpu, "app", "bareWorker");
  const [ofApp, ofBytes] = [median(cpu.get("app") ?? []), median(cpu.get("bareWorker") ?? [])];
  return [
    {
      section: "shared",
      what: `Shared page, ${VISITORS.toLocaleString("en")} visitors, ${AT_ONCE} at a time: worker CPU per view`,
      measured: `${short(ofApp)} ms`,
      budget: "",
      beside: `${short(toBytes)} x a bare Worker that answers the same ${short(page.length / 1000)} kB (${short(ofBytes)} ms)`,
      holds: null,
      values: { app: ofApp, bareWorker: ofBytes, toBytes, bytes: page.length },
    },
    {
      section: "shared",
      what: `Shared page: views counted of ${(VISITORS + 1).toLocaleString("en")} visitors who came twice and more`,
      measured: counted.toLocaleString("en"),
      budget: (VISITORS + 1).toLocaleString("en"),
      beside: "",
      holds: counted === VISITORS + 1,
      values: { counted },
    },
  ];
}

/**
 * An answer of the companion, saved and shared.
 * @param {string} origin
 * @param {import("../lib/accounts.mjs").Account} owner
 */
async function shareAnswer(origin, owner) {
  const question = "What does the Church teach about forgiving others?";
  const sources = ["catechism", "scripture", "patristic"];
  const { answer } = await post(origin, owner, "/api/acolyte/ask", {
    question,
    mode: "faith-learning",
    sources,
  });
  const saved = await post(origin, owner, "/api/saved-responses", {
    question,
    response: answer,
    responseType: "faith-learning",
    isPublic: true,
  });
  return { id: saved.id, path: `/shared/${saved.shareToken}` };
}

/**
 * @param {string} origin
 * @param {import("../lib/accounts.mjs").Account} owner
 * @param {string} path
 * @param {object} body
 */
async function post(origin, { cookie }, path, body) {
  const headers = { Origin: origin, Cookie: cookie, "Content-Type": "application/json" };
  const { status, text } = await ask(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/**
 * @param {string} origin of the bare Worker
 * @param {string} path
 * @param {string} page
 */
async function teachPage(origin, path, page) {
  const body = JSON.stringify({ [path]: { trips: [], rows: 0, page } });
  const { status } = await ask(`${origin}/plans`, { method: "POST", body });
  if (status !== 200) throw new Error("The bare Worker did not learn the page");
}

/**
 * @param {string} origin
 * @param {import("../lib/accounts.mjs").Account} owner
 * @param {string} id
 * @returns {Promise<number>}
 */
async function viewsOf(origin, { cookie }, id) {
  const { text } = await get(`${origin}/api/saved-responses/${id}`, { Cookie: cookie });
  return JSON.parse(text).viewCount;
}

/** @param {number} number of a visitor */
function visitor(number) {
  return {
    "CF-Connecting-IP": `203.0.${Math.floor(number / 250)}.${number % 250}`,
    "User-Agent": "Mozilla/5.0 (Linux; Android 15) Reader",
  };
}

/**
 * Visitors who open a page, so many at once.
 * @param {string} url
 * @param {number[]} numbers
 */
async function crowd(url, numbers) {
  const coming = numbers.values();
  const readers = Array.from({ length: AT_ONCE }, async () => {
    for (const number of coming) await get(url, visitor(number));
  });
  await Promise.all(readers);
}
