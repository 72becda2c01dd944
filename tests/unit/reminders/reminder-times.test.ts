import { describe, expect, it } from "vitest";
import { instantOf, nextOccurrence } from "~/features/reminders/domain/reminder-times";

const at = (text: string) => Date.parse(text);

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
});

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
});
