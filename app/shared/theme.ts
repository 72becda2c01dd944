export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie that remembers the theme; readable by the page, so that the choice needs no call. */
export const THEME_COOKIE = "acolyte_theme";
