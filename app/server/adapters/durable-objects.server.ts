import { StoreError } from "../../shared/errors";
import type { AnswerStreams } from "../ports/answer-streams";
import type { AnswerStreamObject, Remote, Reply, UserLaneObject, Written } from "../ports/durable-objects";
import type { UserLane } from "../ports/user-lane";

/** Returns answers written by Durable Objects, each named by the answer's id. */
export function durableObjectAnswers(namespace: Remote<AnswerStreamObject>): AnswerStreams {
  const stream = (answerId: string) => namespace.getByName(answerId);
  return {
    open: (job) => ask(() => stream(job.answerId).open(job)),
    finish: (job) => ask(() => stream(job.answerId).finish(job)),
    attach: (answerId) => ask(() => stream(answerId).attach()),
    stop: (answerId) => ask(() => stream(answerId).stop()),
    forget: (answerId) => ask(() => stream(answerId).forget()),
  };
}

/** Returns the lane of a user as a Durable Object named by the user's id. Hands the bookmark of each write to `note`. */
export function durableObjectLane(
  namespace: Remote<UserLaneObject>,
  user: { id: string; journalShard: number },
  note: (bookmark: string | null) => void,
): UserLane {
  const lane = () => namespace.getByName(user.id);
  const askWrite = async <T>(call: () => Promise<Reply<Written<T>>>): Promise<T> => {
    const { result, bookmark } = await ask(call);
    note(bookmark);
    return result;
  };
  return {
    write: (write) => askWrite(() => lane().write(user, write)),
    moveIn: () => askWrite(() => lane().moveIn(user)),
    moveTo: (shard) => ask(() => lane().moveTo(user, shard)),
    deleteAccount: () => ask(() => lane().deleteAccount(user.id)),
  };
}

/** Returns the value of a reply. Throws a `StoreError` for a refusal, and when the object cannot be reached. */
async function ask<T>(call: () => Promise<Reply<T>>): Promise<T> {
  const reply = await call().catch((cause: unknown) => {
    throw new StoreError("The Durable Object could not be reached", { cause });
  });
  if (!reply.ok) throw new StoreError(`The Durable Object failed: ${reply.failure}`, {});
  return reply.value;
}
