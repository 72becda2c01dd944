import { parseCookie, stringifySetCookie } from "cookie";
import { cookieName, THEME_COOKIE, THEMES, type Theme } from "~/shared/cookies";

/** Returns the value of one of the app's cookies in a request. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.get("Cookie") ?? "")[cookieName(name, new URL(request.url))];
}

/** Returns the `Set-Cookie` value of a cookie that scripts cannot read; 0 seconds delete it. Lax, because links from other sites lead here. */
export function keepCookie(request: Request, name: string, value: string, maxAge: number): string {
  const url = new URL(request.url);
  const secure = url.protocol === "https:";
  return stringifySetCookie({
    name: cookieName(name, url),
    value,
    maxAge,
    path: "/",
    httpOnly: true,
    secure,
    sameSite: "lax",
  });
}

const SESSION = "acolyte_session";

/**
 * The longest time that browsers keep a cookie. The session itself expires 30 days after its last use, which only the
 * server knows: a cookie of 30 days would end a session in daily use.
 */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Returns the session token of a request, or `null`. */
export function readSessionToken(request: Request): string | null {
  return readCookie(request, SESSION) ?? null;
}

/** Returns the `Set-Cookie` value that keeps a session token. */
export function keepSession(request: Request, token: string): string {
  return keepCookie(request, SESSION, token, COOKIE_SECONDS);
}

/** Returns the `Set-Cookie` value that forgets the session. */
export function forgetSession(request: Request): string {
  return keepCookie(request, SESSION, "", 0);
}

const DEVICE = "acolyte_device";

/** Returns the browser's own record of the accounts it was signed in to; `null` for none. It grants nothing: it only keeps strangers from locking its owner out. */
export function readDevice(request: Request): string | null {
  return readCookie(request, DEVICE) ?? null;
}

/** Returns the `Set-Cookie` value that keeps this record; signing out does not delete it. */
export function keepDevice(request: Request, device: string): string {
  return keepCookie(request, DEVICE, device, COOKIE_SECONDS);
}

const SHARD_STATE = "acolyte_shard_state";

/** Longer than any answer is being written, and much longer than replicas are behind. */
const SHARD_STATE_SECONDS = 15 * 60;

/**
 * The state of its user's shard that a browser's next reads must include: the one that a bookmark names, or with `primary`
 * all that is being written.
 */
export type ShardState = "primary" | { shard: number; bookmark: string };

/** Returns the state that the reads of a request must include; `null` without a valid cookie. */
export function readShardState(request: Request): ShardState | null {
  const value = readCookie(request, SHARD_STATE) ?? "";
  if (value === "primary") return value;
  const [, shard, bookmark] = /^(\d{1,6})\.([\w.:+/=-]{1,200})$/.exec(value) ?? [];
  return bookmark === undefined ? null : { shard: Number(shard), bookmark };
}

/** Returns the `Set-Cookie` value that keeps this for the next reads. */
export function keepShardState(request: Request, state: ShardState): string {
  const value = state === "primary" ? state : `${state.shard}.${state.bookmark}`;
  return keepCookie(request, SHARD_STATE, value, SHARD_STATE_SECONDS);
}

/** Returns the chosen colour scheme; `system` by default. */
export function readTheme(request: Request): Theme {
  const value = readCookie(request, THEME_COOKIE);
  return THEMES.find((theme) => theme === value) ?? "system";
}
