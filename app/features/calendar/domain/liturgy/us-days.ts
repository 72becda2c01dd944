import type { Celebration } from "./types";

const DAY_OF_PRAYER: Celebration = {
  name: "Day of Prayer for the Legal Protection of Unborn Children",
  rank: "Weekday",
  colours: ["White", "Purple"],
};
const INDEPENDENCE_DAY: Celebration = { name: "Independence Day", rank: "Weekday", colours: ["White"] };
const THANKSGIVING: Celebration = { name: "Thanksgiving Day", rank: "Weekday", colours: ["White"] };

/**
 * Returns the day of the United States with its own Mass on a date (MM-dd) and weekday (0 is Sunday): 22 January, or the
 * 23rd when that is a Sunday (General Instruction of the Roman Missal, 373), 4 July, and the fourth Thursday of November.
 */
export function usDay(date: string, weekday: number): Celebration | null {
  if (weekday === 0) return null;
  if (date === "01-22" || (date === "01-23" && weekday === 1)) return DAY_OF_PRAYER;
  if (date === "07-04") return INDEPENDENCE_DAY;
  return weekday === 4 && date >= "11-22" && date <= "11-28" ? THANKSGIVING : null;
}
