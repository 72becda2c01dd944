import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import type { Engine, Mode } from "../contract";
import { supportIfNoticed, unsafeReplyMessage } from "./answer-danger.server";
import type { FoundAnswer } from "./answers.repository.server";
import { finishAnswer } from "./finish-answer.server";
import { companionUnavailable } from "./unavailable.server";

/** How long an answer may take from its row to its writer, in milliseconds. */
const HANDED_OVER_MS = 60_000;

/**
 * Removes an answer that is noted as being written but that nobody writes, because the server was lost in between,
 * and gives the call back. Throws `unavailable` while it may just be on its way.
 */
export async function giveUpLostAnswer(
  services: Services,
  { user, answer, thread }: { user: SessionUser } & FoundAnswer,
): Promise<void> {
  const createdAt = new Date(answer.createdAt);
  if (services.clock.now().getTime() - createdAt.getTime() < HANDED_OVER_MS) throw companionUnavailable();
  const job = {
    answerId: answer.id,
    threadId: answer.threadId,
    userId: user.id,
    localDate: localDateIn(user.timezone, createdAt),
    engine: answer.engine as Engine,
    support: null,
    supportIfNoticed: supportIfNoticed(user, answer.question),
    safetyMessage: unsafeReplyMessage(user, answer.question),
    task: {
      kind: "answer" as const,
      question: answer.question,
      mode: thread.mode as Mode,
      sources: [],
      perspective: null,
      passages: [],
      objections: [],
      nearest: [],
      missingReferences: [],
    },
  };
  const none = { text: "", inputTokens: null, outputTokens: null, firstWordMs: null, totalMs: 0 };
  await finishAnswer(services, job, { outcome: "failed", ...none });
}
