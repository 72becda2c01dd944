import { short } from "../lib/figures.mjs";
import { databaseUse, get } from "../lib/http.mjs";
import { storePeople, ZONES } from "../lib/people.mjs";
import { median } from "../lib/rounds.mjs";
import { cpuMilliseconds } from "../lib/worker-cpu.mjs";

/** People whose reminder comes in the same minute, and all who have reminders. */
const DUE = 10_000;
const FEW = 10_000;
const MANY = 100_000;
/** How often the minute is repeated. */
const ROUNDS = 3;
/** Deliveries that are carried out in a round, and in one batch of the queue. */
const DELIVERED = 1000;
const BATCH = 20;

/** Of the ids of these people. */
const PREFIX = "bench-";

const MOST_GROWTH = 1.2;
const TICK_SECONDS = 60;
const MINUTE = 60_000;
const CRON = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;

/**
 * One busy minute: what its claim costs, and what each delivery costs after it, among few people and among many.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureReminders({ runtime }) {
  const catalog = await runtime.database("DB");
  await storePeople(catalog, PREFIX, { from: 0, to: FEW });
  const few = await busyMinutes(runtime, catalog);
  await storePeople(catalog, PREFIX, { from: FEW, to: MANY });
  const many = await busyMinutes(runtime, catalog);
  const growth = (many.claim + many.delivery) / (few.claim + few.delivery);
  const { rows, written, trips } = many;
  return [
    {
      section: "reminders",
      what: `Claim of ${short(DUE)} reminders of one minute, among ${short(MANY)} people`,
      measured: `${short(many.seconds)} s`,
      budget: `within one tick (${TICK_SECONDS} s)`,
      beside: `${short(rows - written)} rows read, ${short(written)} written, ${trips} round trips, ${short(DUE)} queue messages in ${DUE / 100} calls`,
      holds: many.seconds < TICK_SECONDS,
      values: { seconds: many.seconds, rowsRead: rows - written, rowsWritten: written, trips, messages: DUE },
    },
    {
      section: "reminders",
      what: `CPU of one reminder: claim and delivery by push, among ${short(MANY)} people`,
      measured: `${short(many.claim + many.delivery)} ms (claim ${short(many.claim)} ms)`,
      budget: `at most ${MOST_GROWTH} x that among ${short(FEW)}`,
      beside: `${short(growth)} x (${short(few.claim + few.delivery)} ms, claim ${short(few.claim)} ms, ${short(few.rows / DUE)} rows; now ${short(rows / DUE)} rows)`,
      holds: growth <= MOST_GROWTH,
      values: {
        milliseconds: many.claim + many.delivery,
        claim: many.claim,
        delivery: many.delivery,
        growth,
      },
    },
  ];
}

/**
 * The same minute over and over: medians. `claim` and `delivery` are processor milliseconds of one reminder.
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 * @param {D1Database} catalog
 */
async function busyMinutes(runtime, catalog) {
  /** @type {Array<{ claim: number, delivery: number, seconds: number, rows: number, written: number, trips: number }>} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDue(catalog);
    const started = performance.now();
    const cpu = cpuMilliseconds(runtime.pid);
    const use = databaseUse(await get(runtime.origin("app") + CRON, {}));
    const claim = (cpuMilliseconds(runtime.pid) - cpu) / DUE;
    const seconds = (performance.now() - started) / 1000;
    rounds.push({ ...use, claim, seconds, delivery: await deliver(runtime, catalog) });
  }
  /** @param {"claim" | "delivery" | "seconds" | "rows" | "written" | "trips"} key */
  const middle = (key) => median(rounds.map((round) => round[key]));
  return {
    claim: middle("claim"),
    delivery: middle("delivery"),
    seconds: middle("seconds"),
    rows: middle("rows"),
    written: middle("written"),
    trips: middle("trips"),
  };
}

/**
 * Carries out some of the deliveries that were claimed, as the queue would. Gives the processor time of one.
 * @param {import("../lib/runtime.mjs").Runtime} runtime
 * @param {D1Database} catalog
 */
async function deliver(runtime, catalog) {
  const { results } = await catalog.prepare("SELECT id, state FROM deliveries").all();
  if (results.length !== DUE) throw new Error(`There are ${results.length} deliveries of ${DUE} reminders`);
  const messages = results.slice(0, DELIVERED).map(({ id }) => ({ v: 1, type: "delivery", id, attempts: 0 }));
  const cpu = cpuMilliseconds(runtime.pid);
  for (let start = 0; start < messages.length; start += BATCH) {
    await runtime.deliver("acolyte-reminders", messages.slice(start, start + BATCH));
  }
  const spent = cpuMilliseconds(runtime.pid) - cpu;
  const sent = await catalog
    .prepare("SELECT count(*) AS count FROM deliveries WHERE state = 'sent'")
    .first("count");
  if (sent !== DELIVERED) throw new Error(`${sent} of ${DELIVERED} deliveries were sent`);
  return spent / DELIVERED;
}

/**
 * Makes the first people's reminder due in this minute, and everybody else's later.
 * @param {D1Database} catalog
 */
async function makeDue(catalog) {
  const dueAt = Math.floor(Date.now() / MINUTE) * MINUTE;
  const cases = ZONES.map((zone, index) => `WHEN ${index} THEN '${localTime(zone, dueAt)}'`).join(" ");
  await catalog.batch([
    catalog.prepare("DELETE FROM deliveries"),
    catalog
      .prepare(
        `UPDATE reminders SET next_due_at = ?1, slots = json_array(json_object('id', 'one', 'time',
           CASE CAST(substr(user_id, 7) AS INTEGER) % ${ZONES.length} ${cases} END, 'label', 'Vespers', 'enabled', json('true')))
         WHERE user_id >= 'bench-000000' AND user_id < ?2`,
      )
      .bind(dueAt, personId(DUE)),
    catalog
      .prepare(
        "UPDATE reminders SET next_due_at = ?1 + (CAST(substr(user_id, 7) AS INTEGER) % 700 + 60) * 60000 WHERE user_id >= ?2",
      )
      .bind(dueAt, personId(DUE)),
  ]);
}

/** @param {number} number */
function personId(number) {
  return `${PREFIX}${String(number).padStart(6, "0")}`;
}

/**
 * @param {string} zone
 * @param {number} instant
 * @returns {string} HH:mm
 */
function localTime(zone, instant) {
  return new Date(instant).toLocaleTimeString("sv-SE", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
  });
}
