/** An answer to write, as it is handed over; plain data. The companion alone knows what else it holds. */
export interface AnswerOrder {
  answerId: string;
}

/** How an answer ended. `unsafe`: the model's words would have harmed; nothing of it is stored. */
export type AnswerFinish = "stored" | "failed" | "unsafe";

/** Writes answers, whoever reads them and however long. Each call throws a `StoreError` when the writer cannot be reached. */
export interface AnswerStreams {
  /**
   * Starts an answer; returns its stream (UI message stream, server-sent events) with the first word, `null` when the
   * model fails before it.
   */
  open(job: AnswerOrder): Promise<ReadableStream<Uint8Array> | null>;
  /** Writes an answer and waits for its end; `failed` even if some of its words came. */
  finish(job: AnswerOrder): Promise<AnswerFinish>;
  /** The stream of an answer from its first word, however far it is; null when it is not kept (any more). */
  attach(answerId: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Ends an answer that is being written and keeps its text; resolves when it is stored, false when none is kept. */
  stop(answerId: string): Promise<boolean>;
  /** Ends an answer that is being written and forgets all that is kept of its stream. */
  forget(answerId: string): Promise<void>;
}
