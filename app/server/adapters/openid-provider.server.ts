import { CodeChallengeMethod, OAuth2Client } from "arctic";
import * as oauth from "oauth4webapi";
import { z } from "zod";
import { isSafeEndpoint } from "~/shared/network";
import { type IdentityProvider, ProviderError } from "../ports/identity-provider";

const SCOPES = ["openid", "email", "profile"];
/** Milliseconds for one request to a provider. */
const TIMEOUT_MS = 10_000;
const CACHE_MS = 3_600_000;
/** Signatures with the provider's private key. Never `none`, never HS*, whose secret would be a published key. */
const ALGORITHMS = ["RS256", "ES256"];
/** Seconds that the provider's clock and ours may differ. */
const SKEW_SECONDS = 60;

export interface OpenIdConfiguration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

interface ProviderOptions {
  /** Identifies the provider in the addresses of its sign-in. */
  id?: string;
  /** Metadata that is known without discovery. */
  metadata?: oauth.AuthorizationServer;
  /** Milliseconds for each request. */
  timeout?: number;
}

/** Creates an OpenID provider. arctic builds the address of its sign-in page, oauth4webapi checks its answers. */
export function openIdProvider(
  { issuer, clientId, clientSecret, name }: OpenIdConfiguration,
  { id = "oidc", metadata, timeout = TIMEOUT_MS }: ProviderOptions = {},
): IdentityProvider {
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: SKEW_SECONDS };
  const options = () => ({
    signal: AbortSignal.timeout(timeout),
    [oauth.allowInsecureRequests]: issuer.startsWith("http:"),
  });
  const findServer = async () => metadata ?? (await discover(issuer, options()));

  return {
    id,
    label: name,
    issuer,
    async authorizationUrl({ state, nonce, codeVerifier }, callbackUrl) {
      const { authorization_endpoint: page } = await findServer();
      const url = new OAuth2Client(clientId, null, callbackUrl).createAuthorizationURLWithPKCE(
        page!,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        SCOPES,
      );
      url.searchParams.set("nonce", nonce);
      return url.href;
    },
    async redeemCode({ code, iss }, { nonce, codeVerifier }, callbackUrl) {
      const server = await findServer();
      const { claims, accessToken } = await withProviderErrors(async () => {
        const callback = new URLSearchParams({ code, ...(iss !== undefined && { iss }) });
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          basicAuthentication(clientSecret),
          // The use case has compared the state, for all callbacks.
          oauth.validateAuthResponse(server, client, callback, oauth.skipStateCheck),
          callbackUrl,
          codeVerifier,
          options(),
        );
        const expected = { expectedNonce: nonce, requireIdToken: true };
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected);
        await oauth.validateApplicationLevelSignature(server, response, options());
        const claims = oauth.getValidatedIdTokenClaims(tokens)!;
        checkOwnRules(claims, clientId);
        return { claims, accessToken: tokens.access_token };
      });
      const readClaims = async () => {
        const hasEmail = claims.email !== undefined && claims.email_verified !== undefined;
        if (hasEmail || !server.userinfo_endpoint) return claims;
        return withProviderErrors(async () => {
          const response = await oauth.userInfoRequest(server, client, accessToken, options());
          // A provider revokes the access token when it sees its code a second time (RFC 6749, section 4.1.2).
          if (response.status === 401) throw new ProviderError("code_refused", "access-token");
          return oauth.processUserInfoResponse(server, client, claims.sub, response);
        });
      };
      return { subject: claims.sub, readClaims };
    },
  };
}

/** HTTP Basic with form-encoded credentials (RFC 6749, section 2.3.1). "-" and "." stay: some providers do not decode. */
function basicAuthentication(secret: string): oauth.ClientAuth {
  return (_server, { client_id }, _body, headers) => {
    const credentials = [client_id, secret].map(encodeURIComponent).join(":");
    headers.set("Authorization", `Basic ${btoa(credentials)}`);
  };
}

/** Checks what oauth4webapi leaves open: a token from the future, or one made for another client. */
function checkOwnRules({ sub, azp, iat }: oauth.IDToken, clientId: string): void {
  if (sub.length > 255) throw new ProviderError("token_refused", "sub");
  if (azp !== undefined && azp !== clientId) throw new ProviderError("token_refused", "azp");
  if (iat > Date.now() / 1000 + SKEW_SECONDS) throw new ProviderError("token_refused", "iat");
}

const endpoint = z.string().refine(isSafeEndpoint);
const metadataSchema = z.object({
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  token_endpoint_auth_methods_supported: z
    .array(z.string())
    .refine((methods) => methods.includes("client_secret_basic"))
    .optional(),
});

/** Discovery documents by issuer, for the isolate's life. */
const known = new Map<string, { until: number; server: oauth.AuthorizationServer }>();

/** Returns the provider's discovery document, cached for an hour. Throws ProviderError when it cannot be used. */
async function discover(issuer: string, options: oauth.DiscoveryRequestOptions) {
  const cached = known.get(issuer);
  if (cached && cached.until > Date.now()) return cached.server;
  try {
    const url = new URL(issuer);
    const found = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options));
    const [problem] = metadataSchema.safeParse(found).error?.issues ?? [];
    if (problem) throw new ProviderError("unavailable", String(problem.path[0]));
    const server = { ...found, id_token_signing_alg_values_supported: ALGORITHMS };
    known.set(issuer, { until: Date.now() + CACHE_MS, server });
    return server;
  } catch (error) {
    throw new ProviderError("unavailable", `discovery-${toProviderError(error).detail}`);
  }
}

async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toProviderError(error);
  }
}

/** Codes of answers that are none of the protocol's; the other codes are about a token that cannot be trusted. */
const NO_ANSWER: unknown[] = [
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.PARSE_ERROR,
  oauth.HTTP_REQUEST_FORBIDDEN,
];

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof oauth.ResponseBodyError && error.error === "invalid_grant") {
    return new ProviderError("code_refused", "invalid_grant");
  }
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError) {
    const { claim, attribute } = (error.cause ?? {}) as { claim?: string; attribute?: string };
    const failure = NO_ANSWER.includes(error.code) ? "unavailable" : "token_refused";
    return new ProviderError(failure, claim ?? attribute ?? error.code ?? "token");
  }
  // Any other error of the token endpoint is about our configuration; without one there was no answer at all.
  const isAnswered =
    error instanceof oauth.ResponseBodyError || error instanceof oauth.WWWAuthenticateChallengeError;
  return new ProviderError("unavailable", isAnswered ? "token-request" : "no-answer");
}
