import type { Engine } from "../../features/companion/domain/limits";
import type { AnswerTask, FollowUpTask } from "../../features/companion/domain/tasks";
import type { QuotaUse } from "../../features/plans/contract";
import type { Support } from "../../features/safety/contract";

/** One answer to be written, as it is handed over; plain data. The row with this id is already stored as `streaming`. */
export interface AnswerJob {
  answerId: string;
  threadId: string;
  userId: string;
  /** The local day of the question. */
  localDate: string;
  /** The use that was counted, for giving it back; absent in what a version before this one has stored. */
  use?: QuotaUse;
  engine: Engine;
  task: AnswerTask | FollowUpTask;
  /** Help lines to show above the answer. */
  support: Support | null;
  /** Help lines to show when the model itself sends the person to a crisis line. */
  supportIfNoticed: Support;
  /** What is shown instead when the model's own words would harm. */
  safetyMessage: string;
}

/** How an answer ended. `unsafe`: the model's words would have harmed; nothing of it is stored. */
export type AnswerFinish = "stored" | "failed" | "unsafe";

/** Writes answers, whoever reads them and however long. Each call throws a `StoreError` when the writer cannot be reached. */
export interface AnswerStreams {
  /**
   * Starts an answer; returns its stream (UI message stream, server-sent events) with the first word, `null` when the
   * model fails before it.
   */
  open(job: AnswerJob): Promise<ReadableStream<Uint8Array> | null>;
  /** Writes an answer and waits for its end; `failed` even if some of its words came. */
  finish(job: AnswerJob): Promise<AnswerFinish>;
  /** The stream of an answer from its first word, however far it is; null when it is not kept (any more). */
  attach(answerId: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Ends an answer that is being written and keeps its text; resolves when it is stored, false when none is kept. */
  stop(answerId: string): Promise<boolean>;
  /** Ends an answer that is being written and forgets all that is kept of its stream. */
  forget(answerId: string): Promise<void>;
}
