import { keepCookie, readCookie } from "./cookies.server";

const NAME = "acolyte_session";

/**
 * The longest that browsers keep a cookie. The session itself ends 30 days after its last use, which only the server
 * knows: a cookie of 30 days would end a session in daily use.
 */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** The session token that a request carries, or null. */
export function readSessionToken(request: Request): string | null {
  return readCookie(request, NAME) ?? null;
}

/** The `Set-Cookie` value that keeps a session token. */
export function keepSession(request: Request, token: string): string {
  return keepCookie(request, NAME, token, COOKIE_SECONDS);
}

/** The `Set-Cookie` value that forgets the session. */
export function forgetSession(request: Request): string {
  return keepCookie(request, NAME, "", 0);
}
