import { createHash, timingSafeEqual } from "node:crypto";
import type { IdentityProvider, SignInSecrets } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { isTimezone } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import { randomToken } from "~/shared/ids";
import {
  type AuthorizationResponse,
  type ProviderFlow,
  readProviderProfile,
} from "../domain/provider-sign-in";
import { returnPath } from "../domain/sign-in";
import { openProviderSession } from "./open-provider-session.server";
import { authorizationRefusal, notUnderWay, orRefusal } from "./provider-refusal.server";
import type { Visitor } from "./sessions.server";

export interface StartOptions extends Pick<Visitor, "origin"> {
  providerId: string;
  /** The page to go to afterwards. */
  redirectTo?: string | null;
  /** The browser's zone, if it sent one. */
  timezone?: string | null;
}

/**
 * Starts a sign-in at a provider. Returns the URL of its page, and what the browser keeps until the callback. Throws
 * `not_found` for an unknown provider, `unavailable` when it cannot be reached.
 */
export async function startProviderSignIn(
  services: Services,
  { providerId, origin, redirectTo, timezone }: StartOptions,
): Promise<{ url: string; flow: ProviderFlow }> {
  const provider = findProvider(services, providerId);
  const secrets: SignInSecrets = {
    state: randomToken(32),
    nonce: randomToken(32),
    codeVerifier: randomToken(32),
  };
  const url = await orRefusal(services, provider, () =>
    provider.authorizationUrl(secrets, callbackUrl(provider, origin)),
  );
  const flow = {
    providerId,
    ...secrets,
    redirectTo: returnPath(redirectTo) ?? undefined,
    timezone: timezone && isTimezone(timezone) ? timezone : undefined,
  };
  return { url, flow };
}

export interface FinishOptions extends Omit<Visitor, "device"> {
  providerId: string;
  /** The browser's cookie since the start; `null` without one. */
  flow: ProviderFlow | null;
  answer: AuthorizationResponse;
}

/**
 * Finishes a sign-in at a provider and returns the new session's token. Throws `bad_request` when this browser has not
 * started one, `unauthorized` when the person stopped it or the answer cannot be trusted, `unavailable` when the
 * provider fails, and the errors of `openProviderSession`.
 */
export async function finishProviderSignIn(
  services: Services,
  { providerId, flow, answer, ...visitor }: FinishOptions,
): Promise<{ token: string; isNew: boolean }> {
  const provider = findProvider(services, providerId);
  if (flow?.providerId !== providerId || !isSame(answer.state ?? "", flow.state)) throw notUnderWay();
  if (answer.error !== undefined) throw authorizationRefusal(services, provider, answer.error);
  const { code, iss } = answer;
  if (!code) throw notUnderWay();

  const { subject, readClaims } = await orRefusal(services, provider, () =>
    provider.redeemCode({ code, iss }, flow, callbackUrl(provider, visitor.origin)),
  );
  return openProviderSession(services, {
    provider,
    subject,
    readProfile: async () => readProviderProfile(await orRefusal(services, provider, readClaims)),
    timezone: flow.timezone,
    ...visitor,
  });
}

function findProvider({ identityProviders }: Services, id: string): IdentityProvider {
  const provider = identityProviders.find((one) => one.id === id);
  if (!provider) throw new AppError("not_found", "There is no such way to sign in here.");
  return provider;
}

/** Returns the address that the provider sends the person back to; the operator has registered it there. */
function callbackUrl(provider: IdentityProvider, origin: string): string {
  return `${origin}/api/auth/callback/${provider.id}`;
}

/** Compares in a time that reveals nothing about the texts. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
