import { kindOfQuestion, type QuestionKind } from "./question-kind";
import { RELATION_WEIGHT, stemWeight, wordingStems } from "./question-words";
import type { WordFrequencies } from "./rank-hits";

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
export const ANSWERS = 0.58;
/** The same for a question with words of another subject. */
const ANSWERS_OF_OTHER_SUBJECT = 0.85;
const MOST_NAMED = 2;
/** From this one on it may be named as near. */
const NEAR = 0.4;

/** What is left of the nearness when the question asks for another thing: "who is" beside "when is". */
const OTHER_KIND = 0.86;
/** What is left of it when they share a single word: "organized" is no donation. */
const STRAY = 0.9;
const SAME_KIND = 0.02;
/** What one kind of question may also be worded as. */
const ALIKE: ReadonlySet<string> = new Set(["how open", "open how", "where open", "open where"]);
/** What a clause counts at least beside the whole question. */
const LEAST_OF_CLAUSE = 0.78;
/** The same for a clause that cannot be understood alone: "is he in hell". */
const LEAST_OF_OPEN_CLAUSE = 0.5;
const MOST_CLAUSES = 8;
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
  isOfOtherSubject: boolean;
}

/**
 * Returns the known answer to a question, that to the one before it, and the wordings of those that are near. A follow-up
 * that says too little by itself is read together with the question before it.
 */
export function chooseAnswers<Hit extends KnownHit & { title: string }>(
  { question, earlierQuestion, isOfOtherSubject }: Asked,
  { sought: own, earlier: before, knownFrequencies: frequencies }: KnownFinds<Hit>,
): { known: Hit | null; earlierKnown: Hit | null; nearKnown: string[] } {
  const least = isOfOtherSubject ? ANSWERS_OF_OTHER_SUBJECT : ANSWERS;
  const near = nearestAnswers(question, { hits: own.known, frequencies });
  const nearBefore = nearestAnswers(earlierQuestion, { hits: before.known, frequencies });
  const earlierKnown = nearBefore.find(({ nearness }) => nearness >= ANSWERS) ?? null;
  const together = `${earlierQuestion} ${question}`;
  const both = earlierQuestion
    ? nearestAnswers(together, {
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
 * how much of the question it has, and how much of it the question has, by the weight of the words. People tell what has
 * happened before they ask: each clause is compared by itself as well.
 */
export function nearestAnswers<Hit extends KnownHit>(
  question: string,
  { hits, frequencies }: { hits: readonly Hit[]; frequencies: WordFrequencies },
): Near<Hit>[] {
  const best = Math.max(...hits.map(({ score }) => score), 1);
  const parts = [question, ...clausesOf(question)].map((text) => weighed(text, frequencies));
  const whole = parts[0]!.total;
  if (whole === 0) return [];
  return hits
    .map((hit) => {
      const wording = parts.map((part, index) => {
        const least = part.isOpen ? LEAST_OF_OPEN_CLAUSE : LEAST_OF_CLAUSE;
        const share = index === 0 ? 1 : least + (1 - least) * Math.min(1, part.total / whole);
        return share * Math.max(0, ...hit.wordings.map((one) => nearness(one, part)));
      });
      const near = Math.max(...wording);
      return { ...hit, nearness: near + MOST_OF_TEXT * near * (hit.score / best) };
    })
    .sort((one, other) => other.nearness - one.nearness || one.number - other.number);
}

interface Weighed {
  weights: ReadonlyMap<string, number>;
  total: number;
  kind: QuestionKind;
  /** It speaks of somebody or something that it does not name. */
  isOpen: boolean;
}

const PRONOUN =
  /\b(?:he|she|him|her|his|it|its|they|them|their|this|that|there|those|el|ella|ellos|eso|esto)\b/i;

function weighed(text: string, { topics, byStem }: WordFrequencies): Weighed {
  const weights = new Map(
    wordingStems(text).map((stem) => [
      stem,
      stem.startsWith("~") ? RELATION_WEIGHT : stemWeight(byStem.get(stem) ?? 0, topics),
    ]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return { weights, total, kind: kindOfQuestion(text), isOpen: PRONOUN.test(text) };
}

/** Returns the parts of a question that may be asked by themselves; none when it has one alone. */
function clausesOf(question: string): string[] {
  const parts = question
    .slice(0, 2_000)
    .split(/[.?!;:()\n"“”]+|,\s|\s[-–—]\s|\b(?:but|and|so|because|pero|porque|y)\b/i);
  const clauses = parts.filter((part) => wordingStems(part).length > 0);
  return clauses.length > 1 ? clauses.slice(0, MOST_CLAUSES) : [];
}

function nearness([stems, weight, kind]: AskedWording, asked: Weighed): number {
  if (asked.total === 0) return 0;
  const common = stems.split(" ").filter((stem) => asked.weights.has(stem));
  const shared = common.reduce((sum, stem) => sum + asked.weights.get(stem)!, 0);
  // The question may say more than the wording, such as who asks: what it leaves out counts more.
  const ofQuestion = shared / asked.total;
  const ofWording = Math.min(1, shared / weight);
  const both = ofQuestion ** 0.45 * ofWording ** 0.55;
  const isStray = asked.weights.size > 1 && common.length === 1;
  // "What is" may be asked of anything, and is nearest to its like.
  if (kind === "what" || asked.kind === "what")
    return both * (isStray ? STRAY : 1) + (kind === asked.kind ? SAME_KIND : 0);
  const isAlike = kind === asked.kind || ALIKE.has(`${kind} ${asked.kind}`);
  return both * (isAlike ? 1 : OTHER_KIND) * (isStray ? STRAY : 1);
}
