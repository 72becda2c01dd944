import { and, eq, lt } from "drizzle-orm";
import type { JournalDb } from "~/server/db/client.server";
import { companionStreams } from "~/server/db/journal/companion";

/** Makes a stream the user's one stream; false while another one that started after `staleBefore` (epoch ms) runs. */
export async function takeStream(
  journal: JournalDb,
  stream: { userId: string; streamId: string; startedAt: number; staleBefore: number },
): Promise<boolean> {
  const { userId, streamId, startedAt, staleBefore } = stream;
  const result = await journal
    .insert(companionStreams)
    .values({ userId, streamId, startedAt })
    .onConflictDoUpdate({
      target: companionStreams.userId,
      set: { streamId, startedAt },
      setWhere: lt(companionStreams.startedAt, staleBefore),
    })
    .run();
  return result.meta.changes === 1;
}

/** Returns the statement that ends a user's stream; another one that replaced it stays. */
export function releaseStream(journal: JournalDb, stream: { userId: string; streamId: string }) {
  return journal
    .delete(companionStreams)
    .where(and(eq(companionStreams.userId, stream.userId), eq(companionStreams.streamId, stream.streamId)));
}
