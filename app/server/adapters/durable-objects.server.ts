import { StoreError } from "../../shared/errors";
import type { AnswerStreams } from "../ports/answer-streams";
import type { AnswerStreamObject, Remote, Reply, UserLaneObject } from "../ports/durable-objects";
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

/** Returns the lane of a user as a Durable Object named by the user's id. */
export function durableObjectLane(
  namespace: Remote<UserLaneObject>,
  user: { id: string; journalShard: number },
): UserLane {
  return {
    write: (write) => ask(() => namespace.getByName(user.id).write(user, write)),
    moveIn: () => ask(() => namespace.getByName(user.id).moveIn(user)),
    moveTo: (shard) => ask(() => namespace.getByName(user.id).moveTo(user, shard)),
    deleteAccount: () => ask(() => namespace.getByName(user.id).deleteAccount(user.id)),
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
