import { type IdentityProvider, ProviderError } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";

/** Error codes of a person who stopped the sign-in (RFC 6749; OpenID Connect Core 1.0). */
const DECLINED = [
  "access_denied",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
];
/** The other codes of the two standards. Only known ones are logged: the text comes from an address. */
const KNOWN = [
  "invalid_request",
  "unauthorized_client",
  "unsupported_response_type",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
];

/** Returns the refusal of a callback that belongs to no pending sign-in of this browser. */
export function notUnderWay(): AppError {
  return new AppError(
    "bad_request",
    "This sign-in has expired, or was started in another window. Please try again.",
  );
}

/** Returns the refusal for a provider's error code in place of a sign-in; never the provider's own words. */
export function authorizationRefusal(
  services: Services,
  provider: IdentityProvider,
  error: string,
): AppError {
  if (DECLINED.includes(error)) {
    return new AppError(
      "unauthorized",
      `You stopped the sign-in with ${provider.label}. You can try again at any time.`,
    );
  }
  logFailure(services, provider, `answer-${KNOWN.find((known) => known === error) ?? "unknown"}`);
  return unavailable(provider);
}

/** Returns the result of a question to a provider. Turns its failure into a refusal and a line in the log. */
export async function orRefusal<T>(
  services: Services,
  provider: IdentityProvider,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.failure === "code_refused") throw notUnderWay();
    logFailure(services, provider, error.detail);
    if (error.failure === "unavailable") throw unavailable(provider);
    throw new AppError(
      "unauthorized",
      `We couldn't verify the answer from ${provider.label}, so you were not signed in. Please try again.`,
    );
  }
}

function unavailable(provider: IdentityProvider): AppError {
  return new AppError(
    "unavailable",
    `Signing in with ${provider.label} does not work right now. Please try again in a few minutes.`,
    { retryAfter: 60 },
  );
}

function logFailure(services: Services, provider: IdentityProvider, reason: string): void {
  services.report("WARN", "provider-sign-in", { provider: provider.id, reason });
}
