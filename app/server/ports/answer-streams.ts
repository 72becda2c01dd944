/** An answer to write, as it is handed over; plain data. The companion alone knows what else it holds. */
export interface AnswerOrder {
  answerId: string;
}

/** How an answer ended. `unsafe`: the model's words would have done harm; nothing is stored. */
export type AnswerFinish = "stored" | "failed" | "unsafe";

/** Writes answers independently of their readers. Each call throws a `StoreError` when the writer cannot be reached. */
export interface AnswerStreams {
  /**
   * Starts an answer; returns its stream (UI message stream, server-sent events) with the first word, `null` when the
   * model fails before it.
   */
  open(job: AnswerOrder): Promise<ReadableStream<Uint8Array> | null>;
  /** Writes an answer and waits for its end; `failed` also after some words. */
  finish(job: AnswerOrder): Promise<AnswerFinish>;
  /** Returns the stream of an answer from its first word; `null` when it is not kept (any more). */
  attach(answerId: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Ends an answer that is being written and stores its text; false when none is being written. */
  stop(answerId: string): Promise<boolean>;
  /** Ends an answer that is being written and deletes everything kept of its stream. */
  forget(answerId: string): Promise<void>;
}
