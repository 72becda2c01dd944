import type { AnswerFinish } from "~/server/ports/answer-streams";
import type { CompanionModel } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import {
  type CompanionChunk,
  closingChunks,
  openingChunks,
  safetyChunks,
  textOfEvents,
  wordChunk,
} from "../domain/message-stream";
import { answerPrompt } from "../domain/prompts";
import type { AnswerJob } from "../domain/tasks";
import { findForModel } from "./find-for-model.server";
import { finishAnswer } from "./finish-answer.server";
import { runModel } from "./run-model.server";

/** Passes a chunk on to the readers of an answer. */
type Emit = (chunk: CompanionChunk) => void;

/**
 * Writes an answer: asks the model, emits its words and, once it is stored, its end. Emits nothing before the first word.
 * The message for an emergency replaces words that would harm the reader.
 */
export async function writeAnswer(
  services: Services,
  asked: AnswerJob,
  { signal, emit }: { signal: AbortSignal; emit: Emit },
): Promise<AnswerFinish> {
  const model = services.models.choose({ hasAiConsent: asked.engine === "model" });
  const job = asked.engine === "model" ? await withFindsForModel(services, asked, { model, signal }) : asked;
  let hasStarted = false;
  const run = await runModel(
    model,
    { task: job.task, prompt: answerPrompt(job.task, job.support !== null) },
    {
      signal,
      onWords(delta) {
        if (!hasStarted) emitOpening(job, emit);
        hasStarted = true;
        emit(wordChunk(delta));
      },
    },
  );
  const { answer, citations } = await finishAnswer(services, job, run);
  if (run.outcome === "failed" && !hasStarted) return "failed";
  if (!hasStarted) emitOpening(job, emit);
  if (run.outcome === "unsafe") {
    safetyChunks(job.safetyMessage).forEach(emit);
    return "unsafe";
  }
  closingChunks(answer, citations).forEach(emit);
  return run.outcome === "failed" ? "failed" : "stored";
}

/** Returns the job with all that its model is given; as it is, when that cannot be found. */
async function withFindsForModel(
  services: Services,
  job: AnswerJob,
  call: { model: CompanionModel; signal: AbortSignal },
): Promise<AnswerJob> {
  const { task } = job;
  return { ...job, task: await findForModel(services, { task, ...call }).catch(() => task) };
}

function emitOpening(job: AnswerJob, emit: Emit): void {
  const { answerId: id, threadId, engine } = job;
  openingChunks(id, {
    id,
    threadId,
    engine,
    state: "streaming",
    sources: [],
    isSafetyMessage: false,
    support: job.support,
  }).forEach(emit);
}

/**
 * Ends an answer whose writer was lost: stores its words so far as `interrupted` and refunds the call. Returns the
 * chunks that are missing from its stream.
 */
export async function breakOffAnswer(
  services: Services,
  job: AnswerJob,
  events: string,
): Promise<CompanionChunk[]> {
  const text = textOfEvents(events);
  const { answer, citations } = await finishAnswer(services, job, {
    outcome: "failed",
    text,
    inputTokens: null,
    outputTokens: null,
    firstWordMs: null,
    totalMs: 0,
  });
  return text === "" ? [] : closingChunks(answer, citations);
}
