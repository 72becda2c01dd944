import { Google } from "arctic";
import type { IdentityProvider } from "../ports/identity-provider";
import { exchangeCode } from "./provider-exchange.server";
import { verifyIdToken } from "./provider-id-token.server";

const KEYS = "https://www.googleapis.com/oauth2/v3/certs";

/** Google, whose addresses arctic knows. Its id token always carries the e-mail, so that nothing more is asked for. */
export function googleProvider({
  clientId,
  clientSecret,
}: {
  clientId: string;
  clientSecret: string;
}): IdentityProvider {
  const client = (callbackUrl: string) => new Google(clientId, clientSecret, callbackUrl);
  return {
    id: "google",
    label: "Google",
    // Google documents both forms of its name.
    issuers: ["https://accounts.google.com", "accounts.google.com"],
    clientId,
    async authorizationUrl({ state, nonce, codeVerifier }, callbackUrl) {
      const scopes = ["openid", "email", "profile"];
      const url = client(callbackUrl).createAuthorizationURL(state, codeVerifier, scopes);
      url.searchParams.set("nonce", nonce);
      return url.href;
    },
    async redeemCode(code, { codeVerifier }, callbackUrl) {
      const { idToken } = await exchangeCode(() =>
        client(callbackUrl).validateAuthorizationCode(code, codeVerifier),
      );
      return { claims: await verifyIdToken(idToken, KEYS), readUserInfo: async () => null };
    },
  };
}
