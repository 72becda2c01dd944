import { sendOrThrow } from "../../kit/http";
import { median } from "../../kit/measure";
import { EACH_MINUTE } from "../../kit/product";
import { short } from "../../kit/run";
import { shardOfPeople, storePeople, ZONES } from "../people";
import { cpuOf, databaseUse } from "../rounds";
import type { Runtime } from "../runtime";
import type { Bench, Figure } from "../section";

/** People whose reminder is due in the same minute, and numbers of all people with reminders. */
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

/** Measures one busy minute: what its claim costs, and each delivery after it, among few people and among many. */
export async function measureReminders({ runtime }: Bench): Promise<Figure[]> {
  const journal = await shardOfPeople(runtime);
  await storePeople(runtime, PREFIX, { from: 0, to: FEW });
  const few = await busyMinutes(runtime, journal);
  await storePeople(runtime, PREFIX, { from: FEW, to: MANY });
  const many = await busyMinutes(runtime, journal);
  const { rows, written, trips, seconds, claim, delivery } = many;
  const milliseconds = claim + delivery;
  const growth = milliseconds / (few.claim + few.delivery);
  return [
    {
      what: `Claim of ${short(DUE)} reminders of one minute, among ${short(MANY)} people`,
      measured: `${short(seconds)} s`,
      budget: `within one tick (${TICK_SECONDS} s)`,
      beside: `${short(rows - written)} rows read, ${short(written)} written, ${trips} round trips, ${short(DUE)} queue messages in ${DUE / 100} calls`,
      holds: seconds < TICK_SECONDS,
      values: { seconds, rowsRead: rows - written, rowsWritten: written, trips, messages: DUE },
    },
    {
      what: `CPU of one reminder: claim and delivery by push, among ${short(MANY)} people`,
      measured: `${short(milliseconds)} ms (claim ${short(claim)} ms)`,
      budget: `at most ${MOST_GROWTH} x that among ${short(FEW)}`,
      beside: `${short(growth)} x (${short(few.claim + few.delivery)} ms, ${short(few.rows / DUE)} rows; now ${short(rows / DUE)} rows)`,
      holds: growth <= MOST_GROWTH,
      values: { milliseconds, claim, delivery, growth },
    },
  ];
}

/** Repeats the same minute, and returns medians; `claim` and `delivery` are processor milliseconds of one reminder. */
async function busyMinutes(runtime: Runtime, journal: D1Database) {
  const rounds: Record<"claim" | "delivery" | "seconds" | "rows" | "written" | "trips", number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDue(journal);
    const started = performance.now();
    let use = { rows: 0, written: 0, trips: 0 };
    const cpu = await cpuOf(runtime.pid, async () => {
      use = databaseUse(await sendOrThrow(runtime.origin("app"), { path: EACH_MINUTE }));
    });
    const seconds = (performance.now() - started) / 1000;
    rounds.push({ ...use, claim: cpu / DUE, seconds, delivery: await deliver(runtime, journal) });
  }
  const middle = (key: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[key]));
  return {
    claim: middle("claim"),
    delivery: middle("delivery"),
    seconds: middle("seconds"),
    rows: middle("rows"),
    written: middle("written"),
    trips: middle("trips"),
  };
}

/** Carries out some of the claimed deliveries, as the queue would, and returns the processor time of one. */
async function deliver(runtime: Runtime, journal: D1Database): Promise<number> {
  const { results } = await journal.prepare("SELECT id, state FROM deliveries").all();
  if (results.length !== DUE) throw new Error(`There are ${results.length} deliveries of ${DUE} reminders`);
  const messages = results.slice(0, DELIVERED).map(({ id }) => ({
    v: 2,
    type: "delivery",
    shard: 0,
    id,
    attempts: 0,
  }));
  const spent = await cpuOf(runtime.pid, async () => {
    for (let start = 0; start < messages.length; start += BATCH)
      await runtime.deliver("acolyte-reminders", messages.slice(start, start + BATCH));
  });
  const sent = await journal
    .prepare("SELECT count(*) AS count FROM deliveries WHERE state = 'sent'")
    .first("count");
  if (sent !== DELIVERED) throw new Error(`${sent} of ${DELIVERED} deliveries were sent`);
  return spent / DELIVERED;
}

/** Makes the first people's reminder due in this minute, and everybody else's later. */
async function makeDue(journal: D1Database): Promise<void> {
  const dueAt = Math.floor(Date.now() / MINUTE) * MINUTE;
  const cases = ZONES.map((zone, index) => `WHEN ${index} THEN '${localTime(zone, dueAt)}'`).join(" ");
  const number = "CAST(substr(user_id, 7) AS INTEGER)";
  const slots = `json_array(json_object('id', 'one', 'time', CASE ${number} % ${ZONES.length} ${cases} END,
    'label', 'Vespers', 'enabled', json('true')))`;
  const due = `UPDATE reminders SET next_due_at = ?1, slots = ${slots} WHERE user_id >= ?2 AND user_id < ?3`;
  const later = `UPDATE reminders SET next_due_at = ?1 + (${number} % 700 + 60) * 60000 WHERE user_id >= ?2`;
  const firstLater = PREFIX + String(DUE).padStart(6, "0");
  await journal.batch([
    journal.prepare("DELETE FROM deliveries"),
    journal.prepare(due).bind(dueAt, PREFIX, firstLater),
    journal.prepare(later).bind(dueAt, firstLater),
  ]);
}

/** Returns an instant as HH:mm in a timezone. */
function localTime(timeZone: string, instant: number): string {
  return new Date(instant).toLocaleTimeString("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" });
}
