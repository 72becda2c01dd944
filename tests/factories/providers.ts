import type { IdentityProvider } from "~/server/ports/identity-provider";

/** Creates a provider that vouches for the person of the given claims, without a network. */
export function fakeProvider(
  claims: Record<string, unknown>,
  issuer = "https://id.parish.test",
): IdentityProvider {
  return {
    id: "oidc",
    label: "Parish",
    issuer,
    authorizationUrl: async ({ state }) => `${issuer}/auth?state=${state}`,
    redeemCode: async () => ({
      subject: String(claims.sub),
      readClaims: async () => ({ email_verified: true, ...claims }),
    }),
  };
}
