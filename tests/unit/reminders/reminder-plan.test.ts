import { describe, expect, it } from "vitest";
import { REMINDER_DAYS } from "~/features/reminders/contract";
import {
  channelsOf,
  planReminders,
  type ReminderChoices,
  scheduleOf,
} from "~/features/reminders/domain/reminder-plan";

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
