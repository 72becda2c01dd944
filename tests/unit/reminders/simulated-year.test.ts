import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REMINDER_DAYS, type ReminderDay } from "~/features/reminders/contract";
import { planReminders, type ReminderChoices } from "~/features/reminders/domain/reminder-plan";
import { localTimeAt } from "~/features/reminders/domain/reminder-times";
import { addDays, localDateIn, weekdayOf } from "~/shared/dates";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whole, half and quarter hours, both hemispheres, clocks that change at midnight, by half an hour and by two hours. */
const ZONES = `UTC America/New_York America/Los_Angeles America/St_Johns America/Havana America/Santiago
  America/Sao_Paulo America/Nuuk Atlantic/Azores Europe/London Europe/Berlin Europe/Chisinau
  Africa/Cairo Africa/Casablanca Asia/Beirut Asia/Jerusalem Asia/Tehran Asia/Kolkata Asia/Kathmandu
  Asia/Tokyo Australia/Darwin Australia/Adelaide Australia/Lord_Howe Australia/Sydney
  Pacific/Auckland Pacific/Chatham Pacific/Apia Pacific/Kiritimati Pacific/Honolulu Antarctica/Troll`.split(
  /\s+/,
);
/** Times at which clocks change, and an evening. */
const TIMES = ["00:00", "00:30", "01:30", "02:30", "19:00", "23:30"];

function choicesOf(timezone: string, days: readonly ReminderDay[]): ReminderChoices {
  return {
    reminderPreference: "custom",
    customReminders: TIMES.map((time) => ({ id: time, time, label: `At ${time}`, enabled: true })),
    reminderDays: [...days],
    timezone,
    notificationPreference: "push",
    pushNotificationEnabled: true,
    emailRemindersEnabled: false,
  };
}

/** Plans minute after minute with the stored instant of the next plan, and returns the sent reminders. */
function simulate(choices: ReminderChoices, from: number, to: number, delayOf: (tick: number) => number) {
  const keys: string[] = [];
  let nextDueAt: number | null = from;
  for (let tick = 1; nextDueAt !== null && nextDueAt <= to; tick++) {
    // The first full minute at which the record is due, or a later one when cron comes late.
    const now = (Math.ceil(nextDueAt / MINUTE) + delayOf(tick)) * MINUTE;
    const plan = planReminders(choices, nextDueAt, now);
    for (const { localDate, time, dueAt, isLate } of plan.due) {
      if (dueAt > to) continue;
      const shown = `${localDateIn(choices.timezone, new Date(dueAt))} ${localTimeAt(choices.timezone, dueAt)}`;
      const isOnTime = shown === `${localDate} ${time}`;
      if (isLate || (!isOnTime && !isTurn(choices.timezone, dueAt)))
        throw new Error(`${localDate} ${time}: ${shown}`);
      if (!shown.startsWith(localDate)) throw new Error(`${localDate} ${time} left its day: ${shown}`);
      keys.push(`${localDate} ${time}`);
    }
    nextDueAt = plan.next;
  }
  return keys;
}

/** Returns whether clocks change within a day of an instant. */
function isTurn(zone: string, instant: number): boolean {
  return new Set([instant - DAY, instant, instant + DAY].map((one) => localTimeAt(zone, one))).size > 1;
}

/** Returns each time of the chosen days of a year. */
function expected(year: number, days: readonly ReminderDay[]): string[] {
  const all: string[] = [];
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) {
    const weekday = REMINDER_DAYS[(weekdayOf(date) + 6) % 7]!;
    if (days.includes(weekday)) all.push(...TIMES.map((time) => `${date} ${time}`));
  }
  return all;
}

const ofYear = (keys: string[], year: number) => keys.filter((key) => key.startsWith(String(year)));

describe.each([
  ["every day", REMINDER_DAYS],
  ["without the days on which clocks change", ["monday", "tuesday", "wednesday"] as const],
  ["on Fridays, Saturdays and Sundays", ["friday", "saturday", "sunday"] as const],
])("a year of reminders %s", (_, days) => {
  it.each(ZONES)("sends each time of each local day once in %s", (zone) => {
    const from = Date.parse("2026-12-30T00:00Z");
    const to = Date.parse("2028-01-02T00:00Z");
    const keys = ofYear(
      simulate(choicesOf(zone, days), from, to, () => 0),
      2027,
    );
    expect(keys.toSorted()).toEqual(expected(2027, days));
  });
});

describe("a record whose cron is not on time", () => {
  it("loses and repeats nothing while cron is at most 29 minutes late", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 1 }),
        (zone, delays) => {
          const from = Date.parse("2027-03-01T00:00Z");
          const to = Date.parse("2027-04-15T00:00Z");
          const keys = simulate(
            choicesOf(zone, REMINDER_DAYS),
            from,
            to,
            (tick) => delays[tick % delays.length]!,
          );
          const within = expected(2027, REMINDER_DAYS).filter(
            (key) => key > "2027-03-02" && key < "2027-04-14",
          );
          expect(keys.filter((key) => key > "2027-03-02" && key < "2027-04-14").toSorted()).toEqual(within);
        },
      ),
      { numRuns: 40 },
    );
  });
});
