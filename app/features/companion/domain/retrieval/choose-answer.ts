import { kindOfQuestion, type QuestionKind } from "./question-kind";
import { RELATION_WEIGHT, type SoughtWords, soughtWords, wordingStems } from "./question-words";
import { stemWeights, type WordFrequencies } from "./rank-hits";

/** A way to ask a known question: its stems, separated by spaces, the sum of their weights, and its kind. */
type AskedWording = readonly [stems: string, weight: number, kind: string];

/** A known question that shares words with the one in question. */
interface KnownHit {
  number: number;
  wordings: readonly AskedWording[];
  /** bm25 of its wordings and its answer; higher is better. */
  score: number;
}

/** A known question with its nearness to the one in question, from 0 to 1. */
export type Near<Hit> = Hit & { nearness: number };

/** From this nearness on a known answer is the answer. */
export const ANSWERS = 0.62;
/** The same for a question with words of another subject. */
const ANSWERS_OF_OTHER_SUBJECT = 0.85;
const MOST_NAMED = 2;
/** From this one on it may be named as near. */
const NEAR = 0.4;

/** What is left of the nearness when the question asks for another thing: "who is" beside "when is". */
const OTHER_KIND = 0.86;
/** What is left of it when they share a single word: "organized" is no donation. */
const STRAY = 0.9;
/** What one kind of question may also be worded as. */
const ALIKE: ReadonlySet<string> = new Set(["how open", "open how", "where open", "open where"]);
/** The most that the words of question and answer together add to the nearness of the best wording. */
const MOST_OF_TEXT = 0.08;

/** Finds of the index among the known questions. */
interface KnownFinds<Hit> {
  sought: { known: readonly Hit[] };
  earlier: { known: readonly Hit[] };
  knownFrequencies: WordFrequencies;
}

/** A question, and the one before it. */
interface Asked {
  question: string;
  earlierQuestion: string;
  sought: SoughtWords;
  earlier: SoughtWords;
}

/**
 * Returns the known answer to a question, that to the one before it, and the wordings of those that are near. A follow-up
 * that says too little by itself is read together with the question before it.
 */
export function chooseAnswers<Hit extends KnownHit & { title: string }>(
  { question, earlierQuestion, sought, earlier }: Asked,
  { sought: own, earlier: before, knownFrequencies: frequencies }: KnownFinds<Hit>,
): { known: Hit | null; earlierKnown: Hit | null; nearKnown: string[] } {
  const least = sought.isOfOtherSubject ? ANSWERS_OF_OTHER_SUBJECT : ANSWERS;
  const near = nearestAnswers(question, { sought, hits: own.known, frequencies });
  const nearBefore = nearestAnswers(earlierQuestion, { sought: earlier, hits: before.known, frequencies });
  const earlierKnown = nearBefore.find(({ nearness }) => nearness >= ANSWERS) ?? null;
  const together = `${earlierQuestion} ${question}`;
  const both = earlierQuestion
    ? nearestAnswers(together, {
        sought: soughtWords(together),
        hits: [...new Map([...own.known, ...before.known].map((hit) => [hit.number, hit])).values()],
        frequencies,
      }).filter(({ number }) => number !== earlierKnown?.number)
    : [];
  const known = [...near, ...both].find(({ nearness }) => nearness >= least) ?? null;
  const named = near.filter(({ nearness }) => nearness >= NEAR && nearness < least).slice(0, MOST_NAMED);
  return { known, earlierKnown, nearKnown: named.map(({ title }) => title) };
}

/**
 * Returns the known questions by their nearness to a question, the nearest first. Nearness is that of the nearest wording:
 * how much of the question it has, and how much of it the question has, by the weight of the words.
 */
export function nearestAnswers<Hit extends KnownHit>(
  question: string,
  { sought, hits, frequencies }: { sought: SoughtWords; hits: readonly Hit[]; frequencies: WordFrequencies },
): Near<Hit>[] {
  const weights = new Map(stemWeights(sought, frequencies));
  if (weights.size === 0) return [];
  for (const stem of wordingStems(question)) if (stem.startsWith("~")) weights.set(stem, RELATION_WEIGHT);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const kind = kindOfQuestion(question);
  const best = Math.max(...hits.map(({ score }) => score), 1);
  return hits
    .map((hit) => {
      const wording = Math.max(0, ...hit.wordings.map((one) => nearness(one, { weights, total, kind })));
      return { ...hit, nearness: wording + MOST_OF_TEXT * wording * (hit.score / best) };
    })
    .sort((one, other) => other.nearness - one.nearness || one.number - other.number);
}

function nearness(
  [stems, weight, kind]: AskedWording,
  asked: { weights: ReadonlyMap<string, number>; total: number; kind: QuestionKind },
): number {
  const common = stems.split(" ").filter((stem) => asked.weights.has(stem));
  const shared = common.reduce((sum, stem) => sum + asked.weights.get(stem)!, 0);
  // The question may say more than the wording, such as who asks: what it leaves out counts more.
  const ofQuestion = shared / asked.total;
  const ofWording = Math.min(1, shared / weight);
  const both = ofQuestion ** 0.45 * ofWording ** 0.55;
  const isStray = asked.weights.size > 1 && common.length === 1;
  const isAlike = kind === asked.kind || ALIKE.has(`${kind} ${asked.kind}`);
  return both * (isAlike ? 1 : OTHER_KIND) * (isStray ? STRAY : 1);
}
