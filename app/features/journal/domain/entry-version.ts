import { AppError } from "~/shared/errors";

/** Returns the `ETag` of an entry's version (RFC 9110, section 8.8.3). */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * Returns the version that an `If-Match` header names; `null` without a header or for `*`. Throws `bad_request` for
 * anything else.
 */
export function versionOf(ifMatch: string | null): number | null {
  if (ifMatch === null || ifMatch.trim() === "*") return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new AppError("bad_request", "If-Match must be the ETag of the entry.");
  return Number(version);
}
