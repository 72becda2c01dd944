import { nearTopics } from "./choose-passages";
import type { SoughtWords } from "./question-words";
import { type Ranked, rankHits, type Scored, type WordFrequencies } from "./rank-hits";

/** An objection that was found, with its bm25 score. */
export interface ScoredObjection extends Scored {
  /** Numbers of topics. */
  topics: readonly number[];
}

/** How much the score of a topic counts for the objections to it. */
const TOPIC_WEIGHT = 0.3;
/** The fit that an objection to the best topics needs: that it is about the question is known by then. */
const LINKED_FLOOR = 0.3;
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
  const near = new Set(nearTopics(found.topics).map(({ number }) => number));
  const byNumber = new Map(found.objections.map((objection) => [objection.number, objection]));
  const hits = found.objections.map(({ number, score, topics }) => ({
    number,
    score: score + TOPIC_WEIGHT * Math.max(0, ...topics.map((topic) => topicScores.get(topic) ?? 0)),
  }));
  const isLinked = ({ number }: Ranked) => byNumber.get(number)!.topics.some((topic) => near.has(topic));
  const ranked = rankHits(sought, { hits, phrases: [], frequencies: found.frequencies }).filter(
    (row) => row.answers || (row.fit >= LINKED_FLOOR && isLinked(row)),
  );
  return ranked
    .filter(({ score }) => score >= NEAR * ranked[0]!.score)
    .slice(0, MOST_OBJECTIONS)
    .map(({ number }) => byNumber.get(number)!);
}
