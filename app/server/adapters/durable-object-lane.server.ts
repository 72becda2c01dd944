import type { Env } from "../env.server";
import type { UserLane } from "../ports/user-lane";

/** The lane of a user as a Durable Object named by the user's id. */
export function durableObjectLane(
  namespace: Env["USER_LANE"],
  user: { id: string; journalShard: number },
): UserLane {
  return {
    write: (write) => namespace.getByName(user.id).write(user, write),
    deleteAccount: () => namespace.getByName(user.id).deleteAccount(user.id),
  };
}
