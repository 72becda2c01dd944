import type { SignInSecrets } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { isTimezone } from "~/shared/dates";
import { randomToken } from "~/shared/ids";
import type { ProviderFlow } from "../domain/provider-flow";
import { returnPath } from "../domain/return-path";
import { callbackUrl, findProvider } from "./find-provider.server";
import { orRefusal } from "./provider-refusal.server";

export interface StartOptions {
  providerId: string;
  /** The app's own origin, as the browser sees it. */
  origin: string;
  /** The page to go to afterwards. */
  redirectTo?: string | null;
  /** The browser's zone, where it told. */
  timezone?: string | null;
}

/**
 * Begins a sign-in at a provider: the URL of its page, and what the browser has to keep until the callback. Throws
 * `not_found` for an unknown provider, `unavailable` when it cannot be reached.
 */
export async function startProviderSignIn(
  services: Services,
  { providerId, origin, redirectTo, timezone }: StartOptions,
): Promise<{ url: string; flow: ProviderFlow }> {
  const provider = findProvider(services, providerId);
  const secrets: SignInSecrets = {
    state: randomToken(32),
    nonce: randomToken(32),
    codeVerifier: randomToken(32),
  };
  const url = await orRefusal(services, provider, () =>
    provider.authorizationUrl(secrets, callbackUrl(provider, origin)),
  );
  const flow = {
    providerId,
    ...secrets,
    redirectTo: returnPath(redirectTo) ?? undefined,
    timezone: timezone && isTimezone(timezone) ? timezone : undefined,
  };
  return { url, flow };
}
