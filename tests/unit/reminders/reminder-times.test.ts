import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REMINDER_DAYS } from "~/features/reminders/contract";
import {
  instantOf,
  localTimeAt,
  nextOccurrence,
  occurrencesFrom,
} from "~/features/reminders/domain/reminder-times";
import { addDays, localDateIn } from "~/shared/dates";

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const localAt = (zone: string, instant: number) =>
  `${localDateIn(zone, new Date(instant))} ${localTimeAt(zone, instant)}`;

const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const dates = fc.integer({ min: 0, max: 365 * 8 }).map((days) => addDays("2024-01-01", days));
const times = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));

describe("the instant of a local time", () => {
  it.each([
    ["on a plain day", "America/New_York", "2026-11-20", "19:00", "2026-11-21T00:00Z"],
    ["in a half-hour zone", "Asia/Kolkata", "2026-11-20", "07:00", "2026-11-20T01:30Z"],
    ["in a zone of 45 minutes", "Pacific/Chatham", "2026-07-01", "07:00", "2026-06-30T18:15Z"],
    ["skipped: forward by an hour", "America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30Z"],
    ["twice: the first", "America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30Z"],
    ["just after a time that exists twice", "America/New_York", "2026-11-01", "02:00", "2026-11-01T07:00Z"],
    ["skipped in the south", "Australia/Sydney", "2026-10-04", "02:15", "2026-10-03T16:15Z"],
    ["skipped by half an hour", "Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45Z"],
    ["skipped at midnight", "Africa/Cairo", "2026-04-24", "00:20", "2026-04-23T22:20Z"],
    ["twice by half an hour", "Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45Z"],
    ["skipped before midnight: back", "America/Nuuk", "2026-03-28", "23:30", "2026-03-29T00:30Z"],
  ])("%s", (_, zone, date, time, expected) => {
    expect(instantOf(date, time, zone)).toBe(at(expected));
  });

  it("is on its day, shows its time if that exists, and is the first such instant", () => {
    fc.assert(
      fc.property(zones, dates, times, (zone, date, time) => {
        const instant = instantOf(date, time, zone);
        expect(localDateIn(zone, new Date(instant))).toBe(date);
        // The offsets before and after, even when the clocks change.
        const around = [-26, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 26].map((h) => instant + h * HOUR);
        const offsets = around.map(
          (near) => at(`${localAt(zone, near).replace(" ", "T")}Z`) - floorToMinute(near),
        );
        const asUtc = at(`${date}T${time}Z`);
        const showing = offsets
          .map((offset) => asUtc - offset)
          .filter((one) => localAt(zone, one) === `${date} ${time}`);
        if (showing.length > 0) expect(instant).toBe(Math.min(...showing));
        else
          expect(Math.abs(at(`${date}T${localTimeAt(zone, instant)}Z`) - asUtc)).toBeLessThanOrEqual(
            2 * HOUR,
          );
      }),
      { numRuns: 3000 },
    );
  });
});

const floorToMinute = (instant: number) => Math.floor(instant / 60_000) * 60_000;

describe("the next occurrence", () => {
  const evening = { times: ["19:00"], days: ["monday", "friday"], timezone: "Europe/Rome" } as const;

  it("includes the current instant, and moves on a moment later", () => {
    const friday = at("2026-11-20T18:00Z");
    expect(nextOccurrence(evening, friday)).toEqual({
      localDate: "2026-11-20",
      time: "19:00",
      dueAt: friday,
    });
    expect(nextOccurrence(evening, friday + 1)?.localDate).toBe("2026-11-23");
  });

  it("is a week away with one time on one day", () => {
    const weekly = { ...evening, days: ["friday"] } as const;
    expect(nextOccurrence(weekly, at("2026-11-20T18:01Z"))?.localDate).toBe("2026-11-27");
  });

  it.each([
    ["times", { ...evening, times: [] }],
    ["days", { ...evening, days: [] }],
  ])("does not exist without %s", (_, schedule) => {
    expect(nextOccurrence(schedule, at("2026-11-20T18:00Z"))).toBeNull();
  });

  it("is the first of an ordered week of occurrences", () => {
    fc.assert(
      fc.property(
        fc.record({
          times: fc.uniqueArray(times, { minLength: 1, maxLength: 20 }),
          days: fc.subarray([...REMINDER_DAYS], { minLength: 1 }),
          timezone: zones,
        }),
        dates,
        fc.integer({ min: 0, max: 24 * HOUR }),
        (schedule, date, offset) => {
          const from = at(date) + offset;
          const all = [...occurrencesFrom(schedule, from)].map(({ dueAt }) => dueAt);
          expect(nextOccurrence(schedule, from)?.dueAt).toBe(all[0]);
          expect(all[0]).toBeGreaterThanOrEqual(from);
          expect(all).toEqual(all.toSorted((a, b) => a - b));
          // One time of one day may be two hours off in the week in which clocks change.
          const week = all.filter((dueAt) => dueAt < from + 7 * 24 * HOUR + 2 * HOUR);
          expect(week.length).toBeGreaterThanOrEqual(schedule.times.length * schedule.days.length - 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
