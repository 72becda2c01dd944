import { differenceInCalendarDays } from "date-fns";
import quotations from "#content/quotations";
import { parseLocalDate } from "~/shared/dates";
import type { InspirationSource } from "~/shared/vocabulary";

/**
 * A short quotation of a public-domain text, or of our own translation, with its place. Scripture is numbered as in
 * common Bibles, whatever the translation.
 */
export interface Quotation {
  source: Exclude<InspirationSource, "none" | "surprise_me">;
  text: string;
  reference: string;
}

/**
 * Returns the quotation for a local day from the preferred source: the same all day long, another one the next day, each
 * in its turn. `surprise_me` draws on all sources. `null` for `none`.
 */
export function chooseInspiration(preference: InspirationSource, localDate: string): Quotation | null {
  if (preference === "none") return null;
  const fitting = quotations.filter(
    (quotation) => preference === "surprise_me" || quotation.source === preference,
  );
  const day = differenceInCalendarDays(parseLocalDate(localDate), parseLocalDate("2000-01-01"));
  return fitting.at(day % fitting.length) ?? null;
}
