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
import { createServices } from "~/services.server";
import { EventLog } from "./event-log";

/** Only an alarm keeps the object alive, a pending promise does not. */
const HEARTBEAT_MS = 30_000;
/** How long an ended answer can be read here; later it is read from the database. */
const KEPT_MS = 3_600_000;

/** One answer being written. */
interface Run {
  abort: AbortController;
  /** Resolves with true at the first word, with false when the model fails before it. */
  begun: Promise<boolean>;
  /** How it ended. */
  ended: Promise<AnswerFinish>;
}

/**
 * One answer of the assistant, written for any number of readers, even for none. Only `stop` stops it. When the object
 * itself is lost, the next one breaks the answer off and keeps its words.
 */
export class AnswerStream extends DurableObject<Env> implements AnswerStreamObject {
  #run: Run | null = null;
  #log = new EventLog(this.ctx.storage);
  #settled: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    // After a failure the answer can still be forgotten; the heartbeat and each reader retry.
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
    // An alarm that throws is dropped after a few retries, and the words would stay forever.
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

  /** Deletes the stored words and notes that in the catalog; when that fails, the hourly sweep does it. */
  async #expire(): Promise<void> {
    const job = await this.ctx.storage.get<AnswerJob>("job");
    await this.#erase();
    if (!job) return;
    await noteStreamDeleted(createServices(this.env, this.ctx), job).catch(() => undefined);
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
    const { promise: begun, resolve } = Promise.withResolvers<boolean>();
    const emit = (chunk: CompanionChunk) => {
      this.#log.append(toEvent(chunk));
      resolve(true);
    };
    const ended = this.#write(job, { signal: abort.signal, emit }).finally(() => resolve(false));
    // Callers of `finish` get the failure; there may be none.
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
      // The answer was not stored: the next heartbeat breaks it off with the words so far.
      this.#log.close();
      this.#run = null;
      this.#settled = null;
      throw error;
    }
  }

  /** Breaks off, once, an answer that an earlier life of this object was writing. Throws when that cannot be stored. */
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
