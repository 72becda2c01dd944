import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import type { CatalogDb } from "~/server/db/client.server";
import { type NewMailRow, outbox } from "~/server/db/outbox";
import { batch, selectRow } from "~/server/db/statements";
import type { PlanRow } from "../contract";

/** Stores the one trial of an account. Returns `false` when it has had one or has another plan. */
export async function beginTrial(
  catalog: CatalogDb,
  userId: string,
  trial: PlanRow & { trialStartedAt: string },
): Promise<boolean> {
  const now = trial.trialStartedAt;
  const result = await catalog
    .update(users)
    .set({ ...trial, updatedAt: now })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.trialStartedAt),
        or(eq(users.subscriptionTier, "free"), lte(users.subscriptionExpiresAt, now)),
      ),
    )
    .run();
  return result.meta.changes === 1;
}

/** Stores that a user cancelled, unless they had before; for a trial also that no plan follows it. */
export async function noteCancellation(
  catalog: CatalogDb,
  { userId, now, ofTrial }: { userId: string; now: string; ofTrial: boolean },
): Promise<void> {
  await catalog
    .update(users)
    .set({ planCancelledAt: now, updatedAt: now, ...(ofTrial && { planType: null }) })
    .where(and(eq(users.id, userId), isNull(users.planCancelledAt)));
}

/** Ends a running trial now. */
export async function endTrial(
  catalog: CatalogDb,
  { userId, now }: { userId: string; now: string },
): Promise<void> {
  await catalog
    .update(users)
    .set({ subscriptionExpiresAt: now, updatedAt: now })
    .where(
      and(eq(users.id, userId), eq(users.subscriptionTier, "trial"), gt(users.subscriptionExpiresAt, now)),
    );
}

/** Returns a user's plan with their address and zone; `undefined` when the account is gone. */
export async function findPlanOf(catalog: CatalogDb, userId: string) {
  const [row] = await catalog
    .select({
      subscriptionTier: users.subscriptionTier,
      subscriptionExpiresAt: users.subscriptionExpiresAt,
      planType: users.planType,
      trialStartedAt: users.trialStartedAt,
      planCancelledAt: users.planCancelledAt,
      email: users.email,
      timezone: users.timezone,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Returns the ids of at most `limit` users whose trial ends between two instants and who got no mail about it yet. */
export async function readUntold(
  catalog: CatalogDb,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<string[]> {
  const rows = await catalog
    .select({ id: users.id })
    .from(users)
    .where(
      // The condition of the partial index, word for word, so that it is used.
      sql`subscription_tier = 'trial' AND trial_notice_at IS NULL AND plan_cancelled_at IS NULL
        AND ${users.subscriptionExpiresAt} > ${from} AND ${users.subscriptionExpiresAt} <= ${until}`,
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stores a mail for each user without one, and that they have one now, all or nothing. */
export async function storeNotices(
  catalog: CatalogDb,
  { notices, now }: { notices: { userId: string; mail: NewMailRow }[]; now: string },
): Promise<void> {
  const list = JSON.stringify(notices.map(({ userId, mail }) => ({ userId, ...mail })));
  const mail = {
    id: sql`value ->> 'id'`,
    kind: sql`value ->> 'kind'`,
    payload: sql`value ->> 'payload'`,
    createdAt: sql`value ->> 'createdAt'`,
    dueAt: sql`value ->> 'dueAt'`,
  };
  const withoutOne = sql`FROM json_each(${list}) JOIN users ON users.id = value ->> 'userId'
    WHERE users.trial_notice_at IS NULL`;
  await batch(catalog, {
    mails: catalog.insert(outbox).select(selectRow(outbox, mail, withoutOne)),
    users: catalog
      .update(users)
      .set({ trialNoticeAt: now })
      .where(
        and(
          sql`${users.id} IN (SELECT value ->> 'userId' FROM json_each(${list}))`,
          isNull(users.trialNoticeAt),
        ),
      ),
  });
}
