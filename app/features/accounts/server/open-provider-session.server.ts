import { announceMails } from "~/features/mail/server/public.server";
import type { IdentityProvider } from "~/server/ports/identity-provider";
import type { Services } from "~/server/ports/services";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/ids";
import type { ProviderProfile } from "../domain/provider-sign-in";
import { accountMail } from "./account-mails.server";
import { findAccount } from "./accounts.repository.server";
import { chooseShard } from "./choose-shard.server";
import {
  deleteDevices,
  findUserIdByIdentity,
  type Identity,
  insertIdentityAccount,
  linkIdentity,
  openSessionByIdentity,
} from "./identities.repository.server";
import { newSession, type Visitor } from "./sessions.server";
import { countKnownEmail, countSignUp } from "./throttle.server";

export interface ProvenIdentity extends Omit<Visitor, "device"> {
  provider: IdentityProvider;
  subject: string;
  /** Called only when the identity is new here. */
  readProfile(): Promise<ProviderProfile>;
  timezone?: string;
}

/** Each further attempt finds the rows that a parallel callback of the same person has stored meanwhile. */
const MOST_ATTEMPTS = 3;

/**
 * Signs in with a proven identity: its user, or the account with its e-mail when both sides have proven the address, or
 * a new account. Throws `conflict` for an account that cannot be linked, `forbidden` without a proven e-mail,
 * `too_many_requests` while sign-ups are throttled.
 */
export async function openProviderSession(
  services: Services,
  proven: ProvenIdentity,
): Promise<{ token: string; isNew: boolean }> {
  const { catalog, clock } = services;
  const identity = { provider: proven.provider.issuer, subject: proven.subject };
  let profile: ProviderProfile | undefined;
  for (let count = 0; count < MOST_ATTEMPTS; count++) {
    const userId = await findUserIdByIdentity(catalog, identity);
    if (userId) {
      const { token, session } = await newSession(userId, { userAgent: proven.userAgent, now: clock.now() });
      if (await openSessionByIdentity(catalog, { session, identity })) return { token, isNew: false };
      continue;
    }
    profile ??= await proven.readProfile();
    const { email } = profile;
    const account = email === null ? null : await findAccount(catalog, { email });
    const opened = account
      ? await linkAccount(services, proven, { identity, profile, account })
      : await makeAccount(services, proven, { identity, profile });
    if (opened) return opened;
  }
  throw new AppError("conflict", "Your account was changed while you signed in. Please try again.");
}

/** `null` when the rows changed meanwhile: another attempt will see them. */
type Opened = { token: string; isNew: boolean } | null;
type KnownAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Links the identity to the account with its e-mail when both sides have proven the address, and ends every other way
 * into the account (`linkIdentity`). An account with an unproven address stays closed: its owner may have mistyped theirs.
 */
async function linkAccount(
  services: Services,
  { provider, address, userAgent, origin }: ProvenIdentity,
  { identity, profile, account }: { identity: Identity; profile: ProviderProfile; account: KnownAccount },
): Promise<Opened> {
  const { email } = account;
  if (!profile.isEmailVerified || account.emailVerifiedAt === null) {
    await countKnownEmail(services, { email, address });
    const how = account.passwordHash
      ? 'with your password first; if you have none, ask for one with "Forgot your password?"'
      : "the way you did before";
    throw new AppError(
      "conflict",
      `There is already an account with this e-mail address. Please sign in ${how}. Once the address is confirmed both here and at ${provider.label}, you can continue with ${provider.label} too.`,
    );
  }
  const now = services.clock.now();
  const { token, session } = await newSession(account.userId, { userAgent, now });
  const mail = accountMail("provider-linked", { email, provider: provider.label, origin }, now);
  if (!(await linkIdentity(services.catalog, { session, identity, email, mail }))) return null;
  announceMails(services, [mail]);
  await removeDevices(services, account);
  return { token, isNew: false };
}

/** Deletes an account's devices, none of which owns its endpoint any more: nothing is sent to them even if this fails. */
async function removeDevices(services: Services, { userId, journalShard }: KnownAccount): Promise<void> {
  try {
    await deleteDevices(services.journal(journalShard), userId);
  } catch {
    services.report("WARN", "push-subscriptions-kept", { shard: journalShard });
  }
}

/** Makes an account with the usual defaults. */
async function makeAccount(
  services: Services,
  { provider, timezone = "UTC", address, userAgent }: ProvenIdentity,
  { identity, profile }: { identity: Identity; profile: ProviderProfile },
): Promise<Opened> {
  const { email, isEmailVerified, firstName, lastName } = profile;
  if (email === null) {
    throw new AppError(
      "forbidden",
      `An account here needs an e-mail address, and ${provider.label} did not share yours.`,
    );
  }
  if (!isEmailVerified) {
    throw new AppError(
      "forbidden",
      `${provider.label} has not confirmed your e-mail address yet. Please confirm it there, then try again.`,
    );
  }
  await countSignUp(services, address);
  const now = services.clock.now();
  const at = now.toISOString();
  const user = {
    id: newId(),
    email,
    emailVerifiedAt: at,
    firstName,
    lastName,
    timezone,
    journalShard: await chooseShard(services),
    createdAt: at,
    updatedAt: at,
  };
  const { token, session } = await newSession(user.id, { userAgent, now });
  const isStored = await insertIdentityAccount(services.catalog, { user, identity, session });
  return isStored ? { token, isNew: true } : null;
}
