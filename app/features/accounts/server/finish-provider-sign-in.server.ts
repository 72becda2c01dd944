import { createHash, timingSafeEqual } from "node:crypto";
import type { IdentityProvider, RedeemedCode } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { checkIdToken } from "../domain/id-token";
import type { AuthorizationResponse, ProviderFlow } from "../domain/provider-flow";
import { type ProviderProfile, readProviderProfile } from "../domain/provider-profile";
import { callbackUrl, findProvider } from "./find-provider.server";
import { openProviderSession } from "./open-provider-session.server";
import { authorizationRefusal, notUnderWay, orRefusal, untrusted } from "./provider-refusal.server";

export interface FinishOptions {
  providerId: string;
  /** The app's own origin, as the browser sees it. */
  origin: string;
  /** What the browser kept since the start; null when it kept nothing. */
  flow: ProviderFlow | null;
  answer: AuthorizationResponse;
  /** The network address that the callback comes from. */
  address: string;
  /** What the browser says of itself, for the list of sessions. */
  userAgent: string;
}

/**
 * Ends a sign-in at a provider and gives the new session's token. Throws `bad_request` when none is under way in this
 * browser, `unauthorized` when the person stopped it or the answer cannot be trusted, `unavailable` when the provider
 * fails, and what `openProviderSession` throws.
 */
export async function finishProviderSignIn(
  services: Services,
  { providerId, origin, flow, answer, address, userAgent }: FinishOptions,
): Promise<{ token: string; isNew: boolean }> {
  const provider = findProvider(services, providerId);
  if (flow?.providerId !== providerId || !isSame(answer.state ?? "", flow.state)) throw notUnderWay();
  // RFC 9207: an answer that says who sends it must come from whom it was asked of.
  if (answer.iss !== undefined && !provider.issuers.includes(answer.iss)) {
    throw untrusted(services, provider, "answer-issuer");
  }
  if (answer.error !== undefined) throw authorizationRefusal(services, provider, answer.error);
  const { code } = answer;
  if (!code) throw notUnderWay();

  const redeemed = await orRefusal(services, provider, () =>
    provider.redeemCode(code, flow, callbackUrl(provider, origin)),
  );
  const now = services.clock.now();
  const checked = checkIdToken(redeemed.claims, { ...provider, nonce: flow.nonce, now });
  if ("problem" in checked) throw untrusted(services, provider, checked.problem);
  const { subject } = checked;
  return openProviderSession(services, {
    provider,
    subject,
    readProfile: () => readProfile(services, provider, redeemed, subject),
    timezone: flow.timezone,
    address,
    userAgent,
    origin,
  });
}

/** What the provider tells of the person: in the id token, or where that lacks the e-mail, at its userinfo endpoint. */
async function readProfile(
  services: Services,
  provider: IdentityProvider,
  { claims, readUserInfo }: RedeemedCode,
  subject: string,
): Promise<ProviderProfile> {
  if (claims.email !== undefined && claims.email_verified !== undefined) return readProviderProfile(claims);
  const told = await orRefusal(services, provider, readUserInfo);
  if (!told) return readProviderProfile(claims);
  // OpenID Connect Core 1.0, section 5.3.2: without the same `sub` it may be about somebody else.
  if (told.sub !== subject) throw untrusted(services, provider, "userinfo-subject");
  return readProviderProfile(told);
}

/** Compares in a time that tells nothing about the texts. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
