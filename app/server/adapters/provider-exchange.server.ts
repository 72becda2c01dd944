import { ArcticFetchError, OAuth2RequestError, type OAuth2Tokens } from "arctic";
import { ProviderError } from "../ports/identity-provider";
import { PROVIDER_TIMEOUT_MS } from "./provider-discovery.server";

/** The tokens that arctic gets for a code. Throws ProviderError, also after the timeout, which arctic has none of. */
export async function exchangeCode(
  exchange: () => Promise<OAuth2Tokens>,
  timeout = PROVIDER_TIMEOUT_MS,
): Promise<{ idToken: string; accessToken: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError("unreachable", "token-timeout")), timeout);
  });
  try {
    return readTokens(await Promise.race([exchange(), tooLate]));
  } catch (error) {
    throw toProviderError(error);
  } finally {
    clearTimeout(timer);
  }
}

function readTokens(tokens: OAuth2Tokens) {
  try {
    return { idToken: tokens.idToken(), accessToken: tokens.accessToken() };
  } catch {
    throw new ProviderError("token_refused", "no-id-token");
  }
}

/** RFC 6749, section 5.2: `invalid_grant` is about the code, every other error about us and the configuration. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof OAuth2RequestError) {
    return error.code === "invalid_grant"
      ? new ProviderError("code_refused", "invalid_grant")
      : new ProviderError("misconfigured", "token-request");
  }
  return new ProviderError("unreachable", error instanceof ArcticFetchError ? "token" : "token-answer");
}
