import { and, eq, sql } from "drizzle-orm";
import { insertMail } from "~/features/mail/server/public.server";
import { accountTokens, credentials, identities, sessions, users } from "~/server/db/catalog/accounts";
import { pushEndpoints } from "~/server/db/catalog/push-endpoints";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import { pushSubscriptions } from "~/server/db/journal/reminders";
import type { NewMailRow } from "~/server/db/outbox";
import { batch, selectRow } from "~/server/db/statements";
import { insertSessionIf, type NewUserRow, type SessionRow, unlessTaken } from "./accounts.repository.server";

/** A person at a provider. */
export interface Identity {
  /** The provider's issuer: with it the subject is unique in the world (OpenID Connect Core 1.0, section 2). */
  provider: string;
  subject: string;
}

/** Returns the id of the user that this identity signs in, or `null`. */
export async function findUserIdByIdentity(catalog: CatalogDb, identity: Identity): Promise<string | null> {
  const rows = await catalog
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, identity.provider), eq(identities.subject, identity.subject)));
  return rows[0]?.userId ?? null;
}

/** Opens a session for a proven identity. Returns `false` when it no longer signs this user in. */
export async function openSessionByIdentity(
  catalog: CatalogDb,
  { session, identity }: { session: SessionRow; identity: Identity },
): Promise<boolean> {
  const opened = await insertSessionIf(catalog, session, isLinkedTo(session.userId, identity));
  return opened.meta.changes === 1;
}

/**
 * Links an identity to a user, ends every other way into the account, opens a session and stores the mail about it, all
 * or nothing. Returns `false` when the user has not proven this e-mail, or the identity signs another user in.
 *
 * A stranger may have made the account with its owner's address and waited ("Pre-hijacked accounts", Sudhodanan and
 * Paverd, 2022): with the password end all sessions, mailed links, a pending new address, notifications to devices, and
 * identities that were linked under another address.
 */
export async function linkIdentity(
  catalog: CatalogDb,
  link: { session: SessionRow; identity: Identity; email: string; mail: NewMailRow },
): Promise<boolean> {
  const { session, identity, email, mail } = link;
  const { userId, createdAt } = session;
  const row = { ...identity, userId: sql`id`, providerEmail: sql`email`, createdAt };
  const isProven = sql`FROM users WHERE id = ${userId} AND email = ${email} AND email_verified_at IS NOT NULL`;
  // Stored first and with its own instant: the rest follows only if this very link was stored.
  const isLinked = isLinkedTo(userId, identity, createdAt);
  const { opened } = await batch(catalog, {
    linked: catalog
      .insert(identities)
      .select(selectRow(identities, row, isProven))
      .onConflictDoNothing(),
    unlinked: catalog
      .delete(identities)
      .where(and(eq(identities.userId, userId), sql`${identities.providerEmail} IS NOT ${email}`, isLinked)),
    password: catalog.delete(credentials).where(and(eq(credentials.userId, userId), isLinked)),
    links: catalog.delete(accountTokens).where(and(eq(accountTokens.userId, userId), isLinked)),
    sessions: catalog.delete(sessions).where(and(eq(sessions.userId, userId), isLinked)),
    devices: catalog.delete(pushEndpoints).where(and(eq(pushEndpoints.userId, userId), isLinked)),
    user: catalog
      .update(users)
      .set({ pendingEmail: null, updatedAt: createdAt })
      .where(and(eq(users.id, userId), isLinked)),
    mail: insertMail(catalog, mail, isLinked),
    opened: insertSessionIf(catalog, session, isLinkedTo(userId, identity)),
  });
  return opened.meta.changes === 1;
}

/** Deletes the devices of a user. */
export async function deleteDevices(journal: JournalDb, userId: string): Promise<void> {
  await journal.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

/** Stores a new account with its identity and first session, or nothing: `false` when the e-mail or identity is taken. */
export async function insertIdentityAccount(
  catalog: CatalogDb,
  { user, identity, session }: { user: NewUserRow; identity: Identity; session: SessionRow },
): Promise<boolean> {
  const link = { ...identity, userId: user.id, providerEmail: user.email, createdAt: user.createdAt };
  const stored = await unlessTaken(() =>
    catalog.batch([
      catalog.insert(users).values(user),
      catalog.insert(identities).values(link),
      catalog.insert(sessions).values(session),
    ]),
  );
  return stored !== "taken";
}

/** Returns the condition that an identity signs a user in; with `at`, that it was linked at that instant. */
function isLinkedTo(userId: string, { provider, subject }: Identity, at?: string) {
  return sql`EXISTS (SELECT 1 FROM identities WHERE provider = ${provider} AND subject = ${subject}
    AND user_id = ${userId} AND created_at = coalesce(${at ?? null}, created_at))`;
}
