import { useState } from "react";
import { THEME_COOKIE, type Theme } from "~/shared/theme";

const YEAR_SECONDS = 365 * 24 * 3600;

/** The colour scheme and its setter, which shows it at once and has the browser remember it for a year. */
export function useTheme(first: Theme): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(first);
  return [
    theme,
    (next) => {
      setTheme(next);
      document.documentElement.dataset.theme = next;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on http
      document.cookie = `${THEME_COOKIE}=${next}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
    },
  ];
}
