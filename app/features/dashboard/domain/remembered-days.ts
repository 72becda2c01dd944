import { isLocalDate } from "~/shared/dates";

/** A day of the past on which the same day of the month was. */
export interface RememberedDay {
  /** yyyy-MM-dd */
  date: string;
  label: "A month ago" | "A year ago";
}

/** The days a month and a year before a local day (yyyy-MM-dd). What the calendar lacks, such as February 30, is left out. */
export function rememberedDays(today: string): RememberedDay[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const day = today.slice(8);
  const written = (y: number, m: number) =>
    `${String(y).padStart(4, "0")}-${String(m).padStart(2, "0")}-${day}`;
  const days: RememberedDay[] = [
    { date: month === 1 ? written(year - 1, 12) : written(year, month - 1), label: "A month ago" },
    { date: written(year - 1, month), label: "A year ago" },
  ];
  return days.filter(({ date }) => isLocalDate(date));
}
