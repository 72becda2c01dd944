import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ReminderSettings } from "~/features/reminders/contract";
import {
  addPushSubscription,
  listPushSubscriptions,
  removePushSubscription,
} from "~/features/reminders/server/manage-push-subscriptions.server";
import { reminderUnsubscribeToken } from "~/features/reminders/server/unsubscribe-from-reminders.server";
import type { Env } from "~/server/env.server";
import { MailError } from "~/server/ports/mailer";
import { handleScheduled } from "../../workers/cron";
import { handleQueue } from "../../workers/queue";
import { ORIGIN, signUp } from "../factories/accounts";
import { send, sessionUser } from "../factories/journal";
import { callOk } from "../factories/library";
import { ReminderWorld, storedDeliveries, subscription } from "../factories/reminders";

const server = exports.default;
const API = "/api/reminders";
const BEFORE = "2026-11-20T18:00:00Z";

const states = async (userId: string) =>
  (await storedDeliveries(userId)).map(({ channel, state, reason }) => [channel, state, reason]);

describe("devices", () => {
  const world = new ReminderWorld(BEFORE);

  it("are a person's own, the newest ten", async () => {
    const user = await world.person({}, {}, 0);
    for (let device = 0; device < 12; device++) {
      world.now += 1000;
      await world.device(user, `https://push.test/own-${device}`);
    }
    const { devices, publicKey } = await listPushSubscriptions(world.services, { user });
    expect(publicKey).toBe("key");
    expect(devices.map(({ endpoint }) => endpoint.slice(-2))).toEqual([
      "11",
      "10",
      "-9",
      "-8",
      "-7",
      "-6",
      "-5",
      "-4",
      "-3",
      "-2",
    ]);
  });

  it("stay when one more is refused", async () => {
    const [user, other] = [await world.person({}, {}, 0), await world.person({}, {}, 0)];
    for (let device = 0; device < 10; device++) await world.device(user, `https://push.test/kept-${device}`);
    const before = await listPushSubscriptions(world.services, { user });
    const theirs = subscription("https://push.test/theirs");
    await addPushSubscription(world.services, { user: other, input: theirs });
    const stolen = { ...theirs, keys: { ...theirs.keys, auth: "z".repeat(22) } };
    await expect(addPushSubscription(world.services, { user, input: stolen })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await listPushSubscriptions(world.services, { user })).toEqual(before);
  });

  it("go to who subscribes last in the same browser, and to nobody who knows the address alone", async () => {
    const [first, second] = [await world.person({}, {}, 0), await world.person({}, {}, 0)];
    const input = subscription("https://push.test/shared");
    await addPushSubscription(world.services, { user: first, input });
    const stolen = { ...input, keys: { ...input.keys, auth: "z".repeat(22) } };
    await expect(addPushSubscription(world.services, { user: second, input: stolen })).rejects.toMatchObject({
      code: "conflict",
    });
    await addPushSubscription(world.services, { user: second, input });
    expect((await listPushSubscriptions(world.services, { user: first })).devices).toEqual([]);
    expect((await listPushSubscriptions(world.services, { user: second })).devices).toHaveLength(1);
    const removal = { user: first, endpoint: input.endpoint };
    await expect(removePushSubscription(world.services, removal)).rejects.toMatchObject({
      code: "not_found",
    });
    await removePushSubscription(world.services, { ...removal, user: second });
    const other = await signUp(server);
    const foreign = await send(server, other, "DELETE", `${API}/push-subscriptions`, {
      json: { endpoint: input.endpoint },
    });
    expect(foreign.status).toBe(404);
  });
});

describe("the link that ends reminders by e-mail", () => {
  it("does so by button and by one click, and for nobody else", async () => {
    const world = new ReminderWorld(new Date().toISOString());
    const token = (user: { id: string }) => reminderUnsubscribeToken(world.services, user.id);
    const own = await signUp(server);
    const isOn = async () =>
      (await callOk<ReminderSettings>(server, own, "GET", `${API}/custom`)).emailRemindersEnabled;
    const url = `${ORIGIN}/unsubscribe/${token(own.user)}`;
    await callOk(server, own, "PUT", `${API}/notification-preferences`, { emailRemindersEnabled: true });
    const page = await server.fetch(new Request(url));
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("Stop reminders by e-mail?"),
    ]);
    const post = (address: string) =>
      server.fetch(
        new Request(address, {
          method: "POST",
          body: "List-Unsubscribe=One-Click",
          headers: { "Content-Type": "application/x-www-form-urlencoded", Host: new URL(ORIGIN).host },
        }),
      );
    const forged = `${ORIGIN}/unsubscribe/${own.user.id}${token(sessionUser()).slice(36)}`;
    expect((await post(forged)).status).toBe(404);
    expect(await isOn()).toBe(true);
    expect((await post(url)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });
});

describe("the channels", () => {
  let world: ReminderWorld;
  beforeEach(() => {
    world = new ReminderWorld(BEFORE);
  });

  it("are push and text messages for 'both', and e-mail beside them", async () => {
    const user = await world.person(
      { emailRemindersEnabled: true },
      { notificationPreference: "both", phoneNumber: "+14155550123" },
    );
    await world.pass(61);
    expect((await states(user.id)).toSorted()).toEqual([
      ["email", "sent", null],
      ["push", "sent", null],
      ["sms", "failed", "needs-configuration"],
    ]);
    expect(world.mails).toEqual([
      expect.objectContaining({
        to: user.email,
        subject: "Daily Journal",
        text: expect.stringContaining(`${ORIGIN}/journal?new=true`),
        headers: {
          "Auto-Submitted": "auto-generated",
          "List-Unsubscribe": expect.stringMatching(/^<https:\/\/acolyte\.test\/unsubscribe\/[\w-]{79}>$/),
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
    ]);
  });

  it("are told to a provider of text messages where there is one", async () => {
    const texts: unknown[] = [];
    const smsSender = {
      isConfigured: true,
      send: async (text: unknown) => {
        texts.push(text);
        return { outcome: "sent" as const };
      },
    };
    world = new ReminderWorld(BEFORE, { smsSender });
    const user = await world.person({}, { notificationPreference: "sms", phoneNumber: "+14155550123" });
    const mute = await world.person({}, { notificationPreference: "sms" });
    await world.pass(61);
    expect(texts).toEqual([
      { to: "+14155550123", text: expect.stringMatching(/^Daily Journal: .*\/journal\?new=true$/) },
    ]);
    expect(await states(user.id)).toEqual([["sms", "sent", null]]);
    expect(await states(mute.id)).toEqual([["sms", "failed", "no-number"]]);
  });

  it("send a mail again under the same Message-ID, and not to an address that refuses it", async () => {
    const user = await world.person({ emailRemindersEnabled: true, notificationPreference: "none" });
    const refused = await world.person({ emailRemindersEnabled: true, notificationPreference: "none" });
    const ids: string[] = [];
    world.services.mailer.send = async ({ to, messageId }) => {
      if (to === refused.email) throw new MailError("refused", true);
      ids.push(messageId);
      if (ids.length < 3) throw new MailError("unavailable", false);
    };
    await world.pass(66);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(await states(user.id)).toEqual([["email", "sent", null]]);
    expect(await states(refused.id)).toEqual([["email", "failed", "refused"]]);
  });

  it("ask for a proven address where mails are real, and only there", async () => {
    const user = await world.person(
      { emailRemindersEnabled: true, notificationPreference: "none" },
      { emailVerified: false },
    );
    await world.pass(61);
    expect(await states(user.id)).toEqual([["email", "skipped", "address-not-confirmed"]]);
    world.services.settings.mail.isReal = false;
    world.now = Date.parse("2026-11-21T18:59:00Z");
    await world.pass(2);
    expect((await states(user.id))[1]).toEqual(["email", "sent", null]);
    world.services.settings.mail.isDelivered = false;
    world.now = Date.parse("2026-11-22T18:59:00Z");
    await world.pass(2);
    expect((await states(user.id))[2]).toEqual(["email", "failed", "needs-configuration"]);
  });
});

describe("the queue of reminders", () => {
  /** Hands one message to the consumer, as the queue would; gives what became of it. */
  const consume = async (queue: string, body: unknown, bindings: Env = env) => {
    const ends: string[] = [];
    const message = {
      id: "one",
      attempts: 1,
      body,
      ack: () => ends.push("ack"),
      retry: () => ends.push("retry"),
    };
    const ctx = createExecutionContext();
    await handleQueue({ queue, messages: [message] } as never, bindings, ctx);
    await waitOnExecutionContext(ctx);
    return ends;
  };
  const dueNow = async () => {
    const now = new Date();
    const world = new ReminderWorld(now.toISOString());
    const customReminders = [{ time: now.toISOString().slice(11, 16), label: "Now", enabled: true }];
    const settings = { customReminders, reminderPreference: "custom", emailRemindersEnabled: true } as const;
    const user = await world.person(settings, { notificationPreference: "none" });
    await env.DB.prepare("UPDATE reminders SET next_due_at = ? WHERE user_id = ?")
      .bind(now.setSeconds(0, 0), user.id)
      .run();
    return { world, user };
  };

  it("carries a reminder from cron to its mail", async () => {
    const { user } = await dueNow();
    await handleScheduled({ cron: "* * * * *" }, env, createExecutionContext());
    await expect.poll(() => states(user.id), { timeout: 20_000 }).toEqual([["email", "sent", null]]);
  });

  it("logs a dead letter, and keeps its row for cron", async () => {
    const { world, user } = await dueNow();
    await world.tick();
    const hint = world.queued.find(({ id }) => id > 0)!;
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(await consume("acolyte-reminders-dead", { v: 1, ...hint })).toEqual(["ack"]);
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
      level: "ERROR",
      event: "reminder-dead-letter",
      delivery: hint.id,
    });
    log.mockRestore();
    expect(await states(user.id)).toEqual([["email", "pending", null]]);
  });

  it("tries a message again while the database is away, and drops one that nobody understands", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const away = { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error("away")) };
    const body = { v: 1, type: "delivery", id: 1, attempts: 0 };
    const bindings = { ...env, DB: away as unknown as D1Database };
    expect(await consume("acolyte-reminders", body, bindings)).toEqual(["retry"]);
    expect(await consume("acolyte-reminders", { ...body, id: "1" })).toEqual(["ack"]);
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual([
      "reminder-failed",
      "queue-message-unknown",
    ]);
    log.mockRestore();
  });
});
