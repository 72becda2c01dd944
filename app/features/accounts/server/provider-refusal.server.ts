import { type IdentityProvider, ProviderError } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";

/** Errors of the sign-in page that mean that the person did not go through with it (RFC 6749; OpenID Connect Core 1.0). */
const DECLINED = [
  "access_denied",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
];
/** The others that the two standards know. Only known ones are logged: the text comes from an address. */
const KNOWN = [
  "invalid_request",
  "unauthorized_client",
  "unsupported_response_type",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
];

/** The callback does not belong to a sign-in that this browser has under way. */
export function notUnderWay(): AppError {
  return new AppError(
    "bad_request",
    "This sign-in is over, or was started in another window. Please try again.",
  );
}

/** What the person is told when the provider sent an error in place of a code; never the provider's own words. */
export function authorizationRefusal(
  services: Services,
  provider: IdentityProvider,
  error: string,
): AppError {
  if (DECLINED.includes(error)) {
    return new AppError(
      "unauthorized",
      `You stopped the sign-in with ${provider.label}. Whenever you are ready, please try again.`,
    );
  }
  logFailure(services, provider, `answer-${KNOWN.find((known) => known === error) ?? "unknown"}`);
  return unavailable(provider);
}

/** The id token, or who sent it, is not what was asked for. */
export function untrusted(services: Services, provider: IdentityProvider, reason: string): AppError {
  logFailure(services, provider, reason);
  return new AppError(
    "unauthorized",
    `What ${provider.label} answered could not be trusted, so you were not signed in. Please try again.`,
  );
}

/** Gives what `ask` gives; a failure of the provider becomes words for the person and a line in the log. */
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
    if (error.failure === "token_refused") throw untrusted(services, provider, error.detail);
    logFailure(services, provider, error.detail);
    throw unavailable(provider);
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
