import { parseCookie, stringifySetCookie } from "cookie";

/**
 * The longest that browsers keep a cookie. The session itself ends 30 days after its last use, which only the server
 * knows: a cookie of 30 days would end a session in daily use.
 */
const COOKIE_SECONDS = 400 * 24 * 3600;

/**
 * On https the cookie has the `__Host-` prefix and is Secure. On loopback http it has a plain name without Secure,
 * because Safari drops Secure cookies there.
 */
function cookieFor(url: URL) {
  const secure = url.protocol === "https:";
  return { name: secure ? "__Host-acolyte_session" : "acolyte_session", secure };
}

/** The session token that a request carries, or null. */
export function readSessionToken(request: Request): string | null {
  const { name } = cookieFor(new URL(request.url));
  return parseCookie(request.headers.get("Cookie") ?? "")[name] ?? null;
}

/** The `Set-Cookie` value that keeps a session token. */
export function keepSession(request: Request, token: string): string {
  return serialize(request, token, COOKIE_SECONDS);
}

/** The `Set-Cookie` value that forgets the session. */
export function forgetSession(request: Request): string {
  return serialize(request, "", 0);
}

function serialize(request: Request, value: string, maxAge: number): string {
  const { name, secure } = cookieFor(new URL(request.url));
  return stringifySetCookie({ name, value, maxAge, path: "/", httpOnly: true, secure, sameSite: "lax" });
}
