import { differenceInCalendarDays } from "date-fns";
import type { InspirationSource } from "~/features/accounts/contract";
import { parseLocalDate } from "~/shared/dates";
import { QUOTATIONS, type Quotation } from "./quotations";

/**
 * The quotation for a local day from the preferred source: the same all day long, another one the next day, each
 * in its turn. `surprise_me` draws on all sources. Null for `none`.
 */
export function chooseInspiration(preference: InspirationSource, localDate: string): Quotation | null {
  if (preference === "none") return null;
  const fitting = QUOTATIONS.filter(
    (quotation) => preference === "surprise_me" || quotation.source === preference,
  );
  const day = differenceInCalendarDays(parseLocalDate(localDate), parseLocalDate("2000-01-01"));
  return fitting.at(day % fitting.length) ?? null;
}
