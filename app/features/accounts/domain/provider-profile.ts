import { z } from "zod/mini";
import { oneLine } from "~/shared/hidden-characters";
import { signInSchema, updateProfileSchema } from "./call-schemas";

const claimsSchema = z.object({
  email: z.catch(z.optional(signInSchema.shape.email), undefined),
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
});

/** What a provider tells of a person. */
export interface ProviderProfile {
  /** In the form in which e-mails are stored; null when there is none that could be one. */
  email: string | null;
  /** Whether the provider has proven the e-mail: said so in as many words, nothing less. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Reads the standard claims (OpenID Connect Core 1.0, section 5.1). What is missing or malformed counts as not told. */
export function readProviderProfile(claims: Record<string, unknown>): ProviderProfile {
  const { email, email_verified, given_name, family_name } = claimsSchema.parse(claims);
  return {
    email: email ?? null,
    isEmailVerified: email_verified === true,
    firstName: toName(given_name),
    lastName: toName(family_name),
  };
}

/** A name within the profile's limit, which counts UTF-16 units: 40 characters fit whatever they are. */
function toName(told: string | undefined): string {
  const plain = [...oneLine(told ?? "")].slice(0, 40).join("");
  return updateProfileSchema.shape.firstName.safeParse(plain).data ?? "";
}
