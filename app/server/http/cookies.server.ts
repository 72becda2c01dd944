import { parseCookie, stringifySetCookie } from "cookie";
import { cookieName } from "~/shared/cookies";

/** The value of one of the app's cookies that a request carries. */
export function readCookie(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.get("Cookie") ?? "")[cookieName(name, new URL(request.url))];
}

/** The `Set-Cookie` value of a cookie that scripts cannot read; 0 seconds forget it. Lax: links from elsewhere lead in. */
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
