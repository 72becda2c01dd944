import type { LiturgicalOptions } from "../types";
import { APRIL_TO_JUNE } from "./april-to-june";
import type { FixedDay } from "./fixed-day";
import { JANUARY_TO_MARCH } from "./january-to-march";
import { JULY_TO_SEPTEMBER } from "./july-to-september";
import { OCTOBER_TO_DECEMBER } from "./october-to-december";

/** Every celebration with a date of its own: the General Roman Calendar with the proper of the United States. */
export const FIXED_DAYS: FixedDay[] = [
  ...JANUARY_TO_MARCH,
  ...APRIL_TO_JUNE,
  ...JULY_TO_SEPTEMBER,
  ...OCTOBER_TO_DECEMBER,
];

const byDate = { us: group("us"), general: group("general") };

/** The celebrations of a calendar on a date written MM-dd, those of the higher place first. */
export function fixedDaysOn(calendar: LiturgicalOptions["calendar"], date: string): readonly FixedDay[] {
  return byDate[calendar].get(date) ?? [];
}

function group(calendar: LiturgicalOptions["calendar"]): Map<string, FixedDay[]> {
  const grouped = new Map<string, FixedDay[]>();
  const kept = FIXED_DAYS.filter((day) => day.calendar === undefined || day.calendar === calendar);
  for (const day of kept.sort((one, other) => one.precedence - other.precedence))
    grouped.set(day.date, [...(grouped.get(day.date) ?? []), day]);
  return grouped;
}
