import { createHash } from "node:crypto";
import { makeVapidKeys } from "../../scripts/lib/local-variables.ts";
import { PUSH_SERVICE, type Runtime } from "./runtime";

/** The timezones of these people, in turn. */
export const ZONES = ["America/New_York", "America/Chicago", "Europe/Rome", "Asia/Kolkata", "Asia/Manila"];

/** The shard of these people. */
const SHARD = 0;

/** Returns the database of these people's shard. */
export const shardOfPeople = (runtime: Runtime) => runtime.database(`JOURNAL_${SHARD}`);

/** Stores people with reminders that are not planned yet, and a device each. Their ids are a prefix and six digits. */
export async function storePeople(
  runtime: Runtime,
  prefix: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const catalog = await runtime.database("DB");
  const journal = await shardOfPeople(runtime);
  const at = new Date().toISOString();
  const { publicKey: browserKey } = makeVapidKeys();
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
  const zones = ZONES.map((zone, index) => `WHEN ${index} THEN '${zone}'`).join(" ");
  const people = "WITH RECURSIVE p(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM p WHERE n + 1 < ?2)";
  const id = `printf('${prefix}%06d', n)`;
  const days = '["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]';
  const zone = `CASE n % ${ZONES.length} ${zones} END`;
  const users = `INSERT INTO users (id, email, timezone, journal_shard, created_at, updated_at)
    ${people} SELECT ${id}, ${id} || '@example.test', ${zone}, ${SHARD}, ?3, ?3 FROM p`;
  const endpoints = `INSERT INTO push_endpoints (endpoint_hash, user_id, keys_hash)
    SELECT value ->> 'hash', value ->> 'id', 'keys' FROM json_each(?)`;
  const reminders = `INSERT INTO reminders (user_id, preference, slots, days, origin, timezone,
      notification_preference, push_notification_enabled, updated_at)
    ${people} SELECT ${id}, 'custom', '[]', '${days}', 'https://acolyte.test', ${zone}, 'push', 1, ?3 FROM p`;
  const devices = `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
    ${people} SELECT ${id}, ${id}, ?4 || ${id}, ?5, ?6, ?3 FROM p`;
  for (let start = from; start < to; start += 5000) {
    const end = Math.min(start + 5000, to);
    const ids = Array.from({ length: end - start }, (_, n) => prefix + String(start + n).padStart(6, "0"));
    const hashed = ids.map((one) => ({ id: one, hash: hashOf(PUSH_SERVICE + one) }));
    await catalog.batch([
      catalog.prepare(users).bind(start, end, at),
      catalog.prepare(endpoints).bind(JSON.stringify(hashed)),
    ]);
    await journal.batch([
      journal.prepare(reminders).bind(start, end, at),
      journal.prepare(devices).bind(start, end, at, PUSH_SERVICE, browserKey, auth),
    ]);
  }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
