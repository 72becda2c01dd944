import { useState } from "react";
import { rememberInCookie } from "~/shared/browser-cookie";
import { THEME_COOKIE, type Theme } from "~/shared/theme";

/** The colour scheme and its setter, which shows it at once and has the browser remember it for a year. */
export function useTheme(first: Theme): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(first);
  return [
    theme,
    (next) => {
      setTheme(next);
      document.documentElement.dataset.theme = next;
      rememberInCookie(THEME_COOKIE, next);
    },
  ];
}
