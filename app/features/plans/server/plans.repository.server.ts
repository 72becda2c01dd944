import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { users } from "~/server/db/catalog/accounts";
import { catalogOutbox } from "~/server/db/catalog/outbox";
import type { CatalogDb } from "~/server/db/client.server";
import type { PlanType } from "../contract";

type NewMailRow = typeof catalogOutbox.$inferInsert;

const planColumns = {
  subscriptionTier: users.subscriptionTier,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  planType: users.planType,
  trialStartedAt: users.trialStartedAt,
  planCancelledAt: users.planCancelledAt,
};

/** Begins the one trial of an account; false when it has had one or is on another plan. */
export async function beginTrial(
  catalog: CatalogDb,
  trial: { userId: string; planType: PlanType; now: string; endsAt: string },
): Promise<boolean> {
  const { userId, planType, now, endsAt } = trial;
  const result = await catalog
    .update(users)
    .set({
      subscriptionTier: "trial",
      subscriptionExpiresAt: endsAt,
      planType,
      trialStartedAt: now,
      planCancelledAt: null,
      updatedAt: now,
    })
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

/** Notes that a person cancelled, unless that is noted already; of a trial also that no plan follows it. */
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

/** A person's plan row with where and when to write to them; undefined when the account is gone. */
export async function findPlanOf(catalog: CatalogDb, userId: string) {
  const [row] = await catalog
    .select({ ...planColumns, email: users.email, timezone: users.timezone })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The ids of those whose trial ends between two instants and who were not told yet, at most `limit`. */
export async function readUntold(
  catalog: CatalogDb,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<string[]> {
  const rows = await catalog
    .select({ id: users.id })
    .from(users)
    .where(
      // In the words of the partial index, so that it serves.
      sql`subscription_tier = 'trial' AND trial_notice_at IS NULL AND plan_cancelled_at IS NULL
        AND ${users.subscriptionExpiresAt} > ${from} AND ${users.subscriptionExpiresAt} <= ${until}`,
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stores a mail for each person who was not told yet, and that they are told now: all or nothing. */
export async function storeNotices(
  catalog: CatalogDb,
  { notices, now }: { notices: { userId: string; mail: NewMailRow }[]; now: string },
): Promise<void> {
  const list = JSON.stringify(notices.map(({ userId, mail }) => ({ userId, ...mail })));
  await catalog.batch([
    // In the order of the table's columns, which drizzle names before it.
    catalog.insert(catalogOutbox).select(sql`
      SELECT value ->> 'id', value ->> 'kind', value ->> 'payload', value ->> 'createdAt', 0, value ->> 'dueAt'
      FROM json_each(${list}) JOIN users ON users.id = value ->> 'userId'
      WHERE users.trial_notice_at IS NULL`),
    catalog
      .update(users)
      .set({ trialNoticeAt: now })
      .where(
        and(
          sql`${users.id} IN (SELECT value ->> 'userId' FROM json_each(${list}))`,
          isNull(users.trialNoticeAt),
        ),
      ),
  ]);
}
