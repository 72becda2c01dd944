import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cancelAccountDeletion } from "~/features/archive/server/plan-deletion.server";
import { deliverReminder } from "~/features/reminders/server/deliver-reminder.server";
import { listPushSubscriptions } from "~/features/reminders/server/manage-push-subscriptions.server";
import { getSettings } from "~/features/reminders/server/reminder-settings.server";
import type { SessionUser } from "~/server/ports/session";
import { createAccount, send, setUser } from "../factories/accounts";
import { failingDatabase } from "../factories/failing-database";
import {
  forgetReminders,
  ReminderWorld,
  deliveryStates as states,
  storedReminders,
} from "../factories/reminders";
import { MINUTE_CRON, workerWith } from "../factories/worker-with";

const BEFORE = "2026-11-20T18:00:00Z";
const SEVEN = "2026-11-20T19:00:00Z";
const SHARDS = [env.JOURNAL_0, env.JOURNAL_1] as const;
const SENT = [["push", "sent", null]];

let world: ReminderWorld;
const personIn = (journalShard: number, devices = 1) => world.person({}, { journalShard }, devices);
const changeUser = (user: SessionUser, set: string) =>
  env.DB.prepare(`UPDATE users SET ${set} WHERE id = ?`).bind(user.id).run();

beforeEach(async () => {
  await forgetReminders();
  world = new ReminderWorld(BEFORE);
});

describe("reminders of several shards", () => {
  it("are claimed side by side, and told apart by their shards", async () => {
    const people = [await personIn(0), await personIn(1)] as const;
    await world.tick();
    expect(await world.tick(SEVEN)).toEqual({ claimed: 2, announced: 2, late: 0 });
    expect(world.queued.map(({ shard, id }) => [shard, id]).toSorted()).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(await world.deliver()).toEqual(["sent", "sent"]);
    for (const shard of [0, 1] as const) {
      expect(await states(people[shard].id, SHARDS[shard])).toEqual(SENT);
      expect(await states(people[shard].id, SHARDS[1 - shard])).toEqual([]);
    }
  });

  it("are skipped for a person without a device, though others in the shard have one", async () => {
    const [equipped, bare] = [await personIn(0), await personIn(0, 0)];
    await world.tick();
    await world.tick(SEVEN);
    expect(await world.deliver()).toEqual(["sent"]);
    expect(await states(equipped.id, SHARDS[0])).toEqual(SENT);
    expect(await states(bare.id, SHARDS[0])).toEqual([["push", "skipped", "no-device"]]);
  });

  it("come in time where one shard is out of reach, whose own come when it is back", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const now = new Date();
    world = new ReminderWorld(now.toISOString());
    const people = [await personIn(0), await personIn(1)] as const;
    for (const shard of SHARDS) {
      const slots = JSON.stringify([
        { id: "one", time: now.toISOString().slice(11, 16), label: "Now", enabled: true },
      ]);
      await shard
        .prepare("UPDATE reminders SET next_due_at = ?, slots = ?")
        .bind(now.setSeconds(0, 0), slots)
        .run();
    }
    const sent: MessageSendRequest[] = [];
    const queue = { sendBatch: async (messages: MessageSendRequest[]) => void sent.push(...messages) };
    const bindings = { ...env, REMINDER_QUEUE: queue as unknown as Queue };
    const lost = { ...bindings, JOURNAL_0: failingDatabase(env.JOURNAL_0) };
    const failure = await workerWith(lost)
      .cron(MINUTE_CRON)
      .catch((error: Error) => error.message);
    expect(failure).toBe("Failed: remind-0, drain-outbox-0");
    expect(sent.map(({ body }) => body)).toMatchObject([{ type: "delivery", shard: 1 }]);
    expect(await states(people[0].id)).toEqual([]);
    await workerWith(bindings).cron(MINUTE_CRON);
    expect(sent.slice(1).map(({ body }) => body)).toMatchObject([{ type: "delivery", shard: 0 }]);
  });

  it("are sent to nobody from a shard that the user has left", async () => {
    const user = await personIn(0);
    await world.tick();
    await world.tick(SEVEN);
    await changeUser(user, "journal_shard = 1");
    expect(await world.deliver()).toEqual(["skipped"]);
    expect(world.pushes).toEqual([]);
  });
});

describe("what a broken-off write leaves between catalog and shard", () => {
  it("is mended by the next delivery: an old timezone", async () => {
    const user = await personIn(0);
    await world.tick();
    await changeUser(user, "timezone = 'America/New_York'");
    await world.tick(SEVEN);
    await world.deliver();
    await world.tick();
    expect(await storedReminders(user.id)).toMatchObject({
      timezone: "America/New_York",
      next_due_at: Date.parse("2026-11-21T00:00:00Z"),
    });
  });

  it("is mended by the next delivery: a plan for an account that is to be deleted, until that is canceled", async () => {
    const user = await personIn(0);
    await world.tick();
    await env.DB.prepare("INSERT INTO deletions (user_id, due_at) VALUES (?, ?)").bind(user.id, SEVEN).run();
    await world.tick(SEVEN);
    expect(await world.deliver()).toEqual(["skipped"]);
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: null });
    await cancelAccountDeletion(world.services, user);
    await world.tick();
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: Date.parse("2026-11-21T19:00Z") });
  });

  it("is mended by looking at the settings: a plan without any time", async () => {
    const user = await personIn(0);
    await env.JOURNAL_0.prepare(
      "UPDATE reminders SET next_due_at = NULL, notification_preference = 'none'",
    ).run();
    await getSettings(world.services, { user });
    await world.tick();
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: Date.parse(SEVEN) });
  });
});

describe("a browser that changes hands across shards", () => {
  const ENDPOINT = "https://push.test/shared";
  const endpointsOf = async (user: SessionUser) =>
    (await listPushSubscriptions(world.services, { user })).devices.map(({ endpoint }) => endpoint);

  it("belongs to the last user who subscribed", async () => {
    const [first, second] = [await personIn(0, 0), await personIn(1, 0)];
    await world.device(first, ENDPOINT);
    await world.device(second, ENDPOINT);
    expect(await endpointsOf(first)).toEqual([]);
    expect(await endpointsOf(second)).toEqual([ENDPOINT]);
    await world.device(first, ENDPOINT);
    expect(await endpointsOf(second)).toEqual([]);
  });

  it("shows nothing of its earlier user, whose shard could not be told", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const [first, second] = [await personIn(0, 0), await personIn(1, 0)];
    await world.device(first, ENDPOINT);
    const { journal } = world.services;
    world.services.journal = (shard) => {
      if (shard === 0) throw new Error("away");
      return journal(shard);
    };
    await world.device(second, ENDPOINT);
    world.services.journal = journal;
    await world.tick();
    await world.tick(SEVEN);
    const hints = world.queued.splice(0);
    await Promise.all(hints.map((hint) => deliverReminder(world.services, hint)));
    expect(world.pushes).toHaveLength(1);
    expect(await states(first.id)).toEqual([["push", "skipped", "no-device"]]);
    expect(await states(second.id, env.JOURNAL_1)).toEqual(SENT);
    expect(await endpointsOf(first)).toEqual([]);
  });
});

it("the settings of people whose shard is out of reach open without the reminders", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { server } = workerWith({ ...env, JOURNAL_1: failingDatabase(env.JOURNAL_1) });
  const account = await createAccount(server);
  await setUser(account, "journal_shard", 1);
  const page = await send(server, account, "GET", "/settings");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("reminders can&#x27;t be shown right now");
});
