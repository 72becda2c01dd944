import { env } from "cloudflare:workers";
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
import type { SessionUser } from "~/server/ports/session";
import { createAccount, ORIGIN, send } from "../factories/accounts";
import { failingDatabase } from "../factories/failing-database";
import { sessionUser } from "../factories/journal";
import { callOk } from "../factories/library";
import { ReminderWorld, deliveryStates as states, subscription } from "../factories/reminders";
import { MINUTE_CRON, server, workerWith } from "../factories/worker-with";

const API = "/api/reminders";
const PHONE = "+14155550123";
const MAIL_ONLY = { emailRemindersEnabled: true, notificationPreference: "none" } as const;
const BEFORE = "2026-11-20T18:00:00Z";

describe("devices", () => {
  const world = new ReminderWorld(BEFORE);
  const person = () => world.person({}, {}, 0);
  const list = (user: SessionUser) => listPushSubscriptions(world.services, { user });
  const add = (user: SessionUser, input: ReturnType<typeof subscription>) =>
    addPushSubscription(world.services, { user, input });
  /** Returns a subscription with keys that are not those of the browser. */
  const stolen = (input: ReturnType<typeof subscription>) => ({
    ...input,
    keys: { ...input.keys, auth: "z".repeat(22) },
  });
  const CONFLICT = { code: "conflict" };

  it("are limited to the newest ten of a person", async () => {
    const user = await person();
    for (let device = 0; device < 12; device++) {
      world.now += 1000;
      await world.device(user, `https://push.test/own-${device}`);
    }
    const { devices, publicKey } = await list(user);
    expect(publicKey).toBe("key");
    const names = devices.map(({ endpoint }) => endpoint.split("-")[1]);
    expect(names.join()).toBe("11,10,9,8,7,6,5,4,3,2");
  });

  it("stay when another one is refused", async () => {
    const [user, other] = [await person(), await person()];
    for (let device = 0; device < 10; device++) await world.device(user, `https://push.test/kept-${device}`);
    const before = await list(user);
    const theirs = subscription("https://push.test/theirs");
    await add(other, theirs);
    await expect(add(user, stolen(theirs))).rejects.toMatchObject(CONFLICT);
    expect(await list(user)).toEqual(before);
  });

  it("move to the last person who subscribes in the same browser, but not to one who only knows the address", async () => {
    const [first, second] = [await person(), await person()];
    const input = subscription("https://push.test/shared");
    await add(first, input);
    await expect(add(second, stolen(input))).rejects.toMatchObject(CONFLICT);
    await add(second, input);
    expect((await list(first)).devices).toEqual([]);
    expect((await list(second)).devices).toHaveLength(1);
    const { endpoint } = input;
    const remove = (user: SessionUser) => removePushSubscription(world.services, { user, endpoint });
    await expect(remove(first)).rejects.toMatchObject({ code: "not_found" });
    await remove(second);
    const path = `${API}/push-subscriptions`;
    const foreign = await send(server, await createAccount(server), "DELETE", path, { json: { endpoint } });
    expect(foreign.status).toBe(404);
  });
});

describe("the link that ends e-mail reminders", () => {
  it("works with one click for its own account only, and opening it ends nothing", async () => {
    const world = new ReminderWorld(new Date().toISOString());
    const token = (user: { id: string }) => reminderUnsubscribeToken(world.services, user.id);
    const own = await createAccount(server);
    const isOn = async () =>
      (await callOk<ReminderSettings>(server, own, "GET", `${API}/custom`)).emailRemindersEnabled;
    const url = `${ORIGIN}/unsubscribe/${token(own.user)}`;
    await callOk(server, own, "PUT", `${API}/notification-preferences`, { emailRemindersEnabled: true });
    const page = await server.fetch(new Request(url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Stop reminders by e-mail?");
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

  it("are push and text messages for 'both', and e-mail as well", async () => {
    const both = { notificationPreference: "both", phoneNumber: PHONE } as const;
    const user = await world.person({ emailRemindersEnabled: true }, both);
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

  it("use the provider of text messages where there is one", async () => {
    const texts: unknown[] = [];
    const smsSender = {
      isConfigured: true,
      send: async (text: unknown) => {
        texts.push(text);
        return { outcome: "sent" as const };
      },
    };
    world = new ReminderWorld(BEFORE, { smsSender });
    const user = await world.person({}, { notificationPreference: "sms", phoneNumber: PHONE });
    const mute = await world.person({}, { notificationPreference: "sms" });
    await world.pass(61);
    expect(texts).toEqual([
      { to: PHONE, text: expect.stringMatching(/^Daily Journal: .*\/journal\?new=true$/) },
    ]);
    expect(await states(user.id)).toEqual([["sms", "sent", null]]);
    expect(await states(mute.id)).toEqual([["sms", "failed", "no-number"]]);
  });

  it("send a mail again with the same Message-ID, but not to an address that refuses it", async () => {
    const user = await world.person(MAIL_ONLY);
    const refused = await world.person(MAIL_ONLY);
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

  it("need a confirmed e-mail address where mails are real, and only there", async () => {
    const user = await world.person(MAIL_ONLY, { emailVerified: false });
    const stateOn = async (date: string) => {
      world.now = Date.parse(`${date}T18:59:00Z`);
      await world.pass(2);
      return (await states(user.id)).at(-1);
    };
    await world.tick();
    expect(await stateOn("2026-11-20")).toEqual(["email", "skipped", "address-not-confirmed"]);
    world.services.settings.mail.isReal = false;
    expect(await stateOn("2026-11-21")).toEqual(["email", "sent", null]);
    world.services.settings.mail.isDelivered = false;
    expect(await stateOn("2026-11-22")).toEqual(["email", "failed", "needs-configuration"]);
  });
});

describe("the queue of reminders", () => {
  /** Hands one message to the consumer as the queue does, and returns the messages to retry. */
  const consume = async (queue: string, body: unknown, bindings: Env = env) => {
    const again: unknown[] = [];
    await workerWith(bindings).consume(queue, [body], (one) => again.push(one));
    return again;
  };
  const dueNow = async () => {
    const now = new Date();
    const world = new ReminderWorld(now.toISOString());
    const customReminders = [{ time: now.toISOString().slice(11, 16), label: "Now", enabled: true }];
    const settings = { customReminders, reminderPreference: "custom", emailRemindersEnabled: true } as const;
    const user = await world.person(settings, { notificationPreference: "none" });
    await env.JOURNAL_0.prepare("UPDATE reminders SET next_due_at = ? WHERE user_id = ?")
      .bind(now.setSeconds(0, 0), user.id)
      .run();
    return { world, user };
  };

  it("carries a reminder from cron to its mail", async () => {
    const { user } = await dueNow();
    await workerWith(env).cron(MINUTE_CRON);
    await expect.poll(() => states(user.id), { timeout: 20_000 }).toEqual([["email", "sent", null]]);
  });

  it("logs a dead letter, and leaves its row for cron", async () => {
    const { world, user } = await dueNow();
    await world.tick();
    const hint = world.queued.find(({ id }) => id > 0)!;
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(await consume("acolyte-reminders-dead", { v: 2, ...hint })).toEqual([]);
    const logged = { level: "ERROR", event: "reminder-dead-letter", delivery: hint.id, shard: 0 };
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual(logged);
    log.mockRestore();
    expect(await states(user.id)).toEqual([["email", "pending", null]]);
  });

  it("retries a message while the database is down, and drops an unknown one", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const body = { v: 2, type: "delivery", shard: 0, id: 1, attempts: 0 };
    const bindings = { ...env, JOURNAL_0: failingDatabase(env.JOURNAL_0) };
    expect(await consume("acolyte-reminders", body, bindings)).toEqual([body]);
    expect(await consume("acolyte-reminders", { ...body, id: "1" })).toEqual([]);
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual([
      "reminder-failed",
      "queue-message-unknown",
    ]);
    log.mockRestore();
  });
});
