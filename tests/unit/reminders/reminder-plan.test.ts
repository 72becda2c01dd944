import { describe, expect, it } from "vitest";
import { REMINDER_DAYS } from "~/features/reminders/contract";
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
  reminderPreference: "custom",
  customReminders: [slot("19:00", "Daily Journal")],
  reminderDays: [...REMINDER_DAYS],
  timezone: "UTC",
  notificationPreference: "push",
  pushNotificationEnabled: true,
  emailRemindersEnabled: false,
  ...changes,
});

describe("a plan", () => {
  it("has the due reminder and the next time", () => {
    expect(planReminders(choices(), NOW, NOW)).toEqual({
      due: [{ localDate: "2026-11-20", time: "19:00", dueAt: NOW, label: "Daily Journal", isLate: false }],
      next: NOW + 24 * 60 * MINUTE,
    });
  });

  it("has nothing due right after a change", () => {
    expect(planReminders(choices(), NOW + 1, NOW + MINUTE)).toEqual({
      due: [],
      next: NOW + 24 * 60 * MINUTE,
    });
  });

  it("joins the different labels of one time", () => {
    const labels = ["Examen", "Rosary", "Examen"].map((label) => slot("19:00", label));
    const customReminders = [...labels, slot("19:00", "Off", false)];
    const { due } = planReminders(choices({ customReminders }), NOW, NOW);
    expect(due.map(({ label }) => label)).toEqual(["Examen · Rosary"]);
  });

  it("sends reminders up to 30 minutes late, and notes one for all older ones", () => {
    const customReminders = ["10:00", "11:00", "18:29", "18:30", "18:45"].map((time) => slot(time));
    const { due, next } = planReminders(choices({ customReminders }), NOW - 12 * 60 * MINUTE, NOW);
    expect(due.map(({ time, isLate }) => [time, isLate])).toEqual([
      ["10:00", true],
      ["18:30", false],
      ["18:45", false],
    ]);
    expect(next).toBe(Date.parse("2026-11-21T10:00Z"));
  });

  it.each([
    ["the schedule 'none'", { reminderPreference: "none" }],
    ["no times", { customReminders: [] }],
    ["disabled times", { customReminders: [slot("19:00", "Off", false)] }],
    ["no days", { reminderDays: [] }],
    ["no channel", { notificationPreference: "none" }],
    ["disabled pushes", { pushNotificationEnabled: false }],
  ] as [string, Partial<ReminderChoices>][])("is empty with %s", (_, changes) => {
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
    "for %s, with pushes %s and e-mail %s, are %j",
    (notificationPreference, pushNotificationEnabled, emailRemindersEnabled, expected) => {
      const chosen = { notificationPreference, pushNotificationEnabled, emailRemindersEnabled };
      expect(channelsOf(chosen)).toEqual(expected);
    },
  );
});

describe("a failed attempt", () => {
  const later = (retryAfter: number | null) =>
    ({ state: "pending", reason: "unavailable", retryAfter }) as const;
  const of = (attempts: number, isPartlyDone = false) => ({ attempts, dueAt: NOW, isPartlyDone });

  it("waits longer each time, and at least as long as the service asks for", () => {
    const waits = [1, 2, 3].map((attempts) => settle(later(null), of(attempts), NOW).leaseUntil! - NOW);
    expect(waits).toEqual([5000, 10_000, 20_000]);
    expect(settle(later(90), of(1), NOW).leaseUntil).toBe(NOW + 90_000);
  });

  it("is given up when the next one would be more than 30 minutes late", () => {
    expect(settle(later(LATEST / 1000), of(1), NOW).state).toBe("pending");
    expect(settle(later(LATEST / 1000 + 1), of(1), NOW)).toEqual({
      state: "failed",
      reason: "unavailable",
      finishedAt: NOW,
    });
    expect(settle(later(LATEST / 1000 + 1), of(1, true), NOW).state).toBe("sent");
  });
});
