import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Delivery, ReminderSettings } from "~/features/reminders/contract";
import { type Account, createAccount } from "../factories/accounts";
import { send } from "../factories/journal";
import { callOk } from "../factories/library";
import { subscription } from "../factories/reminders";

const server = exports.default;
const API = "/api/reminders";

let account: Account;
beforeAll(async () => {
  account = await createAccount(server, { timezone: "America/New_York" });
});

const get = () => callOk<ReminderSettings>(server, account, "GET", `${API}/custom`);
const post = (json: unknown) => callOk<ReminderSettings>(server, account, "POST", `${API}/custom`, json);
const dump = async () => {
  const tables = ["reminders", "deliveries", "push_subscriptions"].map((table) =>
    env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).bind(account.user.id),
  );
  const user = env.DB.prepare("SELECT * FROM users WHERE id = ?").bind(account.user.id);
  return (await env.DB.batch([...tables, user])).map(({ results }) => results);
};

describe("the settings of reminders", () => {
  it("are off before anything was saved, and reading stores nothing", async () => {
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

  it("keep what is sent, and tell when the next one comes", async () => {
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

  it("take what is absent as unchanged, and a preset without times as its own", async () => {
    const before = await get();
    expect(await post({})).toEqual(before);
    const preset = await post({ reminderPreference: "contemplative", customReminders: [] });
    expect(preset.customReminders.map(({ time }) => time)).toEqual([
      "05:30",
      "12:00",
      "17:00",
      "20:30",
      "22:00",
    ]);
    expect(preset.reminderDays).toEqual(before.reminderDays);
  });

  it.each([
    ["alone", {}],
    ["with the times of the preset", { customReminders: [{ time: "05:30", label: "Vigil" }] }],
  ])("lose the preset's times when no reminders are chosen, sent %s", async (_name, sent) => {
    await post({ reminderPreference: "contemplative" });
    const saved = await post({ reminderPreference: "none", ...sent });
    expect(saved).toMatchObject({ reminderPreference: "none", customReminders: [], nextReminderAt: null });
    expect(await get()).toEqual(saved);
    expect((await post({ reminderPreference: "custom" })).customReminders).toEqual([]);
  });

  it("take twenty reminders, also of one time", async () => {
    const customReminders = Array.from({ length: 20 }, (_, n) => ({
      id: "same",
      time: "08:00",
      label: `No ${n}`,
    }));
    const saved = await post({ customReminders, reminderPreference: "custom" });
    expect(new Set(saved.customReminders.map(({ id }) => id)).size).toBe(20);
  });

  it("of notifications keep what is sent and leave the rest", async () => {
    const path = `${API}/notification-preferences`;
    const before = await get();
    const changes = {
      notificationPreference: "sms",
      phoneNumber: "+14155550123",
      emailRemindersEnabled: true,
    };
    expect(await callOk(server, account, "PUT", path, changes)).toEqual({ ...before, ...changes });
    const without = { phoneNumber: null, pushNotificationEnabled: false };
    expect(await callOk(server, account, "PUT", path, without)).toMatchObject({
      notificationPreference: "sms",
      phoneNumber: "",
      pushNotificationEnabled: false,
    });
  });

  const reminder = (changes: object) => ({
    customReminders: [{ time: "19:00", label: "Examen", ...changes }],
  });
  it.each<[string, string, string, unknown, string?]>([
    [
      "21 reminders",
      "POST",
      "custom",
      { customReminders: Array(21).fill({ time: "19:00", label: "x" }) },
      "customReminders",
    ],
    ["no list of reminders", "POST", "custom", { customReminders: "19:00" }, "customReminders"],
    ["a time that is none", "POST", "custom", reminder({ time: "25:00" }), "customReminders.0.time"],
    ["a time without its zero", "POST", "custom", reminder({ time: "9:00" }), "customReminders.0.time"],
    ["a time with seconds", "POST", "custom", reminder({ time: "19:00:00" }), "customReminders.0.time"],
    ["no time", "POST", "custom", reminder({ time: undefined }), "customReminders.0.time"],
    ["no label", "POST", "custom", reminder({ label: "  " }), "customReminders.0.label"],
    [
      "a label of 81 characters",
      "POST",
      "custom",
      reminder({ label: "x".repeat(81) }),
      "customReminders.0.label",
    ],
    ["a switch that is none", "POST", "custom", reminder({ enabled: "yes" }), "customReminders.0.enabled"],
    ["a day that is none", "POST", "custom", { reminderDays: ["monday", "funday"] }, "reminderDays.1"],
    ["a day in capitals", "POST", "custom", { reminderDays: ["Monday"] }, "reminderDays.0"],
    ["an unknown preset", "POST", "custom", { reminderPreference: "hourly" }, "reminderPreference"],
    ["an unknown type", "POST", "custom", { notificationPreference: "pigeon" }, "notificationPreference"],
    ["null for a switch", "POST", "custom", { skipWhenJournaled: null }, "skipWhenJournaled"],
    ["a list", "POST", "custom", []],
    ["nothing", "POST", "custom", null],
    [
      "one bad of many",
      "POST",
      "custom",
      { reminderPreference: "once_daily", reminderDays: ["x"] },
      "reminderDays.0",
    ],
    ["a local number", "PUT", "notification-preferences", { phoneNumber: "(415) 555-0123" }, "phoneNumber"],
    [
      "a number of 16 digits",
      "PUT",
      "notification-preferences",
      { phoneNumber: "+1234567890123456" },
      "phoneNumber",
    ],
    [
      "a text for a switch",
      "PUT",
      "notification-preferences",
      { pushNotificationEnabled: "on" },
      "pushNotificationEnabled",
    ],
    ["an unknown channel", "POST", "test", { channel: "pigeon" }, "channel"],
    ["no channel", "POST", "test", {}, "channel"],
    [
      "a subscription without keys",
      "POST",
      "push-subscriptions",
      { endpoint: "https://push.test/1" },
      "keys",
    ],
    [
      "a short key",
      "POST",
      "push-subscriptions",
      { ...subscription("https://push.test/1"), keys: { p256dh: "x", auth: "y" } },
      "keys.p256dh",
    ],
    [
      "an endpoint of no push service",
      "POST",
      "push-subscriptions",
      subscription("https://169.254.169.254/latest"),
      "endpoint",
    ],
    ["an endpoint that is no address", "POST", "push-subscriptions", subscription("push me"), "endpoint"],
    ["no endpoint to forget", "DELETE", "push-subscriptions", {}, "endpoint"],
  ])("refuse %s with a 400 and store nothing", async (_, method, path, json, issue) => {
    const before = await dump();
    const response = await send(server, account, method, `${API}/${path}`, { json });
    const body = await response.json<{ message: string; issues?: { path: string }[] }>();
    expect([response.status, body]).toEqual([400, expect.objectContaining({ message: expect.any(String) })]);
    if (issue) expect(body.issues?.map((one) => one.path)).toContain(issue);
    expect(await dump()).toEqual(before);
  });

  it.each([
    ["GET", "custom"],
    ["POST", "custom"],
    ["PUT", "notification-preferences"],
    ["GET", "push-subscriptions"],
    ["POST", "push-subscriptions"],
    ["DELETE", "push-subscriptions"],
    ["POST", "test"],
    ["GET", "deliveries"],
  ])("are nobody's without a session: %s %s", async (method, path) => {
    const json = method === "GET" ? undefined : {};
    const response = await send(server, null, method, `${API}/${path}`, { json });
    expect([response.status, await response.json()]).toEqual([401, { message: "Unauthorized" }]);
  });
});

describe("a test", () => {
  it("tells at once what became of it, and is listed, ten an hour", async () => {
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
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(22);
    const listed = await callOk<Delivery[]>(server, own, "GET", `${API}/deliveries`);
    expect(listed).toHaveLength(10);
    expect(listed.filter(({ channel, state }) => channel === "email" && state === "sent")).toHaveLength(8);
    expect(await callOk(server, account, "GET", `${API}/deliveries`)).toEqual([]);
  });
});
