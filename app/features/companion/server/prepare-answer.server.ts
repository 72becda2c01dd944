import { giveUseBack } from "~/features/plans/server/public.server";
import type { Support } from "~/features/safety/contract";
import { whileTextFits } from "~/server/db/stored-text.server";
import type { AnswerJob } from "~/server/ports/answer-streams";
import type { Services } from "~/server/ports/services";
import type { SessionUser } from "~/server/ports/session";
import { localDateIn } from "~/shared/dates";
import { oneLine } from "~/shared/hidden-characters";
import { newId } from "~/shared/ids";
import type { AskInput } from "../domain/call-schemas";
import type { FollowUpTask } from "../domain/passage";
import { supportIfNoticed, unsafeReplyMessage } from "./answer-danger.server";
import { insertAnswer } from "./answers.repository.server";
import { beginStream, endStream } from "./begin-stream.server";
import { findPassages } from "./find-passages.server";
import { type ReservedCall, reserveCall } from "./reserve-call.server";

/** A question as it is to be answered. */
export interface Question extends AskInput {
  /** What it follows on, and the thread it belongs to when that is the user's own. */
  earlier: (FollowUpTask["earlier"] & { threadId: string | null }) | null;
}

/**
 * Counts a question, looks it up and stores it as being answered. With `asStream` it takes the user's one stream.
 * Throws 403, 409, also when there is no room for text, and 429; whatever fails on the way gives back what was taken.
 */
export async function prepareAnswer(
  services: Services,
  args: { user: SessionUser; question: Question; support: Support | null; asStream: boolean },
): Promise<AnswerJob> {
  const { user, asStream } = args;
  const answerId = newId();
  const held = { userId: user.id, streamId: answerId };
  if (asStream) await beginStream(services, user, answerId);
  try {
    const call = await reserveCall(services, user);
    try {
      return await storeQuestion(services, { ...args, answerId, call });
    } catch (error) {
      await giveUseBack(services, call.use);
      throw error;
    }
  } catch (error) {
    if (asStream) await endStream(services, held);
    throw error;
  }
}

async function storeQuestion(
  services: Services,
  args: {
    user: SessionUser;
    question: Question;
    support: Support | null;
    answerId: string;
    call: ReservedCall;
  },
): Promise<AnswerJob> {
  const { user, question: asked, support, answerId, call } = args;
  const { question, mode, earlier } = asked;
  // Each mode knows only its own choice.
  const sources = mode === "faith-learning" ? (asked.sources ?? []) : [];
  const perspective = mode === "apologetics" ? (asked.denomination ?? null) : null;
  const found = await findPassages(services, {
    question,
    mode,
    sources,
    perspective,
    earlierQuestion: earlier?.question ?? null,
  });
  const { engine } = call.model;
  const now = services.clock.now();
  const createdAt = now.toISOString();
  const threadId = earlier?.threadId ?? newId();
  const insert = insertAnswer(services.catalog, {
    thread: earlier?.threadId
      ? null
      : {
          id: threadId,
          userId: user.id,
          question: oneLine(question),
          mode,
          denomination: perspective,
          sources: [],
          createdAt,
        },
    answer: { id: answerId, threadId, userId: user.id, question, state: "streaming", engine, createdAt },
  });
  await whileTextFits("catalog", insert);
  const task = { question, mode, sources, perspective, ...found };
  return {
    answerId,
    threadId,
    userId: user.id,
    localDate: localDateIn(user.timezone, now),
    use: call.use,
    engine,
    support,
    supportIfNoticed: supportIfNoticed(user, question),
    safetyMessage: unsafeReplyMessage(user, question),
    task: earlier
      ? { kind: "follow-up", ...task, earlier: withoutThread(earlier) }
      : { kind: "answer", ...task },
  };
}

function withoutThread({
  threadId: _,
  ...earlier
}: NonNullable<Question["earlier"]>): FollowUpTask["earlier"] {
  return earlier;
}
