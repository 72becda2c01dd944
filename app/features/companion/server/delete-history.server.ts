import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import { deleteThreads, findStreams } from "./answers.repository.server";

/**
 * Deletes the user's whole history, with what the answers' streams keep of it; returns how many items there were. An
 * answer being written is stopped first.
 */
export async function clearHistory(services: Services, user: SessionUser): Promise<number> {
  return deleteItems(services, { userId: user.id });
}

/** Deletes one item of the user's history in the same way. Throws `not_found` when there is none. */
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
  const { answers, catalog } = services;
  const forgotten = await findStreams(catalog, which);
  // First of all: when one cannot be forgotten, its row is kept, and with it the way to try again.
  await Promise.all(forgotten.map((id) => answers.forget(id)));
  const { count, streams } = await deleteThreads(catalog, which);
  const begunMeanwhile = streams.filter((id) => !forgotten.includes(id));
  await Promise.all(begunMeanwhile.map((id) => answers.forget(id)));
  return count;
}
