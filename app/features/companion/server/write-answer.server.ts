import type { AnswerFinish, AnswerJob } from "~/server/ports/answer-streams";
import type { Services } from "~/server/ports/services";
import { answerPrompt } from "../domain/answer-prompt";
import {
  type CompanionChunk,
  closingChunks,
  openingChunks,
  safetyChunks,
  textOfEvents,
  wordChunk,
} from "../domain/message-stream";
import { finishAnswer } from "./finish-answer.server";
import { runModel } from "./run-model.server";

/** Takes what an answer's readers get, chunk by chunk. */
type Emit = (chunk: CompanionChunk) => void;

/**
 * Writes an answer: asks the model, emits its words and, once it is stored, how it ended. Nothing is emitted before the
 * first word. When the model's words would harm their reader, the message for an emergency takes their place.
 */
export async function writeAnswer(
  services: Services,
  job: AnswerJob,
  { signal, emit }: { signal: AbortSignal; emit: Emit },
): Promise<AnswerFinish> {
  const model = services.models.choose({ hasAiConsent: job.engine === "model" });
  let hasBegun = false;
  const run = await runModel(
    model,
    { task: job.task, prompt: answerPrompt(job.task, job.support !== null) },
    {
      signal,
      onWords(delta) {
        if (!hasBegun) emitOpening(job, emit);
        hasBegun = true;
        emit(wordChunk(delta));
      },
    },
  );
  const { answer, citations } = await finishAnswer(services, job, run);
  if (run.outcome === "failed" && !hasBegun) return "failed";
  if (!hasBegun) emitOpening(job, emit);
  if (run.outcome === "unsafe") {
    safetyChunks(job.safetyMessage).forEach(emit);
    return "unsafe";
  }
  closingChunks(answer, citations).forEach(emit);
  return run.outcome === "failed" ? "failed" : "stored";
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
 * Ends an answer whose writer was lost: what was emitted is stored as `interrupted`, the call is given back. Gives the
 * chunks that its stream still lacks.
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
