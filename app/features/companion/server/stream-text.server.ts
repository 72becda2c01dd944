import { giveUseBack } from "~/features/plans/server/public.server";
import type { Support } from "~/features/safety/contract";
import type { Services } from "~/server/ports/services";
import { deferred } from "~/shared/deferred";
import { newId } from "~/shared/ids";
import type { AnswerPart, AnswerState } from "../contract";
import { endOfSentence, limitSentences } from "../domain/limit-sentences";
import {
  type CompanionChunk,
  closingChunks,
  LAST_EVENT,
  openingChunks,
  safetyChunks,
  toEvent,
  wordChunk,
} from "../domain/message-stream";
import { supportWith } from "./answer-danger.server";
import { beginStream, endStream } from "./begin-stream.server";
import { reserveCall } from "./reserve-call.server";
import { type ModelRun, runModel } from "./run-model.server";
import { companionUnavailable } from "./unavailable.server";
import { noteCall, type Writing } from "./write-text.server";

const STATES: Record<ModelRun["outcome"], AnswerState> = {
  done: "done",
  stopped: "stopped",
  failed: "interrupted",
  unsafe: "interrupted",
};

/** A text to be streamed. */
interface StreamedWriting extends Writing {
  /** Where the text is cut; `null` for its whole length. */
  mostSentences: number | null;
  /** Help lines to show above the text. */
  support: Support | null;
  /** What is shown instead when the model's own words would harm. */
  safetyMessage: string;
  reader: AbortSignal;
}

/**
 * Has a text written as a stream, given once the first word is there; it ends when `reader` is aborted or leaves. With `mostSentences`
 * the text is cut there. Throws 409 while another stream of the user's runs, 403 until the address is
 * confirmed, 429 when the day's calls are used up, 503 when the model fails before its first word.
 */
export async function streamText(
  services: Services,
  writing: StreamedWriting,
): Promise<ReadableStream<Uint8Array>> {
  const { user, task, prompt, mostSentences, support, safetyMessage, reader } = writing;
  const streamId = newId();
  const held = { userId: user.id, streamId };
  await beginStream(services, user, streamId);
  const { use, model } = await reserveCall(services, user).catch(async (error) => {
    await endStream(services, held);
    throw error;
  });
  const part: Omit<AnswerPart, "state"> = {
    id: null,
    threadId: null,
    engine: model.engine,
    sources: [],
    isSafetyMessage: false,
    support,
  };
  const abort = new AbortController();
  const out = pushStream(() => abort.abort());
  const limit = sentenceGate(mostSentences, out.emit);
  const { promise: begun, resolve } = deferred<boolean>();
  const work = async () => {
    let hasBegun = false;
    const run = await runModel(
      model,
      { task, prompt },
      {
        signal: AbortSignal.any([abort.signal, reader]),
        onWords(delta) {
          if (!hasBegun) openingChunks(streamId, { ...part, state: "streaming" }).forEach(out.emit);
          hasBegun = true;
          limit.add(delta);
          resolve(true);
        },
      },
    );
    if (run.outcome === "done") limit.end();
    await Promise.all([
      endStream(services, held),
      noteCall(services, { kind: task.kind, model, run }),
      ...(STATES[run.outcome] === "interrupted" ? [giveUseBack(services, use)] : []),
    ]);
    if (run.outcome === "unsafe") {
      if (!hasBegun) openingChunks(streamId, { ...part, state: "streaming" }).forEach(out.emit);
      safetyChunks(safetyMessage).forEach(out.emit);
    } else if (hasBegun) {
      const state = STATES[run.outcome];
      const said = supportWith(user, { text: run.text, engine: model.engine }, support);
      closingChunks({ ...part, state, support: said }, null).forEach(out.emit);
    }
    out.close();
    resolve(hasBegun || run.outcome === "unsafe");
  };
  services.afterResponse(
    work()
      .catch(() => out.close())
      .finally(() => resolve(false)),
  );
  if (!(await begun)) throw companionUnavailable();
  return out.stream;
}

/** Lets words through until a number of sentences is reached; what comes then is only looked at for its end. */
function sentenceGate(most: number | null, emit: (chunk: CompanionChunk) => void) {
  let text = "";
  let sent = 0;
  const send = (end: number, from: string) => {
    if (end <= sent) return;
    emit(wordChunk(from.slice(sent, end)));
    sent = end;
  };
  return {
    add(delta: string) {
      text += delta;
      const end = most === null ? null : endOfSentence(text, most);
      send(end ?? text.length, text);
    },
    end() {
      const whole = most === null ? text : limitSentences(text, most);
      send(whole.length, whole);
    },
  };
}

/** A stream of events that is written to, and what to do when its reader leaves. */
function pushStream(onLeave: () => void) {
  const encoder = new TextEncoder();
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      isOpen = false;
      onLeave();
    },
  });
  const push = (text: string) => {
    if (isOpen) controller.enqueue(encoder.encode(text));
  };
  return {
    stream,
    emit: (chunk: CompanionChunk) => push(toEvent(chunk)),
    close() {
      push(LAST_EVENT);
      if (isOpen) controller.close();
      isOpen = false;
    },
  };
}
