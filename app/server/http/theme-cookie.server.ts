import { THEME_COOKIE, THEMES, type Theme } from "~/shared/cookies";
import { readCookie } from "./cookies.server";

/** The colour scheme that the browser chose; `system` until it did. */
export function readTheme(request: Request): Theme {
  const value = readCookie(request, THEME_COOKIE);
  return THEMES.find((theme) => theme === value) ?? "system";
}
