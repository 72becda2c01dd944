import { DurableObject } from "cloudflare:workers";
import {
  type AnswerJob,
  breakOffAnswer,
  type CompanionChunk,
  LAST_EVENT,
  noteStreamDeleted,
  toEvent,
  writeAnswer,
} from "~/features/companion/server/public.server";
import type { Env } from "~/server/env.server";
import type { AnswerFinish } from "~/server/ports/answer-streams";
import { type AnswerStreamObject, type Reply, replyWith } from "~/server/ports/durable-objects";
import { createServices } from "~/server/services.server";
import { deferred } from "~/shared/deferred";
import { EventLog } from "./event-log";

/** A pending promise alone does not keep the object alive; an alarm does. */
const HEARTBEAT_MS = 30_000;
/** How long an answer can be read here after its end; from then on it is read from the database. */
const KEPT_MS = 3_600_000;

/** One answer being written. */
interface Run {
  abort: AbortController;
  /** True with the first word, false when the model failed before it. */
  begun: Promise<boolean>;
  /** How it ended. */
  ended: Promise<AnswerFinish>;
}

/**
 * One answer of the assistant: it is written here whether anybody reads or not, for any number of readers. Only `stop`
 * stops it. When the object itself is lost, the next one breaks the answer off and keeps what there was.
 */
export class AnswerStream extends DurableObject<Env> implements AnswerStreamObject {
  #run: Run | null = null;
  #log = new EventLog(this.ctx.storage);
  #settled: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // One that cannot settle can still be forgotten; the heartbeat and each reader try again.
    ctx.blockConcurrencyWhile(() => this.#settle().catch(() => undefined));
  }

  /** Starts the answer; returns its stream with the first word, `null` when the model fails before it. */
  open(job: AnswerJob): Promise<Reply<ReadableStream<Uint8Array> | null>> {
    return replyWith(async () => {
      const run = await this.#start(job);
      return (await run.begun) ? this.#log.read() : null;
    });
  }

  /** Writes the answer and waits for its end. */
  finish(job: AnswerJob): Promise<Reply<AnswerFinish>> {
    return replyWith(async () => (await this.#start(job)).ended);
  }

  /** Returns the answer's stream from its first word; `null` when it is not kept here. */
  attach(): Promise<Reply<ReadableStream<Uint8Array> | null>> {
    return replyWith(async () => {
      await this.#settle();
      return this.#log.isEmpty ? null : this.#log.read();
    });
  }

  /** Ends the answer and keeps its text; false when it is not being written here. */
  stop(): Promise<Reply<boolean>> {
    return replyWith(() => this.#stop());
  }

  /** Ends the answer and forgets its stream, whatever state that is in. */
  forget(): Promise<Reply<void>> {
    return replyWith(async () => {
      await this.#stop().catch(() => undefined);
      await this.#erase();
    });
  }

  override async alarm(): Promise<void> {
    const endedAt = await this.ctx.storage.get<number>("endedAt");
    if (endedAt === undefined && this.#run) await this.#beat(Date.now() + HEARTBEAT_MS);
    // An alarm that throws is given up after a few tries, and the words would stay for good.
    else if (endedAt === undefined) await this.#settle().catch(() => this.#beat(Date.now() + HEARTBEAT_MS));
    else if (Date.now() < endedAt + KEPT_MS) await this.#beat(endedAt + KEPT_MS);
    else await this.#expire();
  }

  async #stop(): Promise<boolean> {
    await this.#settle();
    if (!this.#run) return false;
    this.#run.abort.abort();
    await this.#run.ended;
    return true;
  }

  /** Deletes what is kept, and notes it where the history is cleared by; where that fails, the hourly sweep does. */
  async #expire(): Promise<void> {
    const job = await this.ctx.storage.get<AnswerJob>("job");
    await this.#erase();
    if (!job) return;
    await noteStreamDeleted(createServices(this.env, this.ctx), job.answerId).catch(() => undefined);
  }

  async #erase(): Promise<void> {
    this.#run = null;
    this.#log = new EventLog(this.ctx.storage);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  async #start(job: AnswerJob): Promise<Run> {
    await this.#settle();
    if (this.#run) return this.#run;
    const abort = new AbortController();
    const { promise: begun, resolve } = deferred<boolean>();
    const emit = (chunk: CompanionChunk) => {
      this.#log.append(toEvent(chunk));
      resolve(true);
    };
    const ended = this.#write(job, { signal: abort.signal, emit }).finally(() => resolve(false));
    // Whoever waits for the end is told; nobody may be waiting.
    ended.catch(() => undefined);
    this.#run = { abort, begun, ended };
    await this.ctx.storage.put("job", job);
    await this.#beat(Date.now() + HEARTBEAT_MS);
    return this.#run;
  }

  async #write(job: AnswerJob, reader: Parameters<typeof writeAnswer>[2]): Promise<AnswerFinish> {
    try {
      const finish = await writeAnswer(createServices(this.env, this.ctx), job, reader);
      await this.#end();
      return finish;
    } catch (error) {
      // It could not be stored: the next heartbeat breaks it off with what there is.
      this.#log.close();
      this.#run = null;
      this.#settled = null;
      throw error;
    }
  }

  /** Breaks off, once, an answer that another life of this object was writing. Throws when that cannot be stored. */
  #settle(): Promise<void> {
    this.#settled ??= this.#breakOff().catch((error) => {
      this.#settled = null;
      throw error;
    });
    return this.#settled;
  }

  async #breakOff(): Promise<void> {
    const job = await this.ctx.storage.get<AnswerJob>("job");
    if (!job) return;
    const events = await this.#log.load();
    if ((await this.ctx.storage.get("endedAt")) !== undefined) {
      this.#log.close();
      return;
    }
    const chunks = await breakOffAnswer(createServices(this.env, this.ctx), job, events);
    for (const chunk of chunks) this.#log.append(toEvent(chunk));
    await this.#end();
  }

  async #end(): Promise<void> {
    if (!this.#log.isEmpty) this.#log.append(LAST_EVENT);
    this.#log.close();
    const endedAt = Date.now();
    await this.ctx.storage.put("endedAt", endedAt);
    await this.#beat(endedAt + KEPT_MS);
  }

  async #beat(at: number): Promise<void> {
    await this.ctx.storage.setAlarm(at);
  }
}
