const HERE = "https://here.invalid";

/**
 * The page of this app that a sign-in may lead back to, or null. Only a path that stays on the origin however a browser
 * reads it (it drops tabs and newlines, takes `\` for `/` and folds `/..`), and no call: `/api/logout` would undo it.
 */
export function returnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return null;
  const url = URL.parse(value, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith("//")) return null;
  if (/^\/api(\/|$)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
