import { isLoopback } from "~/shared/network";

/**
 * Returns the origin of mailed links: `APP_ORIGIN`, or the origin of the request on this very machine. Anywhere else a
 * request's host is its sender's choice, and a link with a token must not lead there: `null`.
 */
export function linkOrigin(
  { appOrigin }: { appOrigin: string | null },
  requested: string | null | undefined,
): string | null {
  if (appOrigin) return appOrigin;
  const url = requested ? URL.parse(requested) : null;
  return url && isLoopback(url) ? url.origin : null;
}
