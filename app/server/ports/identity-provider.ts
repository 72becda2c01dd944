/** What ties one sign-in together from its start to its callback. All of it random, none of it used twice. */
export interface SignInSecrets {
  /** Comes back in the callback's address. */
  state: string;
  /** Comes back in the id token. */
  nonce: string;
  /** Proves to the provider that the code is redeemed by whoever asked for it (PKCE, RFC 7636). */
  codeVerifier: string;
}

/** What a provider gives for a code. */
export interface RedeemedCode {
  /** The claims of the id token. Its signature is proven; what the claims say is still to be checked. */
  claims: Record<string, unknown>;
  /** The claims of the userinfo endpoint, for providers that keep the e-mail out of the id token; null without one. */
  readUserInfo(): Promise<Record<string, unknown> | null>;
}

/** Why a provider could not do its part. */
export type ProviderFailure =
  /** It does not answer, or not as its protocol says. */
  | "unreachable"
  /** Its discovery document, or what it thinks of our client, does not fit the configuration. */
  | "misconfigured"
  /** The code is unknown, used or over. */
  | "code_refused"
  /** The id token is missing, malformed, or not signed by a key of the provider with an algorithm we take. */
  | "token_refused";

/** A failure of a provider. It carries no text of the provider's, which may quote codes and tokens. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";

  constructor(
    readonly failure: ProviderFailure,
    /** A short name of the exact cause, for the log. */
    readonly detail: string,
  ) {
    super(`${failure}: ${detail}`);
  }
}

/** Somebody who vouches for who a person is: an OpenID provider (OpenID Connect Core 1.0). */
export interface IdentityProvider {
  /** Stands in the addresses of its sign-in. */
  id: string;
  /** Its name in "Continue with …". */
  label: string;
  /** What `iss` may be. The first also names the provider in stored identities. */
  issuers: [string, ...string[]];
  /** Our name at the provider. */
  clientId: string;
  /** The page of the provider where the person signs in. Throws ProviderError. */
  authorizationUrl(secrets: SignInSecrets, callbackUrl: string): Promise<string>;
  /** Redeems the code that came to the callback. Throws ProviderError. */
  redeemCode(code: string, secrets: SignInSecrets, callbackUrl: string): Promise<RedeemedCode>;
}
