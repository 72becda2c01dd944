import { uncountUse } from "~/features/plans/server/public.server";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { AppError } from "~/shared/errors";
import type { AcolyteAnswer } from "../contract";
import { storedStream } from "../domain/message-stream";
import type { AnswerJob } from "../domain/tasks";
import {
  findAnswer,
  findOldStreams,
  isStreaming,
  type LostAnswer,
  noteNoStream,
  removeAnswer,
  runBatch,
} from "./answers.repository.server";
import { companionUnavailable } from "./run-model.server";
import { releaseStream } from "./streams.repository.server";
import { toAnswer } from "./to-answer.server";

interface AnswerRequest {
  user: SessionUser;
  id: string;
}

/** Returns the stream of one of the user's answers from its first word, running or ended. Throws `not_found`. */
export async function attachToAnswer(
  services: Services,
  request: AnswerRequest,
): Promise<ReadableStream<Uint8Array>> {
  await readAnswer(services, request);
  const live = await services.answers.attach(request.id);
  return live ?? storedStream(await readEndedAnswer(services, request));
}

/** Stops an answer that is being written. Returns it as it is stored. Throws `not_found`. */
export async function stopAnswer(services: Services, request: AnswerRequest): Promise<AcolyteAnswer> {
  const answer = await readAnswer(services, request);
  if (answer.state !== "streaming") return answer;
  if (await services.answers.stop(request.id)) return readAnswer(services, request);
  return readEndedAnswer(services, request);
}

async function readAnswer(services: Services, { user, id }: AnswerRequest): Promise<AcolyteAnswer> {
  const found = await findAnswer(services.journal(user.journalShard), { userId: user.id, id });
  if (!found) throw notFound();
  return toAnswer(found.answer);
}

/** Returns an ended answer. Removes one that is stored as `streaming` although its writer was lost. */
async function readEndedAnswer(services: Services, { user, id }: AnswerRequest): Promise<AcolyteAnswer> {
  const found = await findAnswer(services.journal(user.journalShard), { userId: user.id, id });
  if (!found) throw notFound();
  if (found.answer.state !== "streaming") return toAnswer(found.answer);
  await removeLostAnswer(services, user.journalShard, found.answer);
  throw notFound();
}

function notFound(): AppError {
  return new AppError("not_found", "This answer is not in your history.");
}

/** Longest time between an answer's row and its writer. */
const HANDED_OVER_MS = 60_000;

/**
 * Removes an answer that is stored as `streaming` but that nothing writes, because the server was lost in between, and
 * refunds the call. An ended one stays. Throws `unavailable` while its writer may still start.
 */
async function removeLostAnswer(
  { journal, clock }: Services,
  shard: number,
  { id, threadId, userId, createdAt }: LostAnswer,
): Promise<void> {
  const at = Date.parse(createdAt);
  if (clock.now().getTime() - at < HANDED_OVER_MS) throw companionUnavailable();
  const db = journal(shard);
  await runBatch(db, [
    releaseStream(db, { userId, streamId: id }),
    uncountUse(db, { userId, kind: "companion", at }, isStreaming({ userId, id })),
    ...removeAnswer(db, { userId, id, threadId }),
  ]);
}

/** Twice the time that a stream is kept after its end, which is minutes after its start. */
const OVERDUE_MS = 2 * 3_600_000;
const A_SWEEP = 100;

/**
 * Deletes streams that should have deleted themselves long ago, and removes their unfinished answers. The next sweep
 * tries again to reach the others; returns how many those are.
 */
export async function sweepStreams(services: Services): Promise<{ failed: number }> {
  const { answers, shards, journal, clock } = services;
  const before = new Date(clock.now().getTime() - OVERDUE_MS).toISOString();
  const sweepShard = async (shard: number) => {
    let failed = 0;
    for (const answer of await findOldStreams(journal(shard), { before, limit: A_SWEEP })) {
      try {
        await answers.forget(answer.id);
        await removeLostAnswer(services, shard, answer);
        await noteNoStream(journal(shard), answer);
      } catch {
        failed += 1;
      }
    }
    return failed;
  };
  const failures = await Promise.all(shards.map(sweepShard));
  return { failed: failures.reduce((sum, one) => sum + one, 0) };
}

/** Stores that the stream of an answer has deleted its words. */
export async function noteStreamDeleted(
  { journal }: Services,
  { userId, journalShard, answerId }: Pick<AnswerJob, "userId" | "journalShard" | "answerId">,
): Promise<void> {
  await noteNoStream(journal(journalShard), { userId, id: answerId });
}
