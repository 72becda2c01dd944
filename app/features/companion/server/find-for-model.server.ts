import { readPlaces } from "~/features/texts/server/public.server";
import type { CompanionModel } from "~/server/ports/model";
import type { Services } from "~/server/ports/services";
import { standalonePrompt } from "../domain/prompts";
import { installedPassages, quotablePlaces } from "../domain/retrieval/installed-passages";
import {
  type AnswerTask,
  type FollowUpTask,
  type FoundPassages,
  givenClaims,
  type Passage,
} from "../domain/tasks";
import { findPassages } from "./find-passages.server";
import { storeCall } from "./model-calls.server";
import { runModel } from "./run-model.server";

/** A question in the model's words: more is no question. */
const LONGEST_QUESTION = 400;
/** Longest wait for it, in milliseconds: the question as it was asked has been searched already. */
const PATIENCE_MS = 8_000;
/** Most passages of both searches, and most places whose words are added. */
const MOST_PASSAGES = 12;
const MOST_PLACES = 12;

type ModelTask = AnswerTask | FollowUpTask;

/**
 * Returns the task of an answer with what a model is given beside the finds for the user's own words: the finds for the
 * question as the model puts it, when it follows another one or has no known answer, and the words of the places that the
 * claims name. When the model does not put the question, its own finds have to do.
 */
export async function findForModel(
  services: Services,
  { model, task, signal }: { model: CompanionModel; task: ModelTask; signal: AbortSignal },
): Promise<ModelTask> {
  const isSure = task.kind === "answer" && task.known !== null;
  const question = isSure ? null : await askStandalone(services, { model, task, signal });
  const { mode, sources, perspective } = task;
  const again =
    question === null ? null : await findPassages(services, { question, mode, sources, perspective });
  const found = again ? { ...task, ...merge(task, again) } : task;
  return { ...found, passages: unique([...found.passages, ...(await findWords(services, found))]) };
}

/** Asks a model for the question in words that can be searched for alone; `null` when it does not write one. */
async function askStandalone(
  services: Services,
  { model, task, signal }: { model: CompanionModel; task: ModelTask; signal: AbortSignal },
): Promise<string | null> {
  const patienceMs = Math.min(model.patienceMs, PATIENCE_MS);
  const request = { task: { kind: "standalone" }, prompt: standalonePrompt(task) };
  const run = await runModel({ ...model, patienceMs }, request, { signal });
  await storeCall(services, { kind: "standalone", engine: model.engine, run });
  const question = run.text.trim();
  const isQuestion = question.length <= LONGEST_QUESTION && !question.includes("\n");
  return run.outcome === "done" && isQuestion ? question : null;
}

/** Joins the finds for the model's words with those for the user's, the model's first. */
function merge(own: FoundPassages, again: FoundPassages): Partial<FoundPassages> {
  const earlierKnown = own.earlierKnown ?? own.known;
  const known = again.known ?? own.known;
  const objections = [...again.objections, ...own.objections];
  return {
    known,
    earlierKnown: earlierKnown?.id === known?.id ? null : earlierKnown,
    passages: unique([...again.passages, ...own.passages]).slice(0, MOST_PASSAGES),
    objections: [...new Map(objections.map((one) => [one.objectionId, one])).values()],
    nearest: again.nearest,
  };
}

/** Finds the installed words of the places that the claims name. */
async function findWords({ texts }: Services, found: FoundPassages): Promise<Passage[]> {
  const references = givenClaims(found).flatMap((claim) => claim.references);
  const quotable = quotablePlaces(references.join("; "), []).slice(0, MOST_PLACES);
  return quotable.length > 0 ? installedPassages(quotable, await readPlaces(texts, quotable)) : [];
}

const unique = (passages: readonly Passage[]) => [
  ...new Map(passages.map((one) => [one.text, one])).values(),
];
