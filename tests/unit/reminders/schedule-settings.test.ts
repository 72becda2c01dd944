import { describe, expect, it } from "vitest";
import { plainPhoneNumber, REMINDER_DAYS, type ReminderTime } from "~/features/reminders/contract";
import { clockTime } from "~/features/reminders/domain/reminder-times";
import {
  changeReminder,
  choosePreset,
  comparableSchedule,
  type ScheduleSettings,
} from "~/features/reminders/domain/schedule-settings";

const EMPTY: ScheduleSettings = {
  reminderPreference: "none",
  customReminders: [],
  reminderDays: [...REMINDER_DAYS],
  skipWhenJournaled: false,
};
const withPart = (part: Partial<ScheduleSettings>): ScheduleSettings => ({ ...EMPTY, ...part });
const timesOf = (reminders: readonly ReminderTime[]) => reminders.map(({ time }) => time);

describe("a reminder schedule", () => {
  it.each([
    ["once_daily", ["19:00"]],
    ["morning_evening", ["07:00", "19:00"]],
    ["three_times_daily", ["07:00", "12:00", "20:00"]],
    ["liturgical_hours", ["06:00", "12:00", "18:00", "21:00"]],
    ["contemplative", ["05:30", "12:00", "17:00", "20:30", "22:00"]],
    ["custom", []],
    ["none", []],
  ] as const)("%s has its times, all enabled", (preset, times) => {
    const { reminderPreference, customReminders } = choosePreset(preset);
    expect(reminderPreference).toBe(preset);
    expect(timesOf(customReminders)).toEqual(times);
    expect(customReminders.every(({ enabled, label }) => enabled && label)).toBe(true);
    expect(new Set(customReminders.map(({ id }) => id)).size).toBe(times.length);
  });

  it("is compared without ids", () => {
    const one = withPart(choosePreset("once_daily"));
    expect(comparableSchedule(one)).toEqual(comparableSchedule(withPart(choosePreset("once_daily"))));
    const id = one.customReminders[0]!.id;
    const others = [
      { ...one, ...changeReminder(one, id, { time: "19:15" }) },
      { ...one, ...changeReminder(one, id, { label: "Vespers" }) },
      { ...one, ...changeReminder(one, id, { enabled: false }) },
      { ...one, skipWhenJournaled: true },
      { ...one, reminderDays: [] },
      { ...one, reminderPreference: "custom" as const },
    ];
    for (const other of others) expect(comparableSchedule(other)).not.toEqual(comparableSchedule(one));
  });
});

it.each([
  ["00:05", "12:05 AM"],
  ["11:59", "11:59 AM"],
  ["12:00", "12:00 PM"],
  ["19:05", "7:05 PM"],
])("shows %s as %s", (time, shown) => {
  expect(clockTime(time)).toBe(shown);
});

it.each([
  ["+1 (415) 555-0123", "+14155550123"],
  ["+49 651.123/45\u201367", "+496511234567"],
  [" +14155550123 ", "+14155550123"],
  ["four", "four"],
  ["", ""],
])("reads the phone number %j as %j", (written, plain) => {
  expect(plainPhoneNumber(written)).toBe(plain);
});
