import { describe, expect, it } from "vitest";
import {
  PRESET_REMINDERS,
  plainPhoneNumber,
  REMINDER_DAYS,
  REMINDER_PREFERENCES,
  type ReminderTime,
} from "~/features/reminders/contract";
import { clockTime } from "~/features/reminders/domain/reminder-times";
import {
  addReminder,
  changeReminder,
  choosePreset,
  comparableSchedule,
  QUARTER_HOURS,
  removeReminder,
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

  it("becomes a custom one with another reminder, in the order of the day", () => {
    const before = withPart(choosePreset("morning_evening"));
    const after = addReminder(before, { time: "12:15", label: "Angelus" });
    expect(after.reminderPreference).toBe("custom");
    expect(timesOf(after.customReminders)).toEqual(["07:00", "12:15", "19:00"]);
    expect(timesOf(before.customReminders)).toEqual(["07:00", "19:00"]);
  });

  it("becomes a custom one without a reminder", () => {
    const before = withPart(choosePreset("morning_evening"));
    const after = removeReminder(before, before.customReminders[0]!.id);
    expect(after.reminderPreference).toBe("custom");
    expect(timesOf(after.customReminders)).toEqual(["19:00"]);
  });

  it("changes one reminder in its place", () => {
    const before = withPart(choosePreset("morning_evening"));
    const [first, second] = before.customReminders;
    const after = changeReminder(before, first!.id, { time: "21:00", enabled: false });
    expect(after.customReminders).toEqual([{ ...first, time: "21:00", enabled: false }, second]);
    expect(after).not.toHaveProperty("reminderPreference");
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

  it("has preset times in steps of 15 minutes", () => {
    expect(QUARTER_HOURS).toHaveLength(96);
    expect([QUARTER_HOURS[0], QUARTER_HOURS[1], QUARTER_HOURS.at(-1)]).toEqual(["00:00", "00:15", "23:45"]);
    for (const preset of REMINDER_PREFERENCES) {
      for (const { time } of PRESET_REMINDERS[preset]) expect(QUARTER_HOURS).toContain(time);
    }
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
