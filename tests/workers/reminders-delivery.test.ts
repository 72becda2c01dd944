import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { UpdateProfileInput } from "~/features/accounts/contract";
import { updateProfile } from "~/features/accounts/server/update-profile.server";
import { purgeDeliveries } from "~/features/reminders/server/public.server";
import { openDatabase } from "~/server/db/client.server";
import type { SessionUser } from "~/server/ports/session";
import { ORIGIN } from "../factories/accounts";
import {
  forgetReminders,
  ReminderWorld,
  deliveryStates as states,
  storedDeliveries,
  storedReminders,
} from "../factories/reminders";

const BEFORE = "2026-11-20T18:00:00Z";
const SEVEN = "2026-11-20T19:00:00Z";

let world: ReminderWorld;
const change = (user: SessionUser, input: UpdateProfileInput) =>
  updateProfile(world.services, { user, input, origin: ORIGIN });

beforeEach(async () => {
  await forgetReminders();
  world = new ReminderWorld(BEFORE);
});

describe("a reminder", () => {
  it("arrives once at its minute, with its label, and is planned for the next day", async () => {
    const user = await world.person();
    await world.tick();
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: Date.parse(SEVEN) });
    await world.pass(59);
    expect(world.pushes).toEqual([]);
    await world.pass(2);
    expect(world.pushes).toEqual([
      {
        target: expect.objectContaining({ auth: "a".repeat(22) }),
        message: {
          title: "Daily Journal",
          body: "A quiet moment for your journal.",
          tag: "reminder-2026-11-20-19:00",
          url: "/journal?new=true",
        },
        timeToLive: 30 * 60,
      },
    ]);
    expect(await states(user.id)).toEqual([["push", "sent", null]]);
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: Date.parse("2026-11-21T19:00Z") });
  });

  it("reaches everyone who is due, page by page", async () => {
    const many = JSON.stringify(Array.from({ length: 2300 }, (_, number) => `many-${number}`));
    const slots = JSON.stringify([{ id: "one", time: "19:00", label: "Daily Journal", enabled: true }]);
    await env.JOURNAL_0.prepare(
      `INSERT INTO reminders (user_id, preference, slots, days, email_enabled, origin, next_due_at, timezone,
        notification_preference, push_notification_enabled, updated_at)
       SELECT value, 'once_daily', ?2, '["friday"]', 1, 'https://acolyte.test', ?3, 'UTC', 'push', 1, ?4
       FROM json_each(?1)`,
    )
      .bind(many, slots, Date.parse(SEVEN), BEFORE)
      .run();
    expect(await world.tick(SEVEN)).toEqual({ claimed: 2300, announced: 2300, late: 0 });
    expect(await world.tick()).toEqual({ claimed: 0, announced: 0, late: 0 });
    expect(new Set(world.queued.map(({ id }) => id)).size).toBe(2300);
    const next = Date.parse("2026-11-27T19:00:00Z");
    const due = await env.JOURNAL_0.prepare("SELECT count(*) AS count FROM reminders WHERE next_due_at = ?")
      .bind(next)
      .first();
    expect(due).toEqual({ count: 2300 });
  });

  it("is not planned from settings that change while cron runs", async () => {
    const user = await world.person();
    await world.tick();
    world.now = Date.parse(SEVEN);
    // The settings change between the page that cron reads and the batch that it stores.
    const database = new Proxy(env.JOURNAL_0, {
      get(target, key) {
        if (key !== "batch") return Reflect.get(target, key).bind(target);
        return async (statements: D1PreparedStatement[]) => {
          await change(user, { timezone: "Asia/Tokyo" });
          return await target.batch(statements);
        };
      },
    });
    const slow = new ReminderWorld(SEVEN, { shards: [0], journal: () => openDatabase(database) });
    await slow.tick();
    await world.tick();
    expect([...slow.queued, ...world.queued], "the time zone has changed").toEqual([]);
    // 19:00 in Tokyo is 10:00 UTC.
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: Date.parse("2026-11-21T10:00Z") });
  });

  it.each([
    ["the time zone", { timezone: "America/New_York" }, "2026-11-21T00:00:00Z"],
    ["the notification type", { notificationPreference: "none" }, null],
    ["the setting of pushes", { pushNotificationEnabled: false }, null],
  ] as const)("is planned again when %s changes", async (_, input, next) => {
    const user = await world.person();
    await world.tick();
    await change(user, input);
    await world.pass(1);
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: next && Date.parse(next) });
  });

  it("is stored but not sent when cron or the queue is more than 30 minutes late", async () => {
    const user = await world.person({ reminderPreference: "three_times_daily" });
    await world.tick();
    expect(await world.tick("2026-11-20T20:10:00Z")).toEqual({ claimed: 1, announced: 1, late: 0 });
    expect(await world.tick("2026-11-21T12:45:00Z")).toMatchObject({ claimed: 1, late: 1 });
    expect(await world.deliver()).toEqual(["skipped", "taken"]);
    expect(world.pushes).toEqual([]);
    expect(await states(user.id)).toEqual([
      ["push", "skipped", "late"],
      ["push", "skipped", "late"],
    ]);
    expect(await storedReminders(user.id)).toMatchObject({ next_due_at: Date.parse("2026-11-21T20:00Z") });
  });

  it("is skipped on a day with an entry for a person who wants that", async () => {
    const choosy = await world.person({ skipWhenJournaled: true });
    const other = await world.person();
    for (const { id } of [choosy, other]) {
      await env.JOURNAL_0.prepare("INSERT INTO journal_days VALUES (?, '2026-11-20', 1)").bind(id).run();
    }
    await world.pass(62);
    expect(await states(choosy.id)).toEqual([["push", "skipped", "journaled"]]);
    expect(await states(other.id)).toEqual([["push", "sent", null]]);
    world.now = Date.parse("2026-11-21T18:59:00Z");
    await world.pass(2);
    expect((await states(choosy.id))[1]).toEqual(["push", "sent", null]);
  });

  it.each([
    ["notification_preference = 'sms'", "users"],
    ["push_notification_enabled = 0", "users"],
    ["preference = 'none'", "reminders"],
  ])("is skipped when it is turned off between its minute and the queue: %s", async (set, table) => {
    const user = await world.person();
    await world.tick();
    await world.tick(SEVEN);
    const [database, key] = table === "users" ? [env.DB, "id"] : [env.JOURNAL_0, "user_id"];
    await database.prepare(`UPDATE ${table} SET ${set} WHERE ${key} = ?`).bind(user.id).run();
    expect(await world.deliver()).toEqual(["skipped"]);
    expect(await states(user.id)).toEqual([["push", "skipped", "switched-off"]]);
  });
});

describe("a delivery that fails", () => {
  const due = async (settings = {}, devices = 1) => {
    const user = await world.person(settings, {}, devices);
    await world.tick();
    await world.tick(SEVEN);
    return user;
  };

  it("is tried again after the time that the service names, and then arrives once", async () => {
    const user = await due();
    world.push = () => ({ outcome: "later", retryAfter: 200 });
    expect(await world.deliver()).toEqual(["pending"]);
    expect((await states(user.id))[0]).toEqual(["push", "pending", "unavailable"]);
    world.push = () => ({ outcome: "sent" });
    await world.pass(3);
    expect(world.pushes).toHaveLength(1);
    await world.pass(5);
    expect(world.pushes).toHaveLength(2);
    expect((await states(user.id))[0]).toEqual(["push", "sent", null]);
    expect(world.pushes[1]!.message).toEqual(world.pushes[0]!.message);
  });

  it("ends after half an hour of failures of the service", async () => {
    const user = await due();
    world.push = () => ({ outcome: "later", retryAfter: null });
    await world.deliver();
    await world.pass(45);
    expect((await states(user.id))[0]).toEqual(["push", "failed", "unavailable"]);
    expect(world.pushes.length).toBeGreaterThan(4);
  });

  it("is final when the service refuses it", async () => {
    const user = await due();
    world.push = () => ({ outcome: "refused" });
    await world.deliver();
    await world.pass(10);
    expect(world.pushes).toHaveLength(1);
    expect((await states(user.id))[0]).toEqual(["push", "failed", "refused"]);
  });

  it("removes only the device that its service no longer knows", async () => {
    const user = await due({}, 2);
    const endpoints = async () => {
      const sql = "SELECT endpoint FROM push_subscriptions ORDER BY id";
      const { results } = await env.JOURNAL_0.prepare(sql).all<{ endpoint: string }>();
      return results.map(({ endpoint }) => endpoint);
    };
    const [gone, kept] = await endpoints();
    world.push = ({ endpoint }) => ({ outcome: endpoint === gone ? "gone" : "sent" });
    await world.deliver();
    expect(await states(user.id)).toEqual([["push", "sent", null]]);
    expect(await endpoints()).toEqual([kept]);
  });

  it("does not repeat the push for devices that received it", async () => {
    const user = await due({}, 3);
    const asked = new Map<string, number>();
    world.push = ({ endpoint }) => {
      const times = (asked.get(endpoint) ?? 0) + 1;
      asked.set(endpoint, times);
      return asked.size === 2 && times === 1 ? { outcome: "later", retryAfter: 1 } : { outcome: "sent" };
    };
    await world.deliver();
    await world.pass(3);
    expect([...asked.values()].toSorted()).toEqual([1, 1, 2]);
    expect((await states(user.id))[0]).toEqual(["push", "sent", null]);
  });

  it("is tried again when the worker stops in the middle, after its lease and not before", async () => {
    const user = await due();
    world.push = () => {
      throw new Error("the worker is gone");
    };
    await expect(world.deliver()).rejects.toThrow("the worker is gone");
    world.push = () => ({ outcome: "sent" });
    await world.pass(2);
    expect(world.pushes).toHaveLength(1);
    await world.pass(2);
    expect(world.pushes).toHaveLength(2);
    expect((await states(user.id))[0]).toEqual(["push", "sent", null]);
  });
});

describe("old deliveries", () => {
  it("are all deleted after 30 days", async () => {
    const user = await world.person();
    const many = JSON.stringify(Array.from({ length: 2500 }, (_, number) => number));
    const insert = (date: string, prefix: string) =>
      env.JOURNAL_0.prepare(
        `INSERT INTO deliveries (user_id, local_date, slot, channel, label, due_at, lease_until)
         SELECT ?1, ?2, ?3 || value, 'push', '', ?4, 0 FROM json_each(?5)`,
      ).bind(user.id, date, prefix, Date.parse(date), many);
    await env.JOURNAL_0.batch([insert("2026-10-20", "old"), insert("2026-10-22", "kept")]);
    expect(await purgeDeliveries(world.services, 0)).toBe(2500);
    expect(await storedDeliveries(user.id)).toHaveLength(2500);
  });
});
