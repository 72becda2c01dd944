import { z } from "zod/mini";
import { isTimezone } from "~/shared/dates";

const secret = z.string().check(z.minLength(1), z.maxLength(200));

/** A provider sign-in under way, as the browser keeps it between start and callback; it may have changed it. */
export const providerFlowSchema = z.object({
  providerId: z.string().check(z.maxLength(40)),
  state: secret,
  nonce: secret,
  codeVerifier: secret,
  redirectTo: z.optional(z.string().check(z.maxLength(2000))),
  timezone: z.catch(z.optional(z.string().check(z.refine(isTimezone))), undefined),
});
export type ProviderFlow = z.infer<typeof providerFlowSchema>;

const told = (limit: number) => z.catch(z.optional(z.string().check(z.maxLength(limit))), undefined);

/** What the provider sends to the callback: a code, or an error (RFC 6749, section 4.1.2), and who sends it (RFC 9207). */
export const authorizationResponseSchema = z.object({
  code: told(4096),
  state: told(200),
  error: told(200),
  iss: told(2000),
});
export type AuthorizationResponse = z.infer<typeof authorizationResponseSchema>;
