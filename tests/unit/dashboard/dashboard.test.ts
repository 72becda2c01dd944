import { describe, expect, it } from "vitest";
import { greetingOfHour } from "~/features/calendar/domain/time-of-day";
import { rememberedDays } from "~/features/dashboard/domain/remembered-days";

it.each([
  [0, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [16, "Good afternoon"],
  [17, "Good evening"],
  [23, "Good evening"],
])("greets by the hour: %i", (hour, greeting) => {
  expect(greetingOfHour(hour)).toBe(greeting);
});

describe("the days to remember", () => {
  it.each([
    ["2026-11-20", ["A month ago: 2026-10-20", "A year ago: 2025-11-20"]],
    ["2026-01-05", ["A month ago: 2025-12-05", "A year ago: 2025-01-05"]],
    ["2026-03-30", ["A year ago: 2025-03-30"]],
    ["2026-12-31", ["A year ago: 2025-12-31"]],
    ["2028-02-29", ["A month ago: 2028-01-29"]],
    ["2028-03-29", ["A month ago: 2028-02-29", "A year ago: 2027-03-29"]],
  ])("on %s exist in the calendar", (today, expected) => {
    expect(rememberedDays(today).map(({ date, label }) => `${label}: ${date}`)).toEqual(expected);
  });
});
