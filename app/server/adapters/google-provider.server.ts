import type { IdentityProvider } from "../ports/identity-provider";
import { openIdProvider } from "./openid-provider.server";

/** Google's published addresses. Its id token always carries the e-mail: no userinfo endpoint is needed. */
const METADATA = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
};

/** Creates the provider for "Continue with Google". */
export function googleProvider(account: { clientId: string; clientSecret: string }): IdentityProvider {
  const configuration = { ...account, name: "Google", issuer: METADATA.issuer };
  return openIdProvider(configuration, { id: "google", metadata: METADATA });
}
