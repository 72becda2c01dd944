import { describeDay } from "../../../app/features/calendar/domain/liturgy/describe-day";
import { US_CALENDAR } from "../../../app/features/calendar/domain/liturgy/types";
import { median } from "../../kit/measure";
import { short } from "../../kit/run";
import type { Figure } from "../section";

const BUDGET_MILLISECONDS = 2;
const FIRST = 1970;
const LAST = 2100;
const DAY = 24 * 3_600_000;

/** Measures the processor time in which every day of a year is worked out and described, each year for the first time. */
export async function measureLiturgicalYear(): Promise<Figure[]> {
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => daysOf(FIRST + index));
  // The movable days of a year are cached: the general calendar warms the code up for the other one.
  timesOf(years, { ...US_CALENDAR, calendar: "general" });
  const times = timesOf(years, US_CALENDAR);
  const milliseconds = median(times);
  const most = Math.max(...times);
  return [
    {
      what: "Liturgical calendar: all days of a year, worked out and described",
      measured: `${short(milliseconds)} ms`,
      budget: `at most ${BUDGET_MILLISECONDS} ms`,
      beside: `median of ${times.length} years in Node; the slowest ${short(most)} ms; one day ${short((milliseconds / 365) * 1000)} µs`,
      holds: milliseconds <= BUDGET_MILLISECONDS,
    },
  ];
}

/** Returns the milliseconds of processor time of each year. */
function timesOf(years: string[][], options: typeof US_CALENDAR): number[] {
  return years.map((dates) => {
    const before = process.cpuUsage();
    for (const date of dates) describeDay(date, 9, options);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

function daysOf(year: number): string[] {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return Array.from({ length: (end - start) / DAY }, (_, index) =>
    new Date(start + index * DAY).toISOString().slice(0, 10),
  );
}
