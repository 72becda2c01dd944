import { nearTopics } from "./choose-passages";
import type { SoughtWords } from "./question-words";
import { type Ranked, rankHits, type Scored, type WordFrequencies } from "./rank-hits";

/** A found objection with its bm25 score. */
export interface ScoredObjection extends Scored {
  /** Numbers of topics. */
  topics: readonly number[];
}

/** Weight of a topic's score for its objections. */
const TOPIC_WEIGHT = 0.3;
/** Minimum fit of an objection to the best topics, which are about the question. */
const LINKED_FLOOR = 0.3;
/** Share of the best score from which another objection is answered, too. */
const NEAR = 0.7;
const MOST_OBJECTIONS = 2;

/** Returns the objections of a question, best first: those with its words, preferably on its topics. */
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
