import { uncountUse } from "~/features/plans/server/public.server";
import type { Services } from "~/server/ports/services";
import { isStreaming, type LostAnswer, removeAnswer, runBatch } from "./answers.repository.server";
import { companionUnavailable } from "./unavailable.server";
import { releaseStream } from "./usage.repository.server";

/** How long an answer may take from its row to its writer, in milliseconds. */
const HANDED_OVER_MS = 60_000;

/**
 * Removes an answer that is noted as being written but that nobody writes, because the server was lost in between,
 * and gives the call back. One that has ended stays. Throws `unavailable` while it may just be on its way.
 */
export async function giveUpLostAnswer(
  { catalog, clock }: Services,
  { id, threadId, userId, createdAt }: LostAnswer,
): Promise<void> {
  const at = Date.parse(createdAt);
  if (clock.now().getTime() - at < HANDED_OVER_MS) throw companionUnavailable();
  await runBatch(catalog, [
    releaseStream(catalog, { userId, streamId: id }),
    uncountUse(catalog, { userId, kind: "companion", at }, isStreaming(id)),
    ...removeAnswer(catalog, { id, threadId }),
  ]);
}
