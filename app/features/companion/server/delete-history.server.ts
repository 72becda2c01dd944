import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { deleteThreads, findStreaming } from "./answers.repository.server";

/** Deletes the user's whole history; gives how many items there were. An answer being written is stopped first. */
export async function clearHistory(services: Services, user: SessionUser): Promise<number> {
  return deleteItems(services, { userId: user.id });
}

/** Deletes one item of the user's history. Throws `not_found` when there is none. */
export async function deleteHistoryItem(
  services: Services,
  { user, id }: { user: SessionUser; id: string },
): Promise<void> {
  const count = await deleteItems(services, { userId: user.id, threadId: id });
  if (count === 0) throw new AppError("not_found", "This item is not in your history.");
}

async function deleteItems(
  services: Services,
  which: { userId: string; threadId?: string },
): Promise<number> {
  const streaming = await findStreaming(services.catalog, which);
  await Promise.all(streaming.map((id) => services.answers.stop(id)));
  return deleteThreads(services.catalog, which);
}
