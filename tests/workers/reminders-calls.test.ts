import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Delivery, ReminderSettings } from "~/features/reminders/contract";
import { type Account, createAccount, send } from "../factories/accounts";

import { callOk } from "../factories/library";
import { type BadCall, expectBadInput } from "../factories/refusals";
import { subscription } from "../factories/reminders";
import { server } from "../factories/worker-with";

const API = "/api/reminders";

let account: Account;
beforeAll(async () => {
  account = await createAccount(server, { timezone: "America/New_York" });
});

const get = () => callOk<ReminderSettings>(server, account, "GET", `${API}/custom`);
const post = (json: unknown) => callOk<ReminderSettings>(server, account, "POST", `${API}/custom`, json);
const dump = async () => {
  const tables = ["reminders", "deliveries", "push_subscriptions"].map((table) =>
    env.JOURNAL_0.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(account.user.id),
  );
  const user = env.DB.prepare("SELECT * FROM users WHERE id = ?").bind(account.user.id);
  return [...(await env.JOURNAL_0.batch(tables)), await user.all()].map(({ results }) => results);
};

describe("the settings of reminders", () => {
  it("are off at first, and reading them stores nothing", async () => {
    const before = await dump();
    expect(await get()).toEqual({
      customReminders: [],
      reminderDays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
      notificationPreference: "push",
      reminderPreference: "none",
      phoneNumber: "",
      pushNotificationEnabled: true,
      emailRemindersEnabled: false,
      skipWhenJournaled: false,
      nextReminderAt: null,
      obstacles: { push: expect.any(String), sms: "needs-configuration", email: null },
    });
    expect(await dump()).toEqual(before);
  });

  it("keep what is sent, and name the time of the next reminder", async () => {
    const saved = await post({
      customReminders: [
        { time: "19:30", label: " Examen " },
        { id: "mine", time: "06:15", label: "Lauds", enabled: false },
      ],
      reminderDays: ["sunday", "monday", "sunday"],
      notificationPreference: "both",
      reminderPreference: "custom",
      skipWhenJournaled: true,
      somethingElse: 1,
    });
    expect(saved).toMatchObject({
      customReminders: [
        { id: "mine", time: "06:15", label: "Lauds", enabled: false },
        { id: expect.stringMatching(/.{36}/), time: "19:30", label: "Examen", enabled: true },
      ],
      reminderDays: ["monday", "sunday"],
      notificationPreference: "both",
      reminderPreference: "custom",
      skipWhenJournaled: true,
      emailRemindersEnabled: false,
    });
    expect(await get()).toEqual(saved);
    const next = new Date(saved.nextReminderAt!);
    expect(next.toLocaleString("sv-SE", { timeZone: "America/New_York" })).toMatch(/ 19:30:00$/);
    expect(await callOk(server, account, "GET", "/api/auth/user")).toMatchObject({
      notificationPreference: "both",
    });
  });

  it("leave absent fields unchanged, and fill in the times of a preset", async () => {
    const before = await get();
    expect(await post({})).toEqual(before);
    const preset = await post({ reminderPreference: "contemplative", customReminders: [] });
    const times = preset.customReminders.map(({ time }) => time);
    expect(times.join()).toBe("05:30,12:00,17:00,20:30,22:00");
    expect(preset.reminderDays).toEqual(before.reminderDays);
  });

  it.each([
    ["alone", {}],
    ["with the times of the preset", { customReminders: [{ time: "05:30", label: "Vigil" }] }],
  ])("lose the times of the preset when no reminders are chosen, sent %s", async (_name, sent) => {
    await post({ reminderPreference: "contemplative" });
    const saved = await post({ reminderPreference: "none", ...sent });
    expect(saved).toMatchObject({ reminderPreference: "none", customReminders: [], nextReminderAt: null });
    expect(await get()).toEqual(saved);
    expect((await post({ reminderPreference: "custom" })).customReminders).toEqual([]);
  });

  it("of notifications are changed field by field", async () => {
    const path = `${API}/notification-preferences`;
    const before = await get();
    const put = (json: object) => callOk(server, account, "PUT", path, json);
    const changes = {
      notificationPreference: "sms",
      phoneNumber: "+14155550123",
      emailRemindersEnabled: true,
    };
    expect(await put(changes)).toEqual({ ...before, ...changes });
    const off = { pushNotificationEnabled: false };
    const without = { ...before, ...changes, ...off, phoneNumber: "" };
    expect(await put({ ...off, phoneNumber: null })).toEqual(without);
  });

  it("name the field of bad input and change nothing", async () => {
    const custom = (change: object) => ({ customReminders: [{ time: "19:00", label: "Examen", ...change }] });
    const endpoint = "https://push.test/1";
    const bad: BadCall[] = [
      ["POST", `${API}/custom`, { customReminders: Array(21).fill({ time: "19:00" }) }, "customReminders"],
      ["POST", `${API}/custom`, custom({ time: "25:00" }), "customReminders.0.time"],
      ["POST", `${API}/custom`, custom({ time: undefined }), "customReminders.0.time"],
      ["POST", `${API}/custom`, custom({ label: "  " }), "customReminders.0.label"],
      ["POST", `${API}/custom`, custom({ label: "x".repeat(81) }), "customReminders.0.label"],
      ["POST", `${API}/custom`, { reminderDays: ["monday", "funday"] }, "reminderDays.1"],
      ["POST", `${API}/custom`, { reminderPreference: "hourly" }, "reminderPreference"],
      ["PUT", `${API}/notification-preferences`, { phoneNumber: "(415) 555-0123" }, "phoneNumber"],
      ["POST", `${API}/test`, { channel: "pigeon" }, "channel"],
      ["POST", `${API}/push-subscriptions`, { endpoint, keys: { p256dh: "x", auth: "y" } }, "keys.p256dh"],
      ["POST", `${API}/push-subscriptions`, subscription("https://169.254.169.254/latest"), "endpoint"],
      ["POST", `${API}/push-subscriptions`, subscription("push me"), "endpoint"],
      ["DELETE", `${API}/push-subscriptions`, {}, "endpoint"],
    ];
    const before = await dump();
    await expectBadInput(server, account, bad);
    expect(await dump()).toEqual(before);
  });
});

describe("a test reminder", () => {
  it("is delivered at once and listed, at most ten an hour", async () => {
    const own = await createAccount(server, { timezone: "Asia/Kolkata" });
    const first = await send(server, own, "POST", `${API}/test`, { json: { channel: "sms" } });
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({
      id: expect.any(String),
      channel: "sms",
      isTest: true,
      label: "Test reminder",
      localDate: expect.any(String),
      time: expect.stringMatching(/^\d\d:\d\d$/),
      dueAt: expect.any(String),
      state: "failed",
      reason: "needs-configuration",
      finishedAt: expect.any(String),
    });
    expect(await callOk(server, own, "POST", `${API}/test`, { channel: "push" })).toMatchObject({
      state: "skipped",
      reason: "no-device",
    });
    const many = Array.from({ length: 30 }, () =>
      send(server, own, "POST", `${API}/test`, { json: { channel: "email" } }),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(8).fill(201), ...Array(22).fill(429)]);
    const listed = await callOk<Delivery[]>(server, own, "GET", `${API}/deliveries`);
    expect(listed).toHaveLength(10);
    expect(listed.filter(({ channel, state }) => channel === "email" && state === "sent")).toHaveLength(8);
    expect(await callOk(server, account, "GET", `${API}/deliveries`)).toEqual([]);
  });
});
