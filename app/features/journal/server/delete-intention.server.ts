import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { deleteIntentionRow } from "./intentions.repository.server";

/** Deletes an intention. Throws 404. */
export async function deleteIntention(
  services: Services,
  args: { user: SessionUser; id: string },
): Promise<void> {
  const { user, id } = args;
  const deleted = await deleteIntentionRow(services.journal(user.journalShard), user.id, id);
  if (!deleted) throw new AppError("not_found", "There is no such intention.");
}
