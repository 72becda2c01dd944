import type { IdentityProvider } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";

type Claims = Record<string, unknown>;

/** A provider that vouches for whoever the test says, without a network. */
export function fakeProvider({
  claims,
  userInfo = null,
  id = "oidc",
  label = "Parish",
}: {
  claims: (nonce: string) => Claims;
  userInfo?: Claims | null;
  id?: string;
  label?: string;
}): IdentityProvider {
  return {
    id,
    label,
    issuers: ["https://id.parish.test"],
    clientId: "acolyte",
    authorizationUrl: async ({ state }) => `https://id.parish.test/auth?state=${state}`,
    redeemCode: async (_code, { nonce }) => ({ claims: claims(nonce), readUserInfo: async () => userInfo }),
  };
}

/** The claims of an id token of the fake provider. */
export function idTokenClaims(services: Services, nonce: string, rest: Claims): Claims {
  const seconds = Math.floor(services.clock.now().getTime() / 1000);
  return {
    iss: "https://id.parish.test",
    aud: "acolyte",
    iat: seconds,
    exp: seconds + 300,
    nonce,
    email_verified: true,
    ...rest,
  };
}
