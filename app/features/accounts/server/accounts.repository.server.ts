import { and, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { credentials, sessions, users } from "~/server/db/catalog/accounts";
import { deletions } from "~/server/db/catalog/deletions";
import { catalogOutbox } from "~/server/db/catalog/outbox";
import type { CatalogDb } from "~/server/db/client.server";

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;
export type NewMailRow = typeof catalogOutbox.$inferInsert;
/** The columns that a user may change. */
export type UserChanges = Partial<Omit<UserRow, "id" | "journalShard" | "createdAt">>;

/** The session with this token hash that is not over at `now`, and its user, in one query. */
export async function findSessionWithUser(
  catalog: CatalogDb,
  { tokenHash, now }: { tokenHash: string; now: string },
) {
  const rows = await catalog
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sql<string>`${sessions.createdAt}`.as("session_created_at"),
      lastUsedAt: sessions.lastUsedAt,
      // D1 gives rows by name: of two columns with one name only one would be left.
      deletionDueAt: sql<string | null>`${deletions.dueAt}`.as("deletion_due_at"),
      user: getTableColumns(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(deletions, eq(deletions.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows[0] ?? null;
}

/** Notes a use of a session and moves its end. A use noted meanwhile by another request stands. */
export async function renewSession(
  catalog: CatalogDb,
  session: Pick<SessionRow, "tokenHash" | "lastUsedAt" | "expiresAt"> & { lastSeenUse: string },
): Promise<void> {
  await catalog
    .update(sessions)
    .set({ lastUsedAt: session.lastUsedAt, expiresAt: session.expiresAt })
    .where(and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.lastUsedAt, session.lastSeenUse)));
}

/** Ends one session, whether it is there or not. */
export async function deleteSession(catalog: CatalogDb, tokenHash: string): Promise<void> {
  await catalog.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes at most `limit` sessions that are over; gives how many there were. */
export async function deleteEndedSessions(
  catalog: CatalogDb,
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const ended = catalog
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lte(sessions.expiresAt, now))
    .limit(limit);
  const result = await catalog.delete(sessions).where(inArray(sessions.tokenHash, ended)).run();
  return result.meta.changes;
}

/** The id of the account with this e-mail and its password hash, null when it has none. Null without an account. */
export async function findCredentialByEmail(catalog: CatalogDb, email: string) {
  const rows = await catalog
    .select({ userId: users.id, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return rows[0] ?? null;
}

/** The password hash of a user, or null for an account without a password. */
export async function findPasswordHash(catalog: CatalogDb, userId: string): Promise<string | null> {
  const rows = await catalog
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return rows[0]?.passwordHash ?? null;
}

/** Stores a new account with its password, first session and mail, all or nothing; false when the e-mail is taken. */
export async function insertAccount(
  catalog: CatalogDb,
  account: { user: NewUserRow; passwordHash: string; session: SessionRow; mail: NewMailRow },
): Promise<boolean> {
  const { user, passwordHash, session, mail } = account;
  return unlessEmailTaken(async () => {
    await catalog.batch([
      catalog.insert(users).values(user),
      catalog.insert(credentials).values({ userId: user.id, passwordHash, updatedAt: user.createdAt }),
      catalog.insert(sessions).values(session),
      catalog.insert(catalogOutbox).values(mail),
    ]);
    return true;
  }, false);
}

/**
 * Opens a session for whoever proved the password behind `provenHash`, and stores `passwordHash` in its place (the
 * same password with newer parameters, or the same hash). False when the password was changed since it was proven.
 */
export async function openSession(
  catalog: CatalogDb,
  { session, provenHash, passwordHash }: { session: SessionRow; provenHash: string; passwordHash: string },
): Promise<boolean> {
  const [, opened] = await catalog.batch([
    swapPassword(catalog, session, provenHash, passwordHash),
    insertSessionUnder(catalog, session, passwordHash),
  ]);
  return opened.meta.changes === 1;
}

/**
 * Changes a password, ends all sessions of its user, opens a new one and stores the mail that tells of it, all or
 * nothing. False when the password was changed since `provenHash` was proven.
 */
export async function replacePassword(
  catalog: CatalogDb,
  change: { session: SessionRow; provenHash: string; passwordHash: string; mail: NewMailRow },
): Promise<boolean> {
  const { session, provenHash, passwordHash, mail } = change;
  const [, , opened] = await catalog.batch([
    swapPassword(catalog, session, provenHash, passwordHash),
    catalog
      .delete(sessions)
      .where(and(eq(sessions.userId, session.userId), hasPassword(session.userId, passwordHash))),
    insertSessionUnder(catalog, session, passwordHash),
    insertMailIf(catalog, mail, hasPassword(session.userId, passwordHash)),
  ]);
  return opened.meta.changes === 1;
}

/**
 * Changes columns of a user, stores the mails that tell of it, and gives the user as stored then; null when the new
 * e-mail is taken, and then nothing is stored.
 */
export async function updateUser(
  catalog: CatalogDb,
  userId: string,
  changes: UserChanges,
  mails: NewMailRow[] = [],
): Promise<UserRow | null> {
  return unlessEmailTaken(async () => {
    const [rows] = await catalog.batch([
      catalog.update(users).set(changes).where(eq(users.id, userId)).returning(),
      ...mails.map((mail) => catalog.insert(catalogOutbox).values(mail)),
    ]);
    return rows[0] ?? null;
  }, null);
}

/** The statement that stores a mail where a condition holds. */
export function insertMailIf(catalog: CatalogDb, mail: NewMailRow, condition: SQL) {
  const { id, kind, payload, createdAt, dueAt } = mail;
  // In the order of the table's columns, which drizzle names before it.
  return catalog.insert(catalogOutbox).select(sql`
    SELECT ${id}, ${kind}, ${payload}, ${createdAt}, 0, ${dueAt} WHERE ${condition}`);
}

function swapPassword(catalog: CatalogDb, session: SessionRow, from: string, to: string) {
  return catalog
    .update(credentials)
    .set({ passwordHash: to, updatedAt: session.createdAt })
    .where(
      and(eq(credentials.userId, session.userId), eq(credentials.passwordHash, from), sql`${from} <> ${to}`),
    );
}

function insertSessionUnder(catalog: CatalogDb, session: SessionRow, passwordHash: string) {
  const { tokenHash, userId, createdAt, lastUsedAt, expiresAt, userAgent } = session;
  // In the order of the table's columns, which drizzle names before it.
  return catalog.insert(sessions).select(sql`
    SELECT ${tokenHash}, ${userId}, ${createdAt}, ${lastUsedAt}, ${expiresAt}, ${userAgent}
    WHERE ${hasPassword(userId, passwordHash)}`);
}

function hasPassword(userId: string, passwordHash: string) {
  return sql`EXISTS (SELECT 1 FROM credentials WHERE user_id = ${userId} AND password_hash = ${passwordHash})`;
}

async function unlessEmailTaken<T>(write: () => Promise<T>, taken: T): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isEmailTaken(error)) return taken;
    throw error;
  }
}

/** Whether a write failed because another account has the e-mail. D1 tells of a violated index in words only; drizzle wraps its error as the cause. */
export function isEmailTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes("UNIQUE constraint failed: users.email") || isEmailTaken(error.cause);
}
