import { and, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import { accountTokens, credentials, sessions, users } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";
import type { LinkPurpose } from "../domain/account-links";
import { insertMailIf, isEmailTaken, type NewMailRow } from "./accounts.repository.server";

type LinkRow = typeof accountTokens.$inferInsert;

/** A link that still works, with what its account has now. */
export interface FoundLink {
  tokenHash: string;
  userId: string;
  purpose: LinkPurpose;
  /** The address that the link was sent to. */
  email: string;
}

/** What the mail about an account needs to know of it; null when there is no such account. */
export async function findMailAccount(catalog: CatalogDb, by: { userId: string } | { email: string }) {
  const rows = await catalog
    .select({
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      pendingEmail: users.pendingEmail,
      hasPassword: sql<number>`${credentials.userId} IS NOT NULL`,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where("userId" in by ? eq(users.id, by.userId) : eq(users.email, by.email));
  return rows[0] ?? null;
}

/** Stores a link and voids the older ones of the same purpose. Storing it again moves its end. */
export async function storeLink(catalog: CatalogDb, link: LinkRow): Promise<void> {
  const { tokenHash, userId, purpose, expiresAt } = link;
  await catalog.batch([
    catalog
      .delete(accountTokens)
      .where(
        and(
          eq(accountTokens.userId, userId),
          eq(accountTokens.purpose, purpose),
          ne(accountTokens.tokenHash, tokenHash),
        ),
      ),
    catalog
      .insert(accountTokens)
      .values(link)
      .onConflictDoUpdate({ target: accountTokens.tokenHash, set: { expiresAt } }),
  ]);
}

/** The link with this token's hash, if it is for one of these purposes, not over at `now`, and true of its account still. */
export async function findLink(
  catalog: CatalogDb,
  { tokenHash, purposes, now }: { tokenHash: string; purposes: LinkPurpose[]; now: string },
): Promise<FoundLink | null> {
  const rows = await catalog
    .select({
      tokenHash: accountTokens.tokenHash,
      userId: accountTokens.userId,
      purpose: accountTokens.purpose,
      email: accountTokens.email,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        inArray(accountTokens.purpose, purposes),
        gt(accountTokens.expiresAt, now),
        or(
          eq(accountTokens.email, users.email),
          and(eq(accountTokens.purpose, "confirm-new-email"), eq(accountTokens.email, users.pendingEmail)),
        ),
      ),
    );
  // Every write to the column goes through the purposes of the domain.
  return (rows[0] as FoundLink | undefined) ?? null;
}

/** Uses a link up and notes that its address is proven; false when it was used or voided meanwhile. */
export async function verifyEmail(catalog: CatalogDb, link: FoundLink, now: string): Promise<boolean> {
  const [proven] = await catalog.batch([
    catalog
      .update(users)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email), isUnused(link, now))),
    deleteLink(catalog, link),
  ]);
  return proven.meta.changes === 1;
}

/**
 * Uses a link up and gives its account the address that it proves; the other links of the account, which went to the
 * address before, are void. `false` when it was used or voided meanwhile, `taken` when another account has the address.
 */
export async function confirmNewEmail(
  catalog: CatalogDb,
  link: FoundLink,
  now: string,
): Promise<boolean | "taken"> {
  const { userId, email } = link;
  try {
    const [changed] = await catalog.batch([
      catalog
        .update(users)
        .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
        .where(and(eq(users.id, userId), eq(users.pendingEmail, email), isUnused(link, now))),
      catalog
        .delete(accountTokens)
        .where(
          and(
            eq(accountTokens.userId, userId),
            sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email = ${email})`,
          ),
        ),
    ]);
    return changed.meta.changes === 1;
  } catch (error) {
    if (isEmailTaken(error)) return "taken";
    throw error;
  }
}

/**
 * Uses a link up and stores a new password, all or nothing: the address is proven with it, a new address that was
 * waiting is forgotten, all sessions end, the account's other links are void, and `mail` tells of it. False when the
 * link was used or voided meanwhile.
 */
export async function resetPassword(
  catalog: CatalogDb,
  { link, passwordHash, mail, now }: { link: FoundLink; passwordHash: string; mail: NewMailRow; now: string },
): Promise<boolean> {
  const { userId } = link;
  // The password is stored first and under the link; the rest follows only where this very hash stands.
  const isReset = sql`EXISTS (SELECT 1 FROM credentials WHERE user_id = ${userId} AND password_hash = ${passwordHash})`;
  const [stored] = await catalog.batch([
    catalog
      .update(credentials)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(credentials.userId, userId), isUnused(link, now))),
    catalog
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        pendingEmail: null,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isReset)),
    catalog.delete(sessions).where(and(eq(sessions.userId, userId), isReset)),
    catalog.delete(accountTokens).where(and(eq(accountTokens.userId, userId), isReset)),
    insertMailIf(catalog, mail, isReset),
  ]);
  return stored.meta.changes === 1;
}

/** Deletes at most `limit` links that are over; gives how many there were. */
export async function deleteEndedLinks(
  catalog: CatalogDb,
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const ended = catalog
    .select({ tokenHash: accountTokens.tokenHash })
    .from(accountTokens)
    .where(lte(accountTokens.expiresAt, now))
    .limit(limit);
  const result = await catalog.delete(accountTokens).where(inArray(accountTokens.tokenHash, ended)).run();
  return result.meta.changes;
}

function deleteLink(catalog: CatalogDb, { tokenHash }: FoundLink) {
  return catalog.delete(accountTokens).where(eq(accountTokens.tokenHash, tokenHash));
}

function isUnused({ tokenHash }: FoundLink, now: string) {
  return sql`EXISTS (SELECT 1 FROM account_tokens WHERE token_hash = ${tokenHash} AND expires_at > ${now})`;
}
