import type { Place } from "../domain/help-lines";

/** The place that the browser's time zone names. */
export function browserPlace(): Place {
  return { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "" };
}
