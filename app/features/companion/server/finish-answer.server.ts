import { countActivity } from "~/features/activity/server/public.server";
import { uncountUse } from "~/features/plans/server/public.server";
import { noticesDanger } from "~/features/safety/domain/reply-danger";
import type { AnswerJob } from "~/server/ports/answer-streams";
import type { Services } from "~/server/ports/services";
import { newId } from "~/shared/ids";
import { type AnswerPart, type AnswerState, type CitationsPart, COMPANION_LIMITS } from "../contract";
import { mergeSources, usedSources } from "../domain/used-sources";
import {
  isStreaming,
  readAnswers,
  removeAnswer,
  runBatch,
  updateAnswer,
  updateThreadSources,
} from "./answers.repository.server";
import { checkAnswer } from "./check-answer.server";
import type { ModelRun } from "./run-model.server";
import { textHash } from "./text-hash.server";
import { transcriptOf } from "./transcript.server";
import { insertCall, releaseStream } from "./usage.repository.server";

/** How an answer ended, as its stream tells it. */
export interface AnswerEnd {
  answer: AnswerPart;
  citations: CitationsPart;
}

const STATES: Record<ModelRun["outcome"], AnswerState> = {
  done: "done",
  stopped: "stopped",
  failed: "interrupted",
  unsafe: "interrupted",
};

/**
 * Stores how an answer ended, in one transaction: its text with the citations checked, the call's figures, and the end
 * of the user's stream; a question of the day with it. One that failed is given back; one without a word is removed. An answer that has ended already,
 * or that its owner has deleted meanwhile, stays as it is.
 */
export async function finishAnswer(services: Services, job: AnswerJob, run: ModelRun): Promise<AnswerEnd> {
  const { catalog } = services;
  const { answerId: id, threadId, task } = job;
  const text =
    run.outcome === "unsafe" ? "" : wholeCharacters(run.text.trim().slice(0, COMPANION_LIMITS.answer));
  const state = STATES[run.outcome];
  const citations = checkAnswer(text, task);
  const earlier = (await readAnswers(catalog, threadId)).filter((answer) => answer.id !== id);
  const sources = text === "" ? [] : usedSources(text, task.passages);
  const end = {
    text,
    state,
    sources,
    ...citations,
    textHash: await textHash(text),
    transcriptHash: await textHash(transcriptOf([...earlier, { question: task.question, text }])),
  };
  const allSources = earlier.reduce<typeof sources>((all, one) => mergeSources(all, one.sources), []);
  const { userId, localDate } = job;
  const store = [
    countActivity(catalog, { userId, localDate, activity: "questions" }, isStreaming(id)),
    updateAnswer(catalog, id, end),
    updateThreadSources(catalog, threadId, mergeSources(allSources, sources)),
  ] as const;
  await runBatch(catalog, [
    releaseStream(catalog, { userId, streamId: id }),
    insertCall(catalog, callOf(services, job, run)),
    ...(state === "interrupted" && job.use ? [uncountUse(catalog, job.use, isStreaming(id))] : []),
    ...(text === "" ? removeAnswer(catalog, { id, threadId }) : store),
  ]);
  const { engine } = job;
  const isNoticed = engine === "model" && noticesDanger(text);
  const support = job.support ?? (isNoticed ? job.supportIfNoticed : null);
  return { answer: { id, threadId, state, engine, sources, isSafetyMessage: false, support }, citations };
}

/** A text that was cut, without half a character at its end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "");
}

function callOf(services: Services, job: AnswerJob, run: ModelRun) {
  const { outcome, inputTokens, outputTokens, firstWordMs, totalMs } = run;
  return {
    id: newId(),
    kind: job.task.kind,
    engine: job.engine,
    outcome,
    inputTokens,
    outputTokens,
    firstWordMs,
    totalMs,
    createdAt: services.clock.now().toISOString(),
  };
}
