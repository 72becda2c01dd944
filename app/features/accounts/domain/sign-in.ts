/** The ways to sign in that the operator configured. */
export interface SignInMethods {
  /** Whether accounts can have a password. */
  builtIn: boolean;
  providers: { id: string; label: string }[];
}

/** Returns the address that leads to a provider's sign-in, and back to `redirectTo` afterwards. */
export function providerStartPath(
  providerId: string,
  { redirectTo, timezone }: { redirectTo?: string; timezone?: string },
): string {
  const query = new URLSearchParams({ ...(redirectTo && { redirectTo }), ...(timezone && { timezone }) });
  return `/api/auth/start/${providerId}${query.size > 0 ? `?${query}` : ""}`;
}

const HERE = "https://here.invalid";

/**
 * Returns the page of this app that a sign-in may lead back to, or `null`. Only a path that stays on the origin in every
 * browser (they drop tabs and newlines, take `\` for `/` and fold `/..`), and no call: `/api/logout` would undo it.
 */
export function returnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return null;
  const url = URL.parse(value, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith("//")) return null;
  if (/^\/api(\/|$)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
