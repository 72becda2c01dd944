import { formatLocalDate } from "~/shared/dates";

/** The title of an entry that has no other: "Journal Entry - Nov 20, 2026". */
export function fallbackTitle(entryDate: string): string {
  return `Journal Entry - ${formatLocalDate(entryDate, "MMM d, yyyy")}`;
}
