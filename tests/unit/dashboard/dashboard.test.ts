import { describe, expect, it } from "vitest";
import { greet } from "~/features/dashboard/domain/greeting";
import { rememberedDays } from "~/features/dashboard/domain/remembered-days";

describe("the greeting", () => {
  it.each([
    [0, "Good morning, Maria"],
    [11, "Good morning, Maria"],
    [12, "Good afternoon, Maria"],
    [16, "Good afternoon, Maria"],
    [17, "Good evening, Maria"],
    [23, "Good evening, Maria"],
  ])("goes by the hour: %i", (hour, greeting) => {
    expect(greet(hour, "Maria")).toBe(greeting);
  });

  it("calls somebody without a name Friend", () => {
    expect(greet(8, "")).toBe("Good morning, Friend");
    expect(greet(8, "  ")).toBe("Good morning, Friend");
  });
});

describe("the days remembered", () => {
  const datesOf = (today: string) => rememberedDays(today).map(({ date, label }) => `${label}: ${date}`);

  it.each([
    ["2026-11-20", ["A month ago: 2026-10-20", "A year ago: 2025-11-20"]],
    ["2026-01-05", ["A month ago: 2025-12-05", "A year ago: 2025-01-05"]],
    ["2026-03-30", ["A year ago: 2025-03-30"]],
    ["2026-12-31", ["A year ago: 2025-12-31"]],
    ["2028-02-29", ["A month ago: 2028-01-29"]],
    ["2028-03-29", ["A month ago: 2028-02-29", "A year ago: 2027-03-29"]],
  ])("of %s are those that exist", (today, expected) => {
    expect(datesOf(today)).toEqual(expected);
  });
});
