import { z } from "zod/mini";
import { isTimezone } from "~/shared/dates";
import { oneLine } from "~/shared/hidden-characters";
import { signInSchema, updateProfileSchema } from "../contract";

const secret = z.string().check(z.minLength(1), z.maxLength(200));

/** A pending provider sign-in, as the browser keeps it from start to callback; it may have changed it. */
export const providerFlowSchema = z.object({
  providerId: z.string().check(z.maxLength(40)),
  state: secret,
  nonce: secret,
  codeVerifier: secret,
  redirectTo: z.optional(z.string().check(z.maxLength(2000))),
  timezone: z.catch(z.optional(z.string().check(z.refine(isTimezone))), undefined),
});
export type ProviderFlow = z.infer<typeof providerFlowSchema>;

const optionalText = (limit: number) => z.catch(z.optional(z.string().check(z.maxLength(limit))), undefined);

/** Query of the callback: a code or an error (RFC 6749, section 4.1.2), and its sender (RFC 9207). */
export const authorizationResponseSchema = z.object({
  code: optionalText(4096),
  state: optionalText(200),
  error: optionalText(200),
  iss: optionalText(2000),
});
export type AuthorizationResponse = z.infer<typeof authorizationResponseSchema>;

const claimsSchema = z.object({
  email: z.catch(z.optional(signInSchema.shape.email), undefined),
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
});

/** A person's profile at a provider. */
export interface ProviderProfile {
  /** In the form in which e-mails are stored; `null` without a valid one. */
  email: string | null;
  /** Whether the provider says, with `true` and nothing less, that it has proven the e-mail. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Reads the standard claims (OpenID Connect Core 1.0, section 5.1). Malformed claims count as missing. */
export function readProviderProfile(claims: Record<string, unknown>): ProviderProfile {
  const { email, email_verified, given_name, family_name } = claimsSchema.parse(claims);
  return {
    email: email ?? null,
    isEmailVerified: email_verified === true,
    firstName: toName(given_name),
    lastName: toName(family_name),
  };
}

/** Returns a name within the profile's limit, which counts UTF-16 units: 40 characters always fit. */
function toName(claim = ""): string {
  const plain = [...oneLine(claim)].slice(0, 40).join("");
  return updateProfileSchema.shape.firstName.safeParse(plain).data ?? "";
}
