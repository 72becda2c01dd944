import { latestLocalDate, localDateIn } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { FIRST_ENTRY_DATE } from "./limits";

/**
 * The local day of a new entry: the one given, else what a clock in the writer's zone shows. Throws `bad_request`
 * for a day that is in the future everywhere on earth, or before 1900.
 */
export function entryDateOf(given: string | undefined, timezone: string, now: Date): string {
  if (given === undefined) return localDateIn(timezone, now);
  const refuse = (message: string) =>
    new AppError("bad_request", message, { issues: [{ path: "entryDate", message }] });
  if (given > latestLocalDate(now)) throw refuse("This date is in the future.");
  if (given < FIRST_ENTRY_DATE) throw refuse("This date is too long ago.");
  return given;
}
