import type { SoughtWords } from "./question-words";
import { answering, rankHits, type Scored, type WordFrequencies } from "./rank-hits";

/** An objection that was found, with its bm25 score. */
export interface ScoredObjection extends Scored {
  /** Numbers of topics. */
  topics: readonly number[];
}

/** How much the score of a topic counts for the objections to it. */
const TOPIC_WEIGHT = 0.3;
/** An objection this near to the best one is answered too. */
const NEAR = 0.7;
const MOST_OBJECTIONS = 2;

/** The objections that a question raises, best first: those whose words are in it, and sooner those to its topics. */
export function chooseObjections<Objection extends ScoredObjection>(
  sought: SoughtWords,
  found: {
    objections: readonly Objection[];
    topics: readonly Scored[];
    frequencies: WordFrequencies;
  },
): Objection[] {
  const topicScores = new Map(found.topics.map(({ number, score }) => [number, score]));
  const hits = found.objections.map((objection) => ({
    number: objection.number,
    score:
      objection.score +
      TOPIC_WEIGHT * Math.max(0, ...objection.topics.map((topic) => topicScores.get(topic) ?? 0)),
  }));
  const ranked = answering(rankHits(sought, { hits, phrases: [], frequencies: found.frequencies }));
  return ranked
    .filter(({ score }) => score >= NEAR * ranked[0]!.score)
    .slice(0, MOST_OBJECTIONS)
    .map(({ number }) => found.objections.find((objection) => objection.number === number)!);
}
