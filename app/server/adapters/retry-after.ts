/** A service that wants longer than a day has named no useful time. */
const LONGEST_S = 86_400;

/**
 * The seconds of a `Retry-After` field (RFC 9110, section 10.2.3), which holds them or a date. Null where it is missing
 * or neither.
 */
export function readRetryAfter(field: string | null, now = Date.now()): number | null {
  if (field === null) return null;
  const text = field.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), LONGEST_S);
}
