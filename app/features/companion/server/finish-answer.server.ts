import { countActivity } from "~/features/activity/server/public.server";
import { uncountUse } from "~/features/plans/server/public.server";
import { noticesDanger } from "~/features/safety/domain/reply-danger";
import type { Services } from "~/server/ports/services";
import type { AnswerPart, CitationsPart } from "../contract";
import { COMPANION_LIMITS, type Source } from "../domain/limits";
import { mergeSources, usedSources } from "../domain/source-blocks";
import { type AnswerJob, givenPassages } from "../domain/tasks";
import { textHash, transcriptOf } from "../domain/transcript";
import {
  isStreaming,
  readAnswers,
  removeAnswer,
  runBatch,
  updateAnswer,
  updateThreadSources,
} from "./answers.repository.server";
import { checkText } from "./check-text.server";
import { storeCall } from "./model-calls.server";
import { type ModelRun, stateAfter } from "./run-model.server";
import { releaseStream } from "./streams.repository.server";

/** The data parts at the end of an answer's stream. */
interface AnswerEnd {
  answer: AnswerPart;
  citations: CitationsPart;
}

/**
 * Stores the end of an answer in one transaction: its text with the citations checked and made-up references replaced, the
 * question of the day, the end of the user's stream. A failed answer is refunded; one without words is removed. An answer
 * that has already ended, or that its owner has deleted meanwhile, stays as it is.
 */
export async function finishAnswer(services: Services, job: AnswerJob, run: ModelRun): Promise<AnswerEnd> {
  const journal = services.journal(job.journalShard);
  const { answerId: id, threadId, userId, localDate, engine, task } = job;
  const written = run.outcome === "unsafe" ? "" : limitText(run.text);
  const state = stateAfter(run);
  const passages = givenPassages(task);
  const { text: checkedText, ...citations } = await checkText(
    services,
    written,
    { ...task, passages },
    { isModelAnswer: engine === "model" },
  );
  const text = limitText(checkedText);
  const earlier = (await readAnswers(journal, { userId, threadId })).filter((answer) => answer.id !== id);
  const sources = text === "" ? [] : usedSources(text, passages);
  const allSources = [...earlier, { sources }].reduce<Source[]>(
    (all, one) => mergeSources(all, one.sources),
    [],
  );
  const end = {
    ...{ text, state, sources, ...citations },
    textHash: await textHash(text),
    transcriptHash: await textHash(transcriptOf([...earlier, { question: task.question, text }])),
  };
  const store = [
    countActivity(journal, { userId, localDate, activity: "questions" }, isStreaming({ userId, id })),
    updateAnswer(journal, { userId, id }, end),
    updateThreadSources(journal, { userId, id: threadId }, allSources),
  ] as const;
  await runBatch(journal, [
    releaseStream(journal, { userId, streamId: id }),
    ...(state === "interrupted" && job.use
      ? [uncountUse(journal, job.use, isStreaming({ userId, id }))]
      : []),
    ...(text === "" ? removeAnswer(journal, { userId, id, threadId }) : store),
  ]);
  await storeCall(services, { kind: task.kind, engine, run });
  const isNoticed = engine === "model" && noticesDanger(text);
  const support = job.support ?? (isNoticed ? job.supportIfNoticed : null);
  return {
    answer: { id, threadId, state, engine, sources, isSafetyMessage: false, support },
    citations: { ...citations, ...(text !== written && { text }) },
  };
}

/** Cuts a text at the limit of an answer, without half a character at its end. */
function limitText(text: string): string {
  return text
    .trim()
    .slice(0, COMPANION_LIMITS.answer)
    .replace(/[\ud800-\udbff]$/, "");
}
