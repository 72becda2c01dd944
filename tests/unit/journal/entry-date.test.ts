import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryDateOf } from "~/features/journal/domain/entry-date";
import { etagOf, versionOf } from "~/features/journal/domain/entry-version";

const refusal = expect.objectContaining({ code: "bad_request" });

describe("the local day of an entry", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-20T10:30:00Z", "2026-11-21"],
    ["Pacific/Pago_Pago", "2026-11-20T10:30:00Z", "2026-11-19"],
    ["America/New_York", "2026-11-21T04:59:59Z", "2026-11-20"],
    ["America/New_York", "2026-11-21T05:00:00Z", "2026-11-21"],
    // Daylight saving time: midnight is at 04:00 UTC in summer, at 05:00 in winter.
    ["America/New_York", "2026-03-08T04:59:00Z", "2026-03-07"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["America/New_York", "2026-11-01T04:00:00Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T04:59:00Z", "2026-11-01"],
    // Midnight itself did not exist on this day in Beirut.
    ["Asia/Beirut", "2024-03-30T22:00:00Z", "2024-03-31"],
    ["Asia/Kathmandu", "2026-11-20T18:15:00Z", "2026-11-21"],
    ["UTC", "2027-02-28T23:59:59Z", "2027-02-28"],
  ])("is in %s at %s: %s", (zone, instant, expected) => {
    expect(entryDateOf(undefined, zone, new Date(instant))).toBe(expected);
  });

  it("is the requested date if that is today or past somewhere on earth", () => {
    const now = new Date("2026-11-20T10:00:00Z");
    expect(entryDateOf("2026-11-21", "America/New_York", now)).toBe("2026-11-21");
    expect(() => entryDateOf("2026-11-21", "America/New_York", new Date(now.getTime() - 1))).toThrow(refusal);
    expect(() => entryDateOf("2026-11-22", "Pacific/Kiritimati", now)).toThrow(refusal);
  });

  it("is not before 1900", () => {
    const now = new Date("2026-11-20T10:00:00Z");
    expect(entryDateOf("1900-01-01", "UTC", now)).toBe("1900-01-01");
    expect(() => entryDateOf("1899-12-31", "UTC", now)).toThrow(refusal);
  });

  it("is never refused when it is today in some zone", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (zone, now) => {
          const today = entryDateOf(undefined, zone, now);
          expect(entryDateOf(today, "UTC", now)).toBe(today);
        },
      ),
    );
  });
});

it("an entry's version comes back from If-Match, strong or weak", () => {
  expect([etagOf(3), `W/${etagOf(3)}`].map(versionOf)).toEqual([3, 3]);
});
