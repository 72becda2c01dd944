import { z } from "zod/mini";

/** Seconds that the provider's clock and ours may differ. */
const SKEW_SECONDS = 60;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  exp: z.number(),
  iat: z.number(),
  nbf: z.optional(z.number()),
  nonce: z.string(),
});

/** What an id token has to say. */
export interface IdTokenExpectation {
  issuers: readonly string[];
  clientId: string;
  nonce: string;
  now: Date;
}

/** What is wrong with an id token, by the claim at fault. */
export type IdTokenProblem =
  | "malformed"
  | "issuer"
  | "audience"
  | "authorized-party"
  | "expired"
  | "issued-in-future"
  | "not-valid-yet"
  | "nonce";

/**
 * Checks what an id token says (OpenID Connect Core 1.0, section 3.1.3.7); its signature is proven before. Gives the
 * person's lasting name at the provider, or the first problem.
 */
export function checkIdToken(
  claims: unknown,
  { issuers, clientId, nonce, now }: IdTokenExpectation,
): { subject: string } | { problem: IdTokenProblem } {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) return { problem: "malformed" };
  const { iss, sub, aud, azp, exp, iat, nbf, nonce: told } = parsed.data;
  const audiences = typeof aud === "string" ? [aud] : aud;
  const seconds = now.getTime() / 1000;
  if (!issuers.includes(iss)) return { problem: "issuer" };
  if (!audiences.includes(clientId)) return { problem: "audience" };
  if (azp === undefined ? audiences.length > 1 : azp !== clientId) return { problem: "authorized-party" };
  if (exp <= seconds - SKEW_SECONDS) return { problem: "expired" };
  if (iat > seconds + SKEW_SECONDS) return { problem: "issued-in-future" };
  if (nbf !== undefined && nbf > seconds + SKEW_SECONDS) return { problem: "not-valid-yet" };
  if (told !== nonce) return { problem: "nonce" };
  return { subject: sub };
}
