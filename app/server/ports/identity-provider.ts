/** The values that tie one sign-in together from its start to its callback. All are random and used once. */
export interface SignInSecrets {
  /** Comes back in the callback's address. */
  state: string;
  /** Comes back in the id token. */
  nonce: string;
  /** Proves that the browser that redeems the code also asked for it (PKCE, RFC 7636). */
  codeVerifier: string;
}

/** A person whose identity the provider has proven: the id token's signature and claims are checked. */
interface ProvenPerson {
  /** The person's lasting id at the provider. */
  subject: string;
  /** Returns the claims about the person; asks the provider for those that the id token lacks. Throws ProviderError. */
  readClaims(): Promise<Record<string, unknown>>;
}

/** Why a provider could not do its part. */
export type ProviderFailure =
  /** It does not answer as its protocol requires, or its configuration does not fit ours. */
  | "unavailable"
  /** The code is unknown, used or expired. */
  | "code_refused"
  /** The id token, or the answer that it came with, cannot be trusted. */
  | "token_refused";

/** A failure of a provider. It carries none of the provider's own text, which may quote codes and tokens. */
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

/** A service that vouches for a person's identity: an OpenID provider (OpenID Connect Core 1.0). */
export interface IdentityProvider {
  /** Identifies the provider in the addresses of its sign-in. */
  id: string;
  /** The name in "Continue with …". */
  label: string;
  /** The issuer, which also names the provider in stored identities. */
  issuer: string;
  /** Returns the address of the provider's sign-in page. Throws ProviderError. */
  authorizationUrl(secrets: SignInSecrets, callbackUrl: string): Promise<string>;
  /** Redeems the code of a callback; `iss` names its sender (RFC 9207). Throws ProviderError. */
  redeemCode(
    answer: { code: string; iss?: string },
    secrets: SignInSecrets,
    callbackUrl: string,
  ): Promise<ProvenPerson>;
}
