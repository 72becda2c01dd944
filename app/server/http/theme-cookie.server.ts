import { parseCookie } from "cookie";
import { THEME_COOKIE, THEMES, type Theme } from "~/shared/theme";

/** The colour scheme that the browser chose; `system` until it did. */
export function readTheme(request: Request): Theme {
  const value = parseCookie(request.headers.get("Cookie") ?? "")[THEME_COOKIE];
  return THEMES.find((theme) => theme === value) ?? "system";
}
