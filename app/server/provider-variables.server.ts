import { z } from "zod";
import { isSafeEndpoint } from "~/shared/network";
import type { OpenIdConfiguration } from "./adapters/openid-provider.server";
import { needTogether, parseVariables, optionalText as text } from "./variables.server";

/** The variables of sign-in (docs/providers.md). All are optional; none means accounts with a password alone. */
export interface ProviderVariables {
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  OIDC_NAME?: string;
  BUILT_IN_ACCOUNTS?: string;
}

/** The methods to sign in, as configured. */
export interface ProviderConfiguration {
  builtInAccounts: boolean;
  google: { clientId: string; clientSecret: string } | null;
  openId: OpenIdConfiguration | null;
}

const schema = z
  .object({
    GOOGLE_CLIENT_ID: text,
    GOOGLE_CLIENT_SECRET: text,
    OIDC_ISSUER: text.refine((issuer) => issuer === undefined || isSafeEndpoint(issuer)),
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: text,
    OIDC_NAME: text.refine((name) => (name ?? "").length <= 40),
    BUILT_IN_ACCOUNTS: text.pipe(z.enum(["true", "false"]).default("true")),
  })
  .superRefine((values, context) => {
    needTogether(values, context, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
    needTogether(values, context, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
    // Without a password and without a provider nobody could sign in.
    if (values.BUILT_IN_ACCOUNTS === "false" && !values.GOOGLE_CLIENT_ID && !values.OIDC_ISSUER) {
      context.addIssue({ code: "custom", path: ["BUILT_IN_ACCOUNTS"], message: "no provider" });
    }
  });

/** The variables of sign-in, parsed. Throws when one is malformed or one of a pair is missing. */
export function readProviderConfiguration(env: ProviderVariables): ProviderConfiguration {
  const data = parseVariables(schema, env, "docs/providers.md");
  return {
    builtInAccounts: data.BUILT_IN_ACCOUNTS === "true",
    google:
      data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
        ? { clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET }
        : null,
    openId:
      data.OIDC_ISSUER && data.OIDC_CLIENT_ID && data.OIDC_CLIENT_SECRET
        ? {
            issuer: data.OIDC_ISSUER,
            clientId: data.OIDC_CLIENT_ID,
            clientSecret: data.OIDC_CLIENT_SECRET,
            name: data.OIDC_NAME ?? "OpenID",
          }
        : null,
  };
}
