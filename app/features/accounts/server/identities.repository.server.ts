import { and, eq, sql } from "drizzle-orm";
import { accountTokens, credentials, identities, sessions, users } from "~/server/db/catalog/accounts";
import { pushSubscriptions } from "~/server/db/catalog/reminders";
import type { CatalogDb } from "~/server/db/client.server";
import {
  insertMailIf,
  type NewMailRow,
  type NewUserRow,
  type SessionRow,
} from "./accounts.repository.server";

/** A person at a provider. */
export interface Identity {
  /** The provider's issuer: with it the subject is unique in the world (OpenID Connect Core 1.0, section 2). */
  provider: string;
  subject: string;
}

/** The id of the user whom this identity signs in, or null. */
export async function findUserIdByIdentity(catalog: CatalogDb, identity: Identity): Promise<string | null> {
  const rows = await catalog.select({ userId: identities.userId }).from(identities).where(isThis(identity));
  return rows[0]?.userId ?? null;
}

/** The account with this e-mail: whether it has proven the address, and whether it has a password. */
export async function findAccountByEmail(catalog: CatalogDb, email: string) {
  const rows = await catalog
    .select({
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      hasPassword: sql<number>`${credentials.userId} IS NOT NULL`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return rows[0] ?? null;
}

/** Opens a session for whoever proved the identity. False when it does not sign this user in (any more). */
export async function openSessionByIdentity(
  catalog: CatalogDb,
  { session, identity }: { session: SessionRow; identity: Identity },
): Promise<boolean> {
  const opened = await insertSession(catalog, session, identity);
  return opened.meta.changes === 1;
}

/**
 * Links an identity to a user, ends every other way into the account, opens a session and stores the mail that tells of
 * it, all or nothing. `false` when the user has not proven this e-mail (any more), or the identity signs another user in.
 *
 * Whoever made the account may have been a stranger who gave the address of its owner and waited ("Pre-hijacked
 * accounts", Sudhodanan and Paverd, 2022): with the password end all sessions, mailed links, a new address that waits,
 * notifications to devices, and identities that were linked under another address.
 */
export async function linkIdentity(
  catalog: CatalogDb,
  link: { session: SessionRow; identity: Identity; email: string; mail: NewMailRow },
): Promise<boolean> {
  const { session, identity, email, mail } = link;
  const { userId, createdAt } = session;
  const { provider, subject } = identity;
  // Stored first and under its own instant: the rest follows only where this very link stands.
  const isLinked = sql`EXISTS (SELECT 1 FROM identities WHERE provider = ${provider} AND subject = ${subject}
    AND user_id = ${userId} AND created_at = ${createdAt})`;
  const results = await catalog.batch([
    // In the order of the table's columns, which drizzle names before it.
    catalog
      .insert(identities)
      .select(
        sql`SELECT ${provider}, ${subject}, id, email, ${createdAt} FROM users
          WHERE id = ${userId} AND email = ${email} AND email_verified_at IS NOT NULL`,
      )
      .onConflictDoNothing(),
    catalog
      .delete(identities)
      .where(and(eq(identities.userId, userId), sql`${identities.providerEmail} IS NOT ${email}`, isLinked)),
    catalog.delete(credentials).where(and(eq(credentials.userId, userId), isLinked)),
    catalog.delete(accountTokens).where(and(eq(accountTokens.userId, userId), isLinked)),
    catalog.delete(sessions).where(and(eq(sessions.userId, userId), isLinked)),
    catalog.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isLinked)),
    catalog
      .update(users)
      .set({ pendingEmail: null, updatedAt: createdAt })
      .where(and(eq(users.id, userId), isLinked)),
    insertMailIf(catalog, mail, isLinked),
    insertSession(catalog, session, identity),
  ]);
  return results[results.length - 1]?.meta.changes === 1;
}

/**
 * Stores a new account with its identity and first session, all or nothing. False when the e-mail or the identity has
 * an account already.
 */
export async function insertIdentityAccount(
  catalog: CatalogDb,
  { user, identity, session }: { user: NewUserRow; identity: Identity; session: SessionRow },
): Promise<boolean> {
  try {
    await catalog.batch([
      catalog.insert(users).values(user),
      catalog
        .insert(identities)
        .values({ ...identity, userId: user.id, providerEmail: user.email, createdAt: user.createdAt }),
      catalog.insert(sessions).values(session),
    ]);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function insertSession(catalog: CatalogDb, session: SessionRow, identity: Identity) {
  const { tokenHash, userId, createdAt, lastUsedAt, expiresAt, userAgent } = session;
  return catalog.insert(sessions).select(
    sql`SELECT ${tokenHash}, user_id, ${createdAt}, ${lastUsedAt}, ${expiresAt}, ${userAgent} FROM identities
        WHERE provider = ${identity.provider} AND subject = ${identity.subject} AND user_id = ${userId}`,
  );
}

function isThis({ provider, subject }: Identity) {
  return and(eq(identities.provider, provider), eq(identities.subject, subject));
}

/** D1 tells of a violated index in words only; drizzle wraps its error as the cause. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /UNIQUE constraint failed: (users\.email|identities\.provider)/.test(error.message) ||
    isTaken(error.cause)
  );
}
