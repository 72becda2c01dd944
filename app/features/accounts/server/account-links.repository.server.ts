import { and, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { insertMail } from "~/features/mail/server/public.server";
import { accountTokens, credentials, sessions, users } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";
import type { NewMailRow } from "~/server/db/outbox";
import { batch } from "~/server/db/statements";
import { hasPassword, unlessTaken } from "./accounts.repository.server";

type LinkRow = typeof accountTokens.$inferSelect;

export type LinkPurpose = "verify-email" | "confirm-new-email" | "reset-password";

/** A valid link; `email` is the address that it was sent to. */
export type FoundLink = Pick<LinkRow, "tokenHash" | "userId" | "email"> & { purpose: LinkPurpose };

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

/** Returns the link with this token's hash if it has one of the purposes, has not expired and still fits its account. */
export async function findLink(
  catalog: CatalogDb,
  { tokenHash, purposes, now }: { tokenHash: string; purposes: LinkPurpose[]; now: string },
): Promise<FoundLink | null> {
  const { tokenHash: hash, userId, purpose, email, expiresAt } = accountTokens;
  const rows = await catalog
    .select({ tokenHash: hash, userId, purpose, email })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(hash, tokenHash),
        inArray(purpose, purposes),
        gt(expiresAt, now),
        or(eq(email, users.email), and(eq(purpose, "confirm-new-email"), eq(email, users.pendingEmail))),
      ),
    );
  // Every write to the column goes through the type of the purposes.
  return (rows[0] as FoundLink | undefined) ?? null;
}

/** Uses a link up and marks its address as proven. Returns `false` when it was used or voided meanwhile. */
export async function verifyEmail(catalog: CatalogDb, link: FoundLink, now: string): Promise<boolean> {
  const { proven } = await batch(catalog, {
    proven: catalog
      .update(users)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email), isUnused(link, now))),
    used: catalog.delete(accountTokens).where(eq(accountTokens.tokenHash, link.tokenHash)),
  });
  return proven.meta.changes === 1;
}

/**
 * Uses a link up and changes its account's address to the proven one. The account's other links, which went to the old
 * address, are void. Returns `false` when it was used or voided meanwhile, `taken` when another account has the address.
 */
export async function confirmNewEmail(
  catalog: CatalogDb,
  link: FoundLink,
  now: string,
): Promise<boolean | "taken"> {
  const { userId, email } = link;
  const results = await unlessTaken(() =>
    batch(catalog, {
      changed: catalog
        .update(users)
        .set({ email, pendingEmail: null, emailVerifiedAt: now, updatedAt: now })
        .where(and(eq(users.id, userId), eq(users.pendingEmail, email), isUnused(link, now))),
      voided: catalog
        .delete(accountTokens)
        .where(
          and(
            eq(accountTokens.userId, userId),
            sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email = ${email})`,
          ),
        ),
    }),
  );
  return results === "taken" ? results : results.changed.meta.changes === 1;
}

/**
 * Uses a link up and stores a new password, all or nothing: the address counts as proven, a pending new address is
 * dropped, all sessions end, the account's other links are void, and `mail` reports it. Returns `false` when the link
 * was used or voided meanwhile.
 */
export async function resetPassword(
  catalog: CatalogDb,
  { link, passwordHash, mail, now }: { link: FoundLink; passwordHash: string; mail: NewMailRow; now: string },
): Promise<boolean> {
  const { userId } = link;
  // The password is stored first and only with a valid link; the rest follows only if this very hash is stored.
  const isReset = hasPassword(userId, passwordHash);
  const { stored } = await batch(catalog, {
    stored: catalog
      .update(credentials)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(credentials.userId, userId), isUnused(link, now))),
    proven: catalog
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        pendingEmail: null,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isReset)),
    ended: catalog.delete(sessions).where(and(eq(sessions.userId, userId), isReset)),
    voided: catalog.delete(accountTokens).where(and(eq(accountTokens.userId, userId), isReset)),
    mail: insertMail(catalog, mail, isReset),
  });
  return stored.meta.changes === 1;
}

function isUnused({ tokenHash }: FoundLink, now: string) {
  return sql`EXISTS (SELECT 1 FROM account_tokens WHERE token_hash = ${tokenHash} AND expires_at > ${now})`;
}
