import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localTimeIn, nextMidnight } from "~/shared/dates";
import { AppError } from "~/shared/errors";
import type { QuotaKind, QuotaUse } from "../contract";
import { countUse, deleteWindows, readWindow, uncountUse } from "./quotas.repository.server";

const HOUR = 3_600_000;
/** The shortest day of a timezone, when the clocks go forward. */
const SHORTEST_DAY = 23 * HOUR;

interface Quota {
  kind: QuotaKind;
  limit: number;
  /** The message when the quota is used up; `when` is "at midnight" or "at 5:00 AM". */
  refusal: (when: string) => string;
}

/**
 * Counts one use of a daily quota. Its window ends at the user's midnight, in the timezone of its first use; a later
 * change of timezone neither ends it nor shortens the next one (docs/decisions/0038). Throws `too_many_requests` when
 * the quota is used up.
 */
export async function reserveUse(services: Services, user: SessionUser, quota: Quota): Promise<QuotaUse> {
  const now = services.clock.now();
  const use = { userId: user.id, kind: quota.kind, at: now.getTime() };
  const { isCounted, resetsAt } = await countUse(services.journal(user.journalShard), use, {
    limit: quota.limit,
    midnight: nextMidnight(user.timezone, now).getTime(),
    shortestMs: SHORTEST_DAY,
  });
  if (isCounted) return use;
  throw new AppError("too_many_requests", quota.refusal(`at ${clockTime(user.timezone, resetsAt)}`), {
    retryAfter: (resetsAt - use.at) / 1000,
  });
}

/** Takes back a use of a user that failed. */
export async function giveUseBack(services: Services, user: SessionUser, use: QuotaUse): Promise<void> {
  await uncountUse(services.journal(user.journalShard), use);
}

/** Returns the rest of a daily quota, and when it resets on the user's clock ("midnight", "5:00 AM"). */
export async function readQuota(
  services: Services,
  user: SessionUser,
  { kind, limit }: Pick<Quota, "kind" | "limit">,
): Promise<{ left: number; resetsAt: string }> {
  const now = services.clock.now();
  const window = await readWindow(
    services.journal(user.journalShard),
    { userId: user.id, kind },
    now.getTime(),
  );
  return {
    left: Math.max(0, limit - (window?.count ?? 0)),
    resetsAt: clockTime(user.timezone, window?.resetsAt ?? nextMidnight(user.timezone, now).getTime()),
  };
}

/** Deletes windows that ended a day ago: they can no longer affect the next one. */
export async function purgeQuotas({ shards, journal, clock }: Services): Promise<void> {
  const before = clock.now().getTime() - 24 * HOUR;
  await Promise.all(shards.map((shard) => deleteWindows(journal(shard), before)));
}

function clockTime(timezone: string, instant: number): string {
  const time = localTimeIn(timezone, new Date(instant));
  return time === "12:00 AM" ? "midnight" : time;
}
