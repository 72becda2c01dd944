import { helpFor } from "~/features/safety/domain/help";
import type { Services } from "~/server/ports/services";
import { newId } from "~/shared/ids";
import type { AnswerPart } from "../contract";
import {
  type CompanionChunk,
  closingChunks,
  LAST_EVENT,
  openingChunks,
  safetyChunks,
  toEvent,
  wordChunk,
} from "../domain/message-stream";
import { endOfSentence, limitSentences } from "../domain/sentences";
import { safetyStream, supportWith, unsafeReplyMessage } from "./answer-danger.server";
import { checkText } from "./check-text.server";
import { requireCompanion } from "./companion-status.server";
import { storeCall } from "./model-calls.server";
import { reserveCall } from "./reserve-call.server";
import { companionUnavailable, runModel, stateAfter } from "./run-model.server";
import type { TextWish } from "./write-text.server";

/**
 * Writes a prayer or reflection like `writeWish`, but as a stream, returned with the first word. It ends when `reader` is
 * aborted or leaves. Throws also 409 while another stream of the user's runs.
 */
export async function streamWish(
  services: Services,
  { user, words, prepare }: TextWish,
  reader: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { emergency, support } = helpFor(user, words);
  if (emergency !== null) return safetyStream(emergency);
  requireCompanion(user);
  const { task, promptFor, mostSentences } = prepare();
  const prompt = promptFor(support !== null);
  const streamId = newId();
  const call = await reserveCall(services, user, streamId);
  const { engine } = call.model;
  const part: Omit<AnswerPart, "state"> = {
    id: null,
    threadId: null,
    engine,
    sources: [],
    isSafetyMessage: false,
    support,
  };
  const abort = new AbortController();
  const out = pushStream(() => abort.abort());
  const limit = sentenceLimit(mostSentences, out.emit);
  const { promise: started, resolve } = Promise.withResolvers<boolean>();
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) openingChunks(streamId, { ...part, state: "streaming" }).forEach(out.emit);
    hasStarted = true;
  };
  const onWords = (delta: string) => {
    start();
    limit.add(delta);
    resolve(true);
  };
  const work = async () => {
    const signal = AbortSignal.any([abort.signal, reader]);
    const run = await runModel(call.model, { task, prompt }, { signal, onWords });
    if (run.outcome === "done") limit.end();
    const state = stateAfter(run);
    await Promise.all([
      call.end({ isAnswered: state !== "interrupted" }),
      storeCall(services, { kind: task.kind, engine, run }),
    ]);
    if (run.outcome === "unsafe") {
      start();
      safetyChunks(unsafeReplyMessage(user, words.join("\n"))).forEach(out.emit);
    } else if (hasStarted) {
      const shown = supportWith(user, { text: run.text, engine }, support);
      const { text, ...checked } = await checkText(services, limit.sent(), null);
      const citations = { ...checked, ...(text !== limit.sent() && { text }) };
      closingChunks({ ...part, state, support: shown }, citations).forEach(out.emit);
    }
    out.close();
    resolve(hasStarted);
  };
  services.afterResponse(
    work()
      .catch(() => out.close())
      .finally(() => resolve(false)),
  );
  if (!(await started)) throw companionUnavailable();
  return out.stream;
}

/** Lets words through until a number of sentences is reached; further ones only tell where the last one ends. */
function sentenceLimit(most: number | null, emit: (chunk: CompanionChunk) => void) {
  let text = "";
  let shown = "";
  const send = (end: number, from: string) => {
    if (end <= shown.length) return;
    emit(wordChunk(from.slice(shown.length, end)));
    shown += from.slice(shown.length, end);
  };
  return {
    add(delta: string) {
      text += delta;
      const end = most === null ? null : endOfSentence(text, most);
      send(end ?? text.length, text);
    },
    /** The words that were let through. */
    sent: () => shown,
    end() {
      const whole = most === null ? text : limitSentences(text, most);
      send(whole.length, whole);
    },
  };
}

/** Returns a stream of events with the functions that write to it. `onLeave` runs when its reader leaves. */
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
