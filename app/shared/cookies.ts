export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie that remembers the theme; the page itself writes it, so that the choice needs no call. */
export const THEME_COOKIE = "acolyte_theme";

/**
 * Returns the full name of a cookie. On https the prefix `__Host-` binds it to this very host and has browsers insist on
 * `Secure`. On loopback http the name is plain, because Safari drops Secure cookies there.
 */
export function cookieName(name: string, { protocol }: Pick<URL, "protocol">): string {
  return protocol === "https:" ? `__Host-${name}` : name;
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Has the browser remember for a year what the server's next page needs. Nothing secret: scripts can read it. */
export function rememberInCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on http
  document.cookie = `${cookieName(name, location)}=${encodeURIComponent(value)}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
