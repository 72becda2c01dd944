import { isLocalDate } from "~/shared/dates";
import type { Memory } from "../contract";

/** Returns the days a month and a year before a local date, without those that do not exist, such as February 30. */
export function rememberedDays(today: string): (Pick<Memory, "label"> & { date: string })[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const day = today.slice(8);
  const written = (y: number, m: number) =>
    `${String(y).padStart(4, "0")}-${String(m).padStart(2, "0")}-${day}`;
  const days = [
    { date: month === 1 ? written(year - 1, 12) : written(year, month - 1), label: "A month ago" as const },
    { date: written(year - 1, month), label: "A year ago" as const },
  ];
  return days.filter(({ date }) => isLocalDate(date));
}
