import { CodeChallengeMethod, OAuth2Client } from "arctic";
import { type IdentityProvider, ProviderError } from "../ports/identity-provider";
import { discover, getJson } from "./provider-discovery.server";
import { exchangeCode } from "./provider-exchange.server";
import { verifyIdToken } from "./provider-id-token.server";

export interface OpenIdConfiguration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

/** Any OpenID provider with a discovery document. `timeout` is for each request to it, in milliseconds. */
export function openIdProvider(
  { issuer, clientId, clientSecret, name }: OpenIdConfiguration,
  timeout?: number,
): IdentityProvider {
  return {
    id: "oidc",
    label: name,
    issuers: [issuer],
    clientId,
    async authorizationUrl({ state, nonce, codeVerifier }, callbackUrl) {
      const { authorizationEndpoint } = await discover(issuer, timeout);
      const url = new OAuth2Client(clientId, null, callbackUrl).createAuthorizationURLWithPKCE(
        authorizationEndpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        ["openid", "email", "profile"],
      );
      url.searchParams.set("nonce", nonce);
      return url.href;
    },
    async redeemCode(code, { codeVerifier }, callbackUrl) {
      const { tokenEndpoint, jwksUri, userInfoEndpoint } = await discover(issuer, timeout);
      const { idToken, accessToken } = await exchangeCode(
        () => authenticated(callbackUrl).validateAuthorizationCode(tokenEndpoint, code, codeVerifier),
        timeout,
      );
      return {
        claims: await verifyIdToken(idToken, jwksUri),
        readUserInfo: async () => {
          if (userInfoEndpoint === null) return null;
          const headers = { Authorization: `Bearer ${accessToken}` };
          return getJson(userInfoEndpoint, { timeout, headers }).catch(asTokenRefusal);
        },
      };
    },
  };

  /** RFC 6749, section 2.3.1: both are form-encoded before they become Basic credentials; arctic leaves that out. */
  function authenticated(callbackUrl: string) {
    return new OAuth2Client(encodeURIComponent(clientId), encodeURIComponent(clientSecret), callbackUrl);
  }
}

/** A provider revokes the access token when it sees its code a second time (RFC 6749, section 4.1.2). */
function asTokenRefusal(error: unknown): never {
  const isRevoked = error instanceof ProviderError && error.detail === "status-401";
  throw isRevoked ? new ProviderError("code_refused", "access-token") : error;
}
