import type { Services } from "~/server/ports/services";
import { findDueAccounts } from "./deletion.repository.server";

/** What the worker's own handlers may call of the archive. */
export { deleteAccount } from "./delete-account.server";

/** Accounts that one hour takes; the next hour goes on. */
const ACCOUNTS_AN_HOUR = 100;

/** Deletes the accounts whose day has come, each through its own lane. One that fails waits for the next hour. */
export async function deleteDueAccounts(services: Services): Promise<{ deleted: number; failed: number }> {
  const now = services.clock.now().toISOString();
  const result = { deleted: 0, failed: 0 };
  for (const account of await findDueAccounts(services.catalog, { now, limit: ACCOUNTS_AN_HOUR })) {
    await services
      .lane(account)
      .deleteAccount()
      .then(
        () => {
          result.deleted += 1;
        },
        () => {
          result.failed += 1;
        },
      );
  }
  return result;
}
