import crypto from "node:crypto";
import { sendOrThrow } from "../../kit/http";
import type { Person } from "../../kit/person";
import { short } from "../../kit/run";
import { cpuOf, databaseUse } from "../rounds";
import type { Bench, Figure } from "../section";

/** How often each action is done before it is measured, and while it is; the companion's calls are limited by the day. */
const TIMES = { warmUp: 20, measured: 40 };
const COMPANION_TIMES = { warmUp: 2, measured: 8 };

const CONTENT = `<p>${"A quiet room, a candle, and the psalm read slowly. ".repeat(8)}</p>`;

/** A request; a POST if it has a body. */
type Request = [path: string, body?: unknown];

const ENTRY: Request = [
  "/api/prayer-journal/entries",
  { content: CONTENT, title: "Silence", mood: "peaceful" },
];
const QUESTION: Request = [
  "/api/acolyte/ask",
  {
    question: "What does the Church teach about forgiving others?",
    mode: "faith-learning",
    sources: ["catechism"],
  },
];

/** Actions of a person, as the requests that they cost. `npm run cost` finds them by these names. */
const actionsOf = (entryId: string): Record<string, Request[]> => ({
  home: [["/"]],
  journal: [["/journal"]],
  entry: [[`/journal?entry=${entryId}`]],
  calendar: [["/journal/calendar"]],
  search: [["/journal?search=psalm"]],
  "new-entry": [["/journal?new=true"], ["/api/ai/personalized-greeting", {}]],
  "save-entry": [["/api/ai/journal-title", { content: CONTENT }], ENTRY],
  settings: [["/settings"]],
  assistant: [["/acolyte"]],
  question: [QUESTION],
});

/** Measures the rows and the processor time of each action of an account with 100 entries. */
export async function measureActions({ runtime, light }: Bench): Promise<Figure[]> {
  const [entry] = await light.json<{ id: string }[]>("GET", "/api/prayer-journal/entries?limit=1");
  const figures: Figure[] = [];
  for (const [name, requests] of Object.entries(actionsOf(entry?.id ?? ""))) {
    const times = name === "question" ? COMPANION_TIMES : TIMES;
    for (let time = 0; time < times.warmUp; time += 1) await carryOut(requests, light);
    let [rows, written] = [0, 0];
    const cpu = await cpuOf(runtime.pid, async () => {
      for (let time = 0; time < times.measured; time += 1) {
        const use = await carryOut(requests, light);
        rows += use.rows / times.measured;
        written += use.written / times.measured;
      }
    });
    // The write in the person's lane comes on top: a Durable Object of its own, whose statements no request counts.
    const lane =
      name === "save-entry" ? await laneUse(runtime.origin("filler"), light) : { rows: 0, written: 0 };
    const [rowsWritten, rowsRead] = [written + lane.written, rows - written + lane.rows - lane.written];
    const values = { requests: requests.length, rowsRead, rowsWritten, cpu: cpu / times.measured };
    figures.push({
      what: `${name}: cost of one`,
      measured: `${short(values.cpu)} ms of CPU`,
      beside: `${short(rowsRead)} rows read, ${short(rowsWritten)} written, requests: ${requests.length}`,
      values,
    });
  }
  return figures;
}

/** Sends the requests of an action, and returns the rows that they cost. */
async function carryOut(requests: Request[], person: Person) {
  let [rows, written] = [0, 0];
  for (const [path, body] of requests) {
    const answer = await person.call(body ? "POST" : "GET", path, body);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    const use = databaseUse(answer);
    rows += use.rows;
    written += use.written;
  }
  return { rows, written };
}

/** Returns the rows that the lane's batch of a new entry costs in the journal shard. */
async function laneUse(origin: string, { id }: Person): Promise<{ rows: number; written: number }> {
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
  const order = { database: "JOURNAL_0", user: id, write: { type: "create", imageIds: [], entry } };
  const { text } = await sendOrThrow(origin, { method: "POST", path: "/write", body: JSON.stringify(order) });
  return JSON.parse(text);
}
