import crypto from "node:crypto";
import { short } from "../lib/figures.mjs";
import { ask, databaseUse } from "../lib/http.mjs";
import { cpuMilliseconds } from "../lib/worker-cpu.mjs";

/** How often each action is done before it is measured, and for its measure; the companion's calls are counted by the day. */
const WARM_UP = 20;
const TIMES = 40;
const COMPANION_TIMES = 8;

const CONTENT = `<p>${"A quiet room, a candle, and the psalm read slowly. ".repeat(8)}</p>`;

/**
 * @typedef {object} Action what a person does, as the requests that it costs
 * @property {string} name
 * @property {Request[]} requests
 * @property {boolean} [isCounted] of the companion's calls a day
 * @property {import("../../../app/server/ports/user-lane").EntryWrite["type"]} [lane] the write beside, in the person's lane
 * @typedef {{ path: string, body?: unknown }} Request a POST where it has a body
 */

/** @type {Action[]} */
const ACTIONS = [
  { name: "home", requests: [{ path: "/" }] },
  { name: "journal", requests: [{ path: "/journal" }] },
  { name: "entry", requests: [{ path: "/journal?entry=" }] },
  { name: "calendar", requests: [{ path: "/journal/calendar" }] },
  { name: "search", requests: [{ path: "/journal?search=psalm" }] },
  {
    name: "new-entry",
    requests: [{ path: "/journal?new=true" }, { path: "/api/ai/personalized-greeting", body: {} }],
  },
  {
    name: "save-entry",
    lane: "create",
    requests: [
      { path: "/api/ai/journal-title", body: { content: CONTENT } },
      { path: "/api/prayer-journal/entries", body: { content: CONTENT, title: "Silence", mood: "peaceful" } },
    ],
  },
  { name: "settings", requests: [{ path: "/settings" }] },
  { name: "assistant", requests: [{ path: "/acolyte" }] },
  {
    name: "question",
    isCounted: true,
    requests: [
      {
        path: "/api/acolyte/ask",
        body: {
          question: "What does the Church teach about forgiving others?",
          mode: "faith-learning",
          sources: ["catechism"],
        },
      },
    ],
  },
];

/**
 * What each thing that a person does costs: rows of the databases and processor time, of an account with 100 entries.
 * What `npm run cost` reckons with.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureActions({ runtime, writers }) {
  const { light } = await writers();
  const entry = JSON.parse(
    (
      await ask(`${runtime.origin("app")}/api/prayer-journal/entries?limit=1`, {
        headers: { Cookie: light.cookie },
      })
    ).text,
  )[0];
  const figures = [];
  for (const action of ACTIONS) {
    const requests = action.requests.map(({ path, body }) => ({
      path: path.replace(/entry=$/, `entry=${entry.id}`),
      body,
    }));
    const { rowsRead, rowsWritten, cpu } = await measureAction({ ...action, requests }, runtime, light);
    figures.push({
      section: "actions",
      what: `${action.name}: what one costs`,
      measured: `${short(cpu)} ms of CPU`,
      budget: "",
      beside: `${short(rowsRead)} rows read, ${short(rowsWritten)} written, ${requests.length === 1 ? "1 request" : `${requests.length} requests`}`,
      holds: null,
      values: { requests: requests.length, rowsRead, rowsWritten, cpu },
    });
  }
  return figures;
}

/**
 * @param {Action} action
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 * @param {import("../lib/accounts.mjs").Account} account
 */
async function measureAction({ requests, isCounted, lane }, runtime, account) {
  const times = isCounted ? COMPANION_TIMES : TIMES;
  const once = () => carryOut(requests, runtime.origin("app"), account);
  for (let time = 0; time < (isCounted ? 2 : WARM_UP); time += 1) await once();
  const before = cpuMilliseconds(runtime.pid);
  let use = { rowsRead: 0, rowsWritten: 0 };
  for (let time = 0; time < times; time += 1) use = add(use, await once());
  const cpu = (cpuMilliseconds(runtime.pid) - before) / times;
  const inRequests = { rowsRead: use.rowsRead / times, rowsWritten: use.rowsWritten / times };
  const total = lane ? add(inRequests, await laneUse(runtime, account)) : inRequests;
  return { ...total, cpu };
}

/**
 * @param {{ rowsRead: number, rowsWritten: number }} one
 * @param {{ rowsRead: number, rowsWritten: number }} other
 */
function add(one, other) {
  return { rowsRead: one.rowsRead + other.rowsRead, rowsWritten: one.rowsWritten + other.rowsWritten };
}

/**
 * @param {Request[]} requests
 * @param {string} origin
 * @param {import("../lib/accounts.mjs").Account} account
 */
async function carryOut(requests, origin, { cookie }) {
  let use = { rowsRead: 0, rowsWritten: 0 };
  for (const { path, body } of requests) {
    const headers = { Cookie: cookie, Origin: origin, "Content-Type": "application/json" };
    const answer = await ask(
      origin + path,
      body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
    );
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    const { rows, written } = databaseUse(answer);
    use = add(use, { rowsRead: rows - written, rowsWritten: written });
  }
  return use;
}

/**
 * What the lane's batch of a new entry asks of the journal shard: a Durable Object of its own, whose statements no
 * request counts.
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 * @param {import("../lib/accounts.mjs").Account} account
 */
async function laneUse(runtime, account) {
  const now = new Date().toISOString();
  const entry = {
    id: crypto.randomUUID(),
    entryType: "daily",
    title: "Silence",
    content: CONTENT,
    preview: "A quiet room, a candle, and the psalm read slowly.",
    mood: "peaceful",
    originalGreeting: "",
    originalInspiration: "",
    prayerIntentions: "",
    spiritualInsights: "",
    entryDate: now.slice(0, 10),
    timezone: "UTC",
    sanitizerVersion: 1000,
    idempotencyKey: null,
    createdAt: now,
  };
  const order = { database: "JOURNAL_0", user: account.id, write: { type: "create", imageIds: [], entry } };
  const answer = await ask(`${runtime.origin("filler")}/write`, {
    method: "POST",
    body: JSON.stringify(order),
  });
  if (answer.status !== 200)
    throw new Error(`The lane's write answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  const { rows, written } = JSON.parse(answer.text);
  return { rowsRead: rows - written, rowsWritten: written };
}
