import { isLocalDate, latestLocalDate, localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { FIRST_ENTRY_DATE } from "./limits";

/**
 * Returns the local day of a new entry: the requested one, else today in the writer's zone. Throws `bad_request` for a
 * day that is in the future everywhere on earth, or before 1900.
 */
export function entryDateOf(requested: string | undefined, timezone: string, now: Date): string {
  if (requested === undefined) return localDateIn(timezone, now);
  const refuse = (message: string) =>
    new AppError("bad_request", message, { issues: [{ path: "entryDate", message }] });
  if (requested > latestLocalDate(now)) throw refuse("This date is in the future.");
  if (requested < FIRST_ENTRY_DATE) throw refuse("This date is too long ago.");
  return requested;
}

/** Whether a new entry may have a day: a real date that has come somewhere on earth, not before 1900. */
export function isWritableDate(day: string | undefined, latestDate: string): day is string {
  return day !== undefined && isLocalDate(day) && day >= FIRST_ENTRY_DATE && day <= latestDate;
}
