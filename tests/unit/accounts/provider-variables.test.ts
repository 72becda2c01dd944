import { describe, expect, it } from "vitest";
import { readProviderConfiguration } from "~/server/provider-variables.server";

const google = { GOOGLE_CLIENT_ID: "g-id", GOOGLE_CLIENT_SECRET: "g-secret" };
const openId = {
  OIDC_ISSUER: "https://id.example.test/realm",
  OIDC_CLIENT_ID: "o-id",
  OIDC_CLIENT_SECRET: "o-secret",
};

describe("the variables of sign-in", () => {
  it("allow only passwords when they are absent or empty", () => {
    const none = { builtInAccounts: true, google: null, openId: null };
    expect(readProviderConfiguration({})).toEqual(none);
    const empty = Object.fromEntries(
      [...Object.keys({ ...google, ...openId }), "OIDC_NAME", "BUILT_IN_ACCOUNTS"].map((name) => [name, " "]),
    );
    expect(readProviderConfiguration(empty)).toEqual(none);
  });

  it("configure both providers", () => {
    expect(readProviderConfiguration({ ...google, ...openId, OIDC_NAME: "Parish" })).toEqual({
      builtInAccounts: true,
      google: { clientId: "g-id", clientSecret: "g-secret" },
      openId: {
        issuer: openId.OIDC_ISSUER,
        clientId: "o-id",
        clientSecret: "o-secret",
        name: "Parish",
      },
    });
  });

  it("name a provider OpenID by default", () => {
    expect(readProviderConfiguration(openId).openId?.name).toBe("OpenID");
  });

  it("can turn passwords off with a provider", () => {
    expect(readProviderConfiguration({ ...google, BUILT_IN_ACCOUNTS: "false" }).builtInAccounts).toBe(false);
  });

  it.each([
    ["http://127.0.0.1:4000"],
    ["http://localhost:4000"],
    ["http://[::1]:4000"],
    ["https://login.example.test/tenant/"],
  ])("accept the issuer %s", (OIDC_ISSUER) => {
    expect(readProviderConfiguration({ ...openId, OIDC_ISSUER }).openId?.issuer).toBe(OIDC_ISSUER);
  });

  it.each([
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "g-id" }],
    ["GOOGLE_CLIENT_ID", { GOOGLE_CLIENT_SECRET: "g-secret" }],
    ["OIDC_ISSUER, OIDC_CLIENT_SECRET", { OIDC_CLIENT_ID: "o-id" }],
    ["OIDC_CLIENT_ID, OIDC_CLIENT_SECRET", { OIDC_ISSUER: "https://id.example.test" }],
    ["OIDC_ISSUER", { ...openId, OIDC_ISSUER: "http://id.example.test" }],
    ["OIDC_ISSUER", { ...openId, OIDC_ISSUER: "id.example.test" }],
    ["OIDC_ISSUER", { ...openId, OIDC_ISSUER: "file:///etc/passwd" }],
    ["OIDC_NAME", { ...openId, OIDC_NAME: "x".repeat(41) }],
    ["BUILT_IN_ACCOUNTS", { BUILT_IN_ACCOUNTS: "false" }],
    ["BUILT_IN_ACCOUNTS", { ...google, BUILT_IN_ACCOUNTS: "no" }],
  ])("are refused with the name of %s", (names, variables) => {
    expect(() => readProviderConfiguration(variables)).toThrow(
      `Configuration: ${names} missing or malformed`,
    );
  });
});
