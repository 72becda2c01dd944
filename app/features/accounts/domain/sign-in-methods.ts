/** How a visitor may sign in here, as the operator configured it. */
export interface SignInMethods {
  /** Whether there are accounts with a password. */
  builtIn: boolean;
  providers: { id: string; label: string }[];
}

/** The page that leads to a provider's sign-in, back to `redirectTo` afterwards. */
export function providerStartPath(
  providerId: string,
  { redirectTo, timezone }: { redirectTo?: string; timezone?: string },
): string {
  const query = new URLSearchParams({ ...(redirectTo && { redirectTo }), ...(timezone && { timezone }) });
  return `/api/auth/start/${providerId}${query.size > 0 ? `?${query}` : ""}`;
}

/** "Google", "Google or Parish": the providers by name. */
export function providerNames(methods: SignInMethods): string {
  return methods.providers.map(({ label }) => label).join(" or ");
}
