import type { Services } from "~/server/ports/services";
import { findDueAccounts, noteDeletionAttempt } from "./deletion.repository.server";

/** What the worker's own handlers may call of the archive. */
export { deleteAccount } from "./delete-account.server";

/** Accounts that one hour takes; the next hour goes on. */
const ACCOUNTS_AN_HOUR = 100;

/**
 * Deletes the accounts whose day has come, each through its own lane, in the order of their waiting. One that fails goes
 * to the end of the line; gives how many were deleted and how many failed.
 */
export async function deleteDueAccounts(services: Services): Promise<{ deleted: number; failed: number }> {
  const { catalog, clock } = services;
  const due = await findDueAccounts(catalog, { now: clock.now().toISOString(), limit: ACCOUNTS_AN_HOUR });
  const result = { deleted: 0, failed: 0 };
  for (const account of due) {
    try {
      await noteDeletionAttempt(catalog, { userId: account.id, now: clock.now().toISOString() });
      await services.lane(account).deleteAccount();
      result.deleted += 1;
    } catch {
      result.failed += 1;
    }
  }
  return result;
}
