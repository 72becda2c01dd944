import { cookieName } from "./cookie-name";

const YEAR_SECONDS = 365 * 24 * 3600;

/** Has the browser remember something for a year that the server's next page needs. Nothing secret: scripts read it. */
export function rememberInCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on http
  document.cookie = `${cookieName(name, location)}=${encodeURIComponent(value)}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
