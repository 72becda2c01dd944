import { describe, expect, it } from "vitest";
import { PRESET_REMINDERS, REMINDER_DAYS, REMINDER_PREFERENCES } from "~/features/reminders/contract";
import {
  channelsOf,
  LATEST,
  planReminders,
  type ReminderChoices,
  scheduleOf,
} from "~/features/reminders/domain/reminder-plan";
import { settle } from "~/features/reminders/domain/verdict";

const MINUTE = 60_000;
const NOW = Date.parse("2026-11-20T19:00Z");
const slot = (time: string, label = time, enabled = true) => ({
  id: `${time}${label}`,
  time,
  label,
  enabled,
});
const choices = (changes: Partial<ReminderChoices> = {}): ReminderChoices => ({
  preference: "custom",
  slots: [slot("19:00", "Daily Journal")],
  days: REMINDER_DAYS,
  timezone: "UTC",
  notificationPreference: "push",
  pushNotificationEnabled: true,
  emailEnabled: false,
  ...changes,
});

describe("a plan", () => {
  it("has what is due now, and looks again at the next time", () => {
    expect(planReminders(choices(), NOW, NOW)).toEqual({
      due: [{ localDate: "2026-11-20", time: "19:00", dueAt: NOW, label: "Daily Journal", isLate: false }],
      next: NOW + 24 * 60 * MINUTE,
    });
  });

  it("has nothing due for a record that was just changed", () => {
    expect(planReminders(choices(), NOW + 1, NOW + MINUTE)).toEqual({
      due: [],
      next: NOW + 24 * 60 * MINUTE,
    });
  });

  it("calls reminders of one time by all their names, once", () => {
    const slots = [
      slot("19:00", "Examen"),
      slot("19:00", "Rosary"),
      slot("19:00", "Examen"),
      slot("19:00", "Off", false),
    ];
    expect(planReminders(choices({ slots }), NOW, NOW).due.map(({ label }) => label)).toEqual([
      "Examen · Rosary",
    ]);
  });

  it("sends what is 30 minutes old, and notes one for all that are older", () => {
    const slots = ["10:00", "11:00", "18:29", "18:30", "18:45"].map((time) => slot(time));
    const { due, next } = planReminders(choices({ slots }), NOW - 12 * 60 * MINUTE, NOW);
    expect(due.map(({ time, isLate }) => [time, isLate])).toEqual([
      ["10:00", true],
      ["18:30", false],
      ["18:45", false],
    ]);
    expect(next).toBe(Date.parse("2026-11-21T10:00Z"));
  });

  it.each([
    ["the schedule 'none'", { preference: "none" }],
    ["no times", { slots: [] }],
    ["times that are switched off", { slots: [slot("19:00", "Off", false)] }],
    ["no days", { days: [] }],
    ["no channel", { notificationPreference: "none" }],
    ["pushes switched off", { pushNotificationEnabled: false }],
  ] as [string, Partial<ReminderChoices>][])("is empty for %s", (_, changes) => {
    expect(scheduleOf(choices(changes))).toBeNull();
    expect(planReminders(choices(changes), NOW, NOW)).toEqual({ due: [], next: null });
  });
});

describe("the channels", () => {
  it.each([
    ["push", true, false, ["push"]],
    ["push", false, false, []],
    ["push", false, true, ["email"]],
    ["sms", true, false, ["sms"]],
    ["both", true, false, ["push", "sms"]],
    ["both", false, true, ["sms", "email"]],
    ["none", true, true, ["email"]],
  ] as const)(
    "of %s, pushes %s and e-mail %s are %j",
    (notificationPreference, pushNotificationEnabled, emailEnabled, expected) => {
      expect(channelsOf({ notificationPreference, pushNotificationEnabled, emailEnabled })).toEqual(expected);
    },
  );
});

describe("the presets", () => {
  it("have the times that they are known for", () => {
    const times = (id: (typeof REMINDER_PREFERENCES)[number]) => PRESET_REMINDERS[id].map(({ time }) => time);
    expect(Object.fromEntries(REMINDER_PREFERENCES.map((id) => [id, times(id)]))).toEqual({
      once_daily: ["19:00"],
      morning_evening: ["07:00", "19:00"],
      three_times_daily: ["07:00", "12:00", "20:00"],
      liturgical_hours: ["06:00", "12:00", "18:00", "21:00"],
      contemplative: ["05:30", "12:00", "17:00", "20:30", "22:00"],
      custom: [],
      none: [],
    });
    expect(PRESET_REMINDERS.once_daily[0]?.label).toBe("Daily Journal");
  });
});

describe("what becomes of a try", () => {
  const later = (retryAfter: number | null) =>
    ({ state: "pending", reason: "unavailable", retryAfter }) as const;
  const of = (attempts: number, isPartlyDone = false) => ({ attempts, dueAt: NOW, isPartlyDone });

  it("waits longer with each try, and at least as long as it was told to", () => {
    const waits = [1, 2, 3].map((attempts) => settle(later(null), of(attempts), NOW).leaseUntil! - NOW);
    expect(waits).toEqual([5000, 10_000, 20_000]);
    expect(settle(later(90), of(1), NOW).leaseUntil).toBe(NOW + 90_000);
  });

  it("is given up when the next try would come more than 30 minutes late", () => {
    expect(settle(later(LATEST / 1000), of(1), NOW).state).toBe("pending");
    expect(settle(later(LATEST / 1000 + 1), of(1), NOW)).toEqual({
      state: "failed",
      reason: "unavailable",
      finishedAt: NOW,
    });
    expect(settle(later(LATEST / 1000 + 1), of(1, true), NOW).state).toBe("sent");
  });
});
