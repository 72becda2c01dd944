import { composeAnswer } from "~/features/companion/domain/compose/answer/compose-answer";
import type { Perspective, Source } from "~/features/companion/domain/limits";
import { continuedQuestion } from "~/features/companion/domain/retrieval/choose-answer";
import { isSpanish } from "~/features/companion/domain/retrieval/spanish";
import { findPassages } from "~/features/companion/server/find-passages.server";
import { findCitations } from "~/features/texts/domain/citations/find-citations";
import { type PlaceRun, placeRunsOf } from "~/features/texts/domain/citations/overlap";
import { openDatabase } from "~/server/db/client.server";
import type { Services } from "~/server/ports/services";

/** A question of a set, as sets/README.md describes it. */
interface EvalCase {
  id: string;
  set: "tuning" | "aside";
  question: string;
  earlier?: string[];
  source?: Source;
  perspective?: Perspective;
  language?: "es";
  facts?: string[];
  not?: string;
  places?: string[];
  refuse?: boolean;
}

/** A case with its answer. */
export interface Outcome {
  id: string;
  question: string;
  answer: string;
  score: 0 | 1 | 2 | 3;
  isRefused: boolean;
  /** Whether question and answer have one language. */
  isSameLanguage: boolean;
}

/** How the companion says that it has no answer, or that it gives none. */
const REFUSAL = /\bI cannot (?:locate|help)\b/;
/** Paragraphs or verses by which a citation may miss a wanted place. */
const NEAR = 3;

/** Answers each case with the built-in companion, from the databases of a catalog and of texts, and scores the answer. */
export async function measure(
  { catalog, texts }: { catalog: D1Database; texts: D1Database },
  cases: readonly EvalCase[],
): Promise<Outcome[]> {
  const services = { catalog: openDatabase(catalog), texts: openDatabase(texts) } as Services;
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const answer = await answerCase(services, one);
    outcomes.push({
      id: one.id,
      question: [...(one.earlier ?? []), one.question].join(" → "),
      answer,
      score: scoreOf(one, answer),
      isRefused: REFUSAL.test(answer),
      isSameLanguage: one.language !== "es" || isSpanish(answer),
    });
  }
  return outcomes;
}

/** Asks the questions of a case in order, each as a follow-up of those before, and returns the last answer. */
async function answerCase(services: Services, { source, ...one }: EvalCase) {
  const perspective = one.perspective ?? null;
  const choice = {
    mode: perspective ? ("apologetics" as const) : ("faith-learning" as const),
    sources: perspective ? [] : source ? [source] : (["catechism", "scripture"] satisfies Source[]),
    perspective,
  };
  const turns: { question: string; answer: string }[] = [];
  for (const question of [...(one.earlier ?? []), one.question]) {
    const [first] = turns;
    const found = await findPassages(services, {
      ...choice,
      question,
      earlierQuestion: first ? continuedQuestion(first.question, turns.at(-1)!.question) : null,
    });
    const task = { ...choice, ...found, question };
    const earlier = first && {
      question: first.question,
      answer: turns.map(({ answer }) => answer).join("\n\n"),
      isStored: true,
    };
    const answer = composeAnswer(
      earlier ? { kind: "follow-up", ...task, earlier } : { kind: "answer", ...task },
    );
    turns.push({ question, answer });
  }
  return turns.at(-1)!.answer;
}

/** Returns 0 without a fact or with a forbidden one, 1 for some facts, 2 for all, 3 for all with one of the places. */
function scoreOf({ facts = [], not, places = [], refuse }: EvalCase, answer: string): Outcome["score"] {
  const text = answer.replaceAll("*", "");
  const has = (expression: string) => new RegExp(expression, "i").test(text);
  if (not && has(not)) return 0;
  if (refuse && REFUSAL.test(answer)) return 3;
  const shared = facts.filter(has).length;
  if (shared < facts.length) return shared > 0 ? 1 : 0;
  if (refuse && facts.length === 0) return 0;
  const wanted = places.map(runsOf);
  const cited = runsOf(answer);
  const isCited = wanted.some((runs, index) =>
    runs.length > 0
      ? runs.some((run) => cited.some((other) => isNear(run, other)))
      : text.includes(places[index]!),
  );
  return places.length === 0 || isCited ? 3 : 2;
}

const runsOf = (text: string): PlaceRun[] => findCitations(text).flatMap(({ place }) => placeRunsOf(place));

const isNear = (one: PlaceRun, other: PlaceRun) =>
  one.work === other.work && one.first <= other.last + NEAR && other.first <= one.last + NEAR;
