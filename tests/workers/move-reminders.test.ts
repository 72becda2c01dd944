import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { hashPushEndpoint } from "~/shared/push-endpoint";
import { servicesAt } from "../factories/journal";
import { storedDeliveries } from "../factories/reminders";

const NOW = "2026-11-20T18:00:00.000Z";
const DELIVERIES = 70;
const DEVICE = { endpoint: "https://push.test/moved", p256dh: "p", auth: "a" };

/** The catalog's tables until 2026-11, with the trigger that would break every change of a user without them. */
const OLD = [
  `CREATE TABLE deliveries (id integer PRIMARY KEY, user_id text NOT NULL REFERENCES users (id), local_date text NOT NULL,
    slot text NOT NULL, channel text NOT NULL, label text NOT NULL, due_at integer NOT NULL,
    state text DEFAULT 'pending' NOT NULL, reason text, attempts integer DEFAULT 0 NOT NULL,
    lease_until integer NOT NULL, reached text DEFAULT '[]' NOT NULL, finished_at integer)`,
  `CREATE TABLE push_subscriptions (id text PRIMARY KEY, user_id text NOT NULL REFERENCES users (id),
    endpoint text NOT NULL UNIQUE, p256dh text NOT NULL, auth text NOT NULL, created_at text NOT NULL)`,
  `CREATE TABLE reminders (user_id text PRIMARY KEY REFERENCES users (id), preference text DEFAULT 'none' NOT NULL,
    slots text DEFAULT '[]' NOT NULL, days text NOT NULL, email_enabled integer DEFAULT false NOT NULL,
    skip_when_journaled integer DEFAULT false NOT NULL, origin text NOT NULL, revision integer DEFAULT 0 NOT NULL,
    next_due_at integer, updated_at text NOT NULL)`,
  `CREATE TRIGGER reminders_replan AFTER UPDATE OF timezone ON users BEGIN
    UPDATE reminders SET revision = revision + 1, next_due_at = 1000 WHERE user_id = NEW.id; END`,
];

const left = env.DB.prepare(
  "SELECT name FROM sqlite_master WHERE name IN ('deliveries', 'push_subscriptions', 'reminders', 'reminders_replan')",
);
const old = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const setZone = (id: string) => old("UPDATE users SET timezone = 'Asia/Tokyo' WHERE id = ?", id);
const inShard = async (journal: D1Database, table: string, userId: string) =>
  (await journal.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(userId).all()).results;

/** Stores a user as the catalog had them, with a device from an instant. */
async function store(id: string, shard: number, device: typeof DEVICE, subscribedAt: string) {
  const { endpoint, p256dh, auth } = device;
  await old(
    "INSERT INTO users (id, email, journal_shard, created_at, updated_at) VALUES (?1, ?1, ?2, '', '')",
    id,
    shard,
  );
  await old(
    "INSERT INTO reminders (user_id, days, origin, next_due_at, updated_at) VALUES (?, '[]', '', 5000, '')",
    id,
  );
  await old(
    "INSERT INTO push_subscriptions VALUES (?1, ?1, ?2, ?3, ?4, ?5)",
    ...[id, endpoint, p256dh, auth, subscribedAt],
  );
  await old(
    `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${DELIVERIES})
     INSERT INTO deliveries (user_id, local_date, slot, channel, label, due_at, lease_until)
     SELECT ?, '2026-11-20', n, 'push', '', n, 0 FROM n`,
    id,
  );
}

it("moves the reminders of a catalog whose other tables have gone before, and then drops table and trigger", async () => {
  // Whether anything is left to move is remembered by the module.
  vi.resetModules();
  const { moveSomeRows } = await import("~/features/archive/server/move-catalog-rows.server");
  const services = servicesAt(NOW);
  for (const sql of OLD) await old(sql);
  await store("far", 1, DEVICE, NOW);
  await store("linked", 0, { ...DEVICE, endpoint: "https://push.test/attacker" }, "2026-11-01T00:00:00.000Z");
  await old(
    "INSERT INTO identities (provider, subject, user_id, created_at) VALUES ('p', 's', 'linked', ?)",
    NOW,
  );
  await setZone("far");

  await store("lost", 7, { ...DEVICE, endpoint: "https://push.test/lost" }, NOW);
  expect(await moveSomeRows(services)).toEqual({ moved: 2, failed: 0 });
  await setZone("far");
  expect(await inShard(env.JOURNAL_1, "reminders", "far")).toMatchObject([
    {
      timezone: "Asia/Tokyo",
      notification_preference: "push",
      push_notification_enabled: 1,
      next_due_at: 1000,
    },
  ]);
  expect(await storedDeliveries("far", env.JOURNAL_1)).toHaveLength(DELIVERIES);
  expect(await storedDeliveries("linked")).toHaveLength(DELIVERIES);
  expect(await inShard(env.JOURNAL_1, "push_subscriptions", "far")).toMatchObject([DEVICE]);
  expect(await inShard(env.JOURNAL_0, "push_subscriptions", "linked"), "as linking would have").toEqual([]);
  const { endpointHash, keysHash } = await hashPushEndpoint(DEVICE);
  expect((await env.DB.prepare("SELECT * FROM push_endpoints").all()).results).toEqual([
    { endpoint_hash: endpointHash, user_id: "far", keys_hash: keysHash },
  ]);

  expect(await moveSomeRows({ ...services, shards: [7] }), "a shard out of reach").toEqual({
    moved: 0,
    failed: 1,
  });
  for (const { name } of (await left.all<{ name: string }>()).results) {
    if (name !== "reminders_replan") await old(`DELETE FROM ${name}`);
  }
  expect(await moveSomeRows(services)).toEqual({ moved: 0, failed: 0 });
  await setZone("far");
  expect((await left.all()).results).toEqual([]);
});
