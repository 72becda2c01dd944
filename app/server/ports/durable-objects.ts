import type { AnswerFinish, AnswerOrder } from "./answer-streams";
import type { EntryWrite, EntryWriteResult } from "./user-lane";

/**
 * The result of a Durable Object's method. A failure is data and not an error: errors lose their class between isolates,
 * and the runtime logs those that leave an object, with the values that drizzle quotes in its messages.
 */
export type Reply<T> = { ok: true; value: T } | { ok: false; failure: string };

/** Runs the work of a method; `failure` of the reply is the class of a thrown error. */
export async function replyWith<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, failure: error instanceof Error ? error.name : typeof error };
  }
}

/** The result of a write, and the bookmark of the shard after it; `null` where there are none. */
export interface Written<T> {
  result: T;
  bookmark: string | null;
}

/** The write lane of one user (workers/durable-objects/user-lane.ts). */
export interface UserLaneObject {
  write(
    user: { id: string; journalShard: number },
    write: EntryWrite,
  ): Promise<Reply<Written<EntryWriteResult>>>;
  moveIn(user: { id: string; journalShard: number }): Promise<Reply<Written<void>>>;
  moveTo(
    user: { id: string; journalShard: number },
    shard: number,
  ): Promise<Reply<"moved" | "busy" | "gone">>;
  deleteAccount(userId: string): Promise<Reply<boolean>>;
}

/** One answer being written (workers/durable-objects/answer-stream.ts). */
export interface AnswerStreamObject {
  open(job: AnswerOrder): Promise<Reply<ReadableStream<Uint8Array> | null>>;
  finish(job: AnswerOrder): Promise<Reply<AnswerFinish>>;
  attach(): Promise<Reply<ReadableStream<Uint8Array> | null>>;
  stop(): Promise<Reply<boolean>>;
  forget(): Promise<Reply<void>>;
}

/** A binding of objects with these methods. The classes themselves belong to the workers, above everything else. */
export type Remote<Methods> = DurableObjectNamespace<Methods & Rpc.DurableObjectBranded>;
