import { and, desc, eq, getTableColumns, gt, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { insertMail } from "~/features/mail/server/public.server";
import {
  accountTokens,
  credentials,
  deletions,
  sessions,
  shardPeople,
  throttles,
  users,
} from "~/server/db/catalog/accounts";
import type { CatalogDb, JournalDb } from "~/server/db/client.server";
import type { NewMailRow } from "~/server/db/outbox";
import { batch, selectRow } from "~/server/db/statements";
import { findStoreError } from "~/shared/errors";

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type SessionRow = typeof sessions.$inferSelect;
/** The columns that a user may change. */
export type UserChanges = Partial<Omit<UserRow, "id" | "journalShard" | "createdAt">>;

/** Returns the session with this token hash, unless it expired before `now`, and its user, in one query. */
export async function findSessionWithUser(
  catalog: CatalogDb,
  { tokenHash, now }: { tokenHash: string; now: string },
) {
  const rows = await catalog
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sql<string>`${sessions.createdAt}`.as("session_created_at"),
      lastUsedAt: sessions.lastUsedAt,
      // D1 returns columns by name: of two columns with one name only one would be left.
      deletionDueAt: sql<string | null>`${deletions.dueAt}`.as("deletion_due_at"),
      user: getTableColumns(users),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(deletions, eq(deletions.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows[0] ?? null;
}

/** Returns the unexpired sessions of a user, last used first. */
export async function findSessionsOf(
  catalog: CatalogDb,
  { userId, now, limit }: { userId: string; now: string; limit: number },
): Promise<SessionRow[]> {
  return catalog
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(limit);
}

/** Stores a use of a session and moves its end, unless another request has done so meanwhile. */
export async function renewSession(
  catalog: CatalogDb,
  session: Pick<SessionRow, "tokenHash" | "lastUsedAt" | "expiresAt"> & { lastSeenUse: string },
): Promise<void> {
  await catalog
    .update(sessions)
    .set({ lastUsedAt: session.lastUsedAt, expiresAt: session.expiresAt })
    .where(and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.lastUsedAt, session.lastSeenUse)));
}

/** Deletes one session, if it exists. */
export async function deleteSession(catalog: CatalogDb, tokenHash: string): Promise<void> {
  await catalog.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes the sessions of a user but the one with this token hash. */
export async function deleteOtherSessions(
  catalog: CatalogDb,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<void> {
  await catalog
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .run();
}

/** The tables whose rows expire: the key of each, and the column that says when. */
const EXPIRING = {
  sessions: { table: sessions, key: sessions.tokenHash, endsAt: sessions.expiresAt },
  links: { table: accountTokens, key: accountTokens.tokenHash, endsAt: accountTokens.expiresAt },
  throttles: { table: throttles, key: throttles.key, endsAt: throttles.resetsAt },
};

/** Deletes at most `limit` expired rows of a table. Returns how many there were. */
export async function deleteExpired(
  catalog: CatalogDb,
  { rows, now, limit }: { rows: keyof typeof EXPIRING; now: Date; limit: number },
): Promise<number> {
  const { table, key, endsAt } = EXPIRING[rows];
  const end = endsAt.dataType === "number" ? now.getTime() : now.toISOString();
  const expired = catalog.select({ key }).from(table).where(lte(endsAt, end)).limit(limit);
  const result = await catalog.delete(table).where(inArray(key, expired)).run();
  return result.meta.changes;
}

/** Returns an account as sign-in and mails need it, with `passwordHash` `null` for one without a password. */
export async function findAccount(catalog: CatalogDb, by: { userId: string } | { email: string }) {
  const rows = await catalog
    .select({
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      pendingEmail: users.pendingEmail,
      journalShard: users.journalShard,
      passwordHash: credentials.passwordHash,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where("userId" in by ? eq(users.id, by.userId) : eq(users.email, by.email));
  return rows[0] ?? null;
}

/** Stores a new account with its password, first session and mail, or nothing: `false` when the e-mail is taken. */
export async function insertAccount(
  catalog: CatalogDb,
  account: { user: NewUserRow; passwordHash: string; session: SessionRow; mail: NewMailRow },
): Promise<boolean> {
  const { user, passwordHash, session, mail } = account;
  const stored = await unlessTaken(() =>
    catalog.batch([
      catalog.insert(users).values(user),
      catalog.insert(credentials).values({ userId: user.id, passwordHash, updatedAt: user.createdAt }),
      catalog.insert(sessions).values(session),
      insertMail(catalog, mail),
    ]),
  );
  return stored !== "taken";
}

/**
 * Opens a session after the password behind `provenHash` was proven, and stores `passwordHash` in its place (the same
 * password with newer parameters, or the same hash). Returns `false` when the password was changed meanwhile.
 */
export async function openSession(
  catalog: CatalogDb,
  { session, provenHash, passwordHash }: { session: SessionRow; provenHash: string; passwordHash: string },
): Promise<boolean> {
  const { opened } = await batch(catalog, {
    swapped: swapPassword(catalog, session, provenHash, passwordHash),
    opened: insertSessionIf(catalog, session, hasPassword(session.userId, passwordHash)),
  });
  return opened.meta.changes === 1;
}

/**
 * Changes a password, ends all sessions of its user, opens a new one and stores the mail about it, all or nothing.
 * Returns `false` when the password was changed since `provenHash` was proven.
 */
export async function replacePassword(
  catalog: CatalogDb,
  change: { session: SessionRow; provenHash: string; passwordHash: string; mail: NewMailRow },
): Promise<boolean> {
  const { session, provenHash, passwordHash, mail } = change;
  const isReplaced = hasPassword(session.userId, passwordHash);
  const { opened } = await batch(catalog, {
    swapped: swapPassword(catalog, session, provenHash, passwordHash),
    ended: catalog.delete(sessions).where(and(eq(sessions.userId, session.userId), isReplaced)),
    opened: insertSessionIf(catalog, session, isReplaced),
    mail: insertMail(catalog, mail, isReplaced),
  });
  return opened.meta.changes === 1;
}

/**
 * Changes columns of a user and stores the mails about it. Returns the stored user; `null`, with nothing stored, when
 * the new e-mail is taken.
 */
export async function updateUser(
  catalog: CatalogDb,
  userId: string,
  changes: UserChanges,
  mails: NewMailRow[] = [],
): Promise<UserRow | null> {
  const results = await unlessTaken(() =>
    batch(catalog, {
      users: catalog.update(users).set(changes).where(eq(users.id, userId)).returning(),
      mails: mails.map((mail) => insertMail(catalog, mail)),
    }),
  );
  return results === "taken" ? null : (results.users[0] ?? null);
}

/** Returns the statement that opens a session where a condition holds. */
export function insertSessionIf(catalog: CatalogDb, session: SessionRow, condition: SQL) {
  return catalog.insert(sessions).select(selectRow(sessions, session, sql`WHERE ${condition}`));
}

/** Returns the condition that a password hash is the stored one of a user. */
export function hasPassword(userId: string, passwordHash: string): SQL {
  return sql`EXISTS (SELECT 1 FROM credentials WHERE user_id = ${userId} AND password_hash = ${passwordHash})`;
}

function swapPassword(catalog: CatalogDb, session: SessionRow, from: string, to: string) {
  return catalog
    .update(credentials)
    .set({ passwordHash: to, updatedAt: session.createdAt })
    .where(
      and(eq(credentials.userId, session.userId), eq(credentials.passwordHash, from), sql`${from} <> ${to}`),
    );
}

/** Returns the result of a write, or `taken` when another account has its e-mail or identity. */
export async function unlessTaken<T>(write: () => Promise<T>): Promise<T | "taken"> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) return "taken";
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  const constraint = findStoreError(error)?.constraint;
  return constraint === "users.email" || constraint === "identities.provider, identities.subject";
}

/** Returns the number of accounts of each journal shard that has any. */
export async function countShardPeople(catalog: CatalogDb): Promise<Map<number, number>> {
  const rows = await catalog.select().from(shardPeople);
  return new Map(rows.map(({ shard, people }) => [shard, people]));
}

/** Returns whether a database answers. */
export async function isReachable(db: JournalDb): Promise<boolean> {
  return db.run(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
}
