import { keepCookie, readCookie } from "./cookies.server";

const NAME = "acolyte_device";

/** As long as browsers keep a cookie. It opens nothing: it only keeps strangers from locking its owner out. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Returns what a request's browser keeps of the accounts that it was signed in to, as it says; `null` for nothing. */
export function readDevice(request: Request): string | null {
  return readCookie(request, NAME) ?? null;
}

/** Returns the `Set-Cookie` value that keeps it; signing out leaves it. */
export function keepDevice(request: Request, device: string): string {
  return keepCookie(request, NAME, device, COOKIE_SECONDS);
}
