import { type CompactVerifyGetKey, compactVerify, createRemoteJWKSet, errors } from "jose";
import { z } from "zod";
import { ProviderError } from "../ports/identity-provider";
import { PROVIDER_TIMEOUT_MS } from "./provider-discovery.server";

/** Signatures with the provider's private key. Never `none`, never HS*, for which a published key would be the secret. */
const ALGORITHMS = ["RS256", "ES256"];

/** The key sets of providers, by address. jose renews them after 10 minutes and when an unknown key is named. */
const keySets = new Map<string, CompactVerifyGetKey>();

/** The claims of an id token that a published key of the provider has signed. Throws ProviderError. */
export async function verifyIdToken(idToken: string, jwksUri: string): Promise<Record<string, unknown>> {
  let keys = keySets.get(jwksUri);
  if (!keys) {
    keys = createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: PROVIDER_TIMEOUT_MS });
    keySets.set(jwksUri, keys);
  }
  return verifySignature(idToken, keys);
}

/** The claims of a token that one of the keys has signed with an algorithm we take. Throws ProviderError. */
export async function verifySignature(
  idToken: string,
  keys: CompactVerifyGetKey,
): Promise<Record<string, unknown>> {
  try {
    const { payload } = await compactVerify(idToken, keys, { algorithms: ALGORITHMS });
    return z.record(z.string(), z.unknown()).parse(JSON.parse(new TextDecoder().decode(payload)));
  } catch (error) {
    throw toProviderError(error);
  }
}

/** jose names by codes what is wrong with a token, and what with getting the keys. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof SyntaxError || error instanceof z.ZodError) {
    return new ProviderError("token_refused", "payload");
  }
  if (!(error instanceof errors.JOSEError)) return new ProviderError("unreachable", "keys");
  const isAboutKeys = ["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"].includes(error.code);
  return new ProviderError(isAboutKeys ? "unreachable" : "token_refused", error.code);
}
