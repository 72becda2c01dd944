import { importFromApp } from "../../../scripts/lib/app-modules.mjs";
import { short } from "../lib/figures.mjs";
import { median } from "../lib/rounds.mjs";

const BUDGET_MILLISECONDS = 2;
const FIRST = 1970;
const LAST = 2100;
const DAY = 24 * 3_600_000;

/**
 * The processor time in which every day of a year is worked out and described, each year for the first time.
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureLiturgicalYear() {
  const { describeDay } = await importFromApp("app/features/calendar/domain/liturgy/describe-day.ts");
  const { US_CALENDAR } = await importFromApp("app/features/calendar/domain/liturgy/types.ts");
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => daysOf(FIRST + index));
  // Warm code, but the movable days of a year are kept: the general calendar warms what the other one is measured with.
  timesOf(years, describeDay, { ...US_CALENDAR, calendar: "general" });
  const times = timesOf(years, describeDay, US_CALENDAR);
  const milliseconds = median(times);
  const most = Math.max(...times);
  return [
    {
      section: "liturgical-year",
      what: "Liturgical calendar: all days of a year, worked out and described",
      measured: `${short(milliseconds)} ms`,
      budget: `at most ${BUDGET_MILLISECONDS} ms`,
      beside: `median of ${times.length} years in Node; the slowest ${short(most)} ms; one day ${short((milliseconds / 365) * 1000)} µs`,
      holds: milliseconds <= BUDGET_MILLISECONDS,
      values: { milliseconds, most },
    },
  ];
}

/**
 * @param {string[][]} years
 * @param {(date: string, hour: number, options: object) => unknown} describeDay
 * @param {object} options
 * @returns {number[]} milliseconds of processor time of each year
 */
function timesOf(years, describeDay, options) {
  return years.map((dates) => {
    const before = process.cpuUsage();
    for (const date of dates) describeDay(date, 9, options);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/** @param {number} year */
function daysOf(year) {
  const dates = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY)
    dates.push(new Date(day).toISOString().slice(0, 10));
  return dates;
}
