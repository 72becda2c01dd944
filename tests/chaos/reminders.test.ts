import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { hashPushEndpoint } from "~/shared/push-endpoint";
import { makeVapidKeys } from "../../scripts/lib/local-variables.ts";
import { openLocalDatabases } from "../../scripts/lib/wrangler.ts";
import { type ServedProduct, withProduct } from "../kit/product";
import { trustedCertificate } from "../push/loopback-certificate";
import { type Device, PushService } from "../push/push-service";
import { noteFigures } from "../setup/figures";

const PEOPLE = 400;
/** The share of pushes that the push service cannot take just now. */
const FAILING = 0.15;
const MINUTE = 60_000;
/** Longer than any lease: what was in flight at the crash has come again by then, if it ever does. */
const AFTERMATH = 200_000;

it(`delivers ${PEOPLE} reminders of one minute through 503s and a kill, none missed`, async (context) => {
  const vapid = makeVapidKeys();
  const variables = {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: "mailto:prayer@example.org",
    PUSH_LOOPBACK: "1",
  };
  await withProduct({ variables }, async (product) => {
    const { state } = product;
    const certificate = await trustedCertificate(path.join(state, "authority.pem"));
    const service = await PushService.start(certificate);
    const devices = Array.from({ length: PEOPLE }, () => {
      const device = service.device();
      while (Math.random() < FAILING) device.answers.push({ status: 503 });
      return device;
    });
    const failing = devices.map(({ answers }) => answers.length);
    /** How often each device was reached: pushes that were not answered with a 503. */
    const reached = () =>
      devices.map(({ pushes, answers }, index) => pushes.length - failing[index]! + answers.length);
    const delivered = () => reached().filter((times) => times > 0).length;

    // The next full minute, or the one after when that is too near.
    const dueAt = Math.ceil((Date.now() + 25_000) / MINUTE) * MINUTE;
    await store(state, devices, dueAt);
    await product.start();
    await tickUntil(product, () => delivered() >= PEOPLE / 2);
    const before = delivered();
    await product.kill();
    const killedAt = Date.now();
    await product.start();
    await tickUntil(product, () => delivered() === PEOPLE && Date.now() > killedAt + AFTERMATH);
    await product.kill();
    const doubled = reached().filter((times) => times > 1);
    const refused = failing.reduce((sum, times) => sum + times, 0);

    expect(service.faults).toEqual([]);
    expect(doubled.length, "at most the one in flight").toBeLessThanOrEqual(1);
    expect(Math.max(...reached())).toBeLessThanOrEqual(2);
    expect(await deliveryStates(state)).toEqual([{ state: "sent", count: PEOPLE }]);
    noteFigures(
      context,
      `${PEOPLE} reminders delivered, killed after ${before} of them, ${refused} pushes answered with a 503, ${doubled.length} doubled (one may be: what was in flight at the kill, under the same tag)`,
    );
    await service.stop();
  });
});

/** Stores a person for each device, to be reminded at an instant. */
async function store(state: string, devices: Device[], dueAt: number): Promise<void> {
  const { database, close } = await openLocalDatabases(state);
  const catalog = await database("DB");
  const journal = await database("JOURNAL_0");
  const at = new Date().toISOString();
  const hashed = devices.map(async ({ id, subscription }) => ({
    id,
    ...subscription,
    ...(await hashPushEndpoint({ endpoint: subscription.endpoint, ...subscription.keys })),
  }));
  const people = JSON.stringify(await Promise.all(hashed));
  const slots = JSON.stringify([
    { id: "one", time: new Date(dueAt).toISOString().slice(11, 16), label: "Vespers", enabled: true },
  ]);
  const days = '["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]';
  const field = (name: string) => `value ->> '$.${name}'`;
  await catalog.batch([
    catalog
      .prepare(
        `INSERT INTO users (id, email, journal_shard, created_at, updated_at)
         SELECT ${field("id")}, ${field("id")} || '@example.test', 0, ?2, ?2 FROM json_each(?1)`,
      )
      .bind(people, at),
    catalog
      .prepare(
        `INSERT INTO push_endpoints (endpoint_hash, user_id, keys_hash)
         SELECT ${field("endpointHash")}, ${field("id")}, ${field("keysHash")} FROM json_each(?1)`,
      )
      .bind(people),
  ]);
  await journal.batch([
    journal
      .prepare(
        `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
         SELECT ${field("id")}, ${field("id")}, ${field("endpoint")}, ${field("keys.p256dh")}, ${field("keys.auth")}, ?2
         FROM json_each(?1)`,
      )
      .bind(people, at),
    journal
      .prepare(
        `INSERT INTO reminders (user_id, preference, slots, days, origin, next_due_at, timezone,
           notification_preference, push_notification_enabled, updated_at)
         SELECT ${field("id")}, 'custom', ?2, ?3, 'https://acolyte.test', ?4, 'UTC', 'push', 1, ?5 FROM json_each(?1)`,
      )
      .bind(people, slots, days, dueAt, at),
  ]);
  await close();
}

async function deliveryStates(state: string): Promise<unknown[]> {
  const { database, close } = await openLocalDatabases(state);
  const journal = await database("JOURNAL_0");
  const { results } = await journal
    .prepare("SELECT state, count(*) AS count FROM deliveries GROUP BY state")
    .all();
  await close();
  return results;
}

/** Runs cron over and over, two at a time, until something has come about. */
async function tickUntil(product: ServedProduct, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await Promise.all([product.tick(), product.tick()]);
    await wait(250);
  }
}
