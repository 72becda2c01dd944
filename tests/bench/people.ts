import { makeVapidKeys } from "../../scripts/lib/local-variables.ts";
import { PUSH_SERVICE } from "./runtime";

/** The timezones of these people, in turn. */
export const ZONES = ["America/New_York", "America/Chicago", "Europe/Rome", "Asia/Kolkata", "Asia/Manila"];

/** Stores people with reminders that are not planned yet, and a device each. Their ids are a prefix and six digits. */
export async function storePeople(
  catalog: D1Database,
  prefix: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const at = new Date().toISOString();
  const { publicKey: browserKey } = makeVapidKeys();
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
  const zones = ZONES.map((zone, index) => `WHEN ${index} THEN '${zone}'`).join(" ");
  const people = "WITH RECURSIVE p(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM p WHERE n + 1 < ?2)";
  const id = `printf('${prefix}%06d', n)`;
  const days = '["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]';
  const users = `INSERT INTO users (id, email, timezone, journal_shard, created_at, updated_at)
    ${people} SELECT ${id}, ${id} || '@example.test', CASE n % ${ZONES.length} ${zones} END, 0, ?3, ?3 FROM p`;
  const reminders = `INSERT INTO reminders (user_id, preference, slots, days, origin, updated_at)
    ${people} SELECT ${id}, 'custom', '[]', '${days}', 'https://acolyte.test', ?3 FROM p`;
  const devices = `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
    ${people} SELECT ${id}, ${id}, ?4 || ${id}, ?5, ?6, ?3 FROM p`;
  for (let start = from; start < to; start += 5000) {
    const bounds = [start, Math.min(start + 5000, to)];
    await catalog.batch([
      catalog.prepare(users).bind(...bounds, at),
      catalog.prepare(reminders).bind(...bounds, at),
      catalog.prepare(devices).bind(...bounds, at, PUSH_SERVICE, browserKey, auth),
    ]);
  }
}
