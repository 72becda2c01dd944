const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant (ISO 8601) in an IANA zone: "Nov 20, 2026". */
export function shortDateIn(timezone: string, instant: string): string {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      year: "numeric",
      month: "short",
      day: "numeric",
    });
    formats.set(timezone, format);
  }
  return format.format(new Date(instant));
}
