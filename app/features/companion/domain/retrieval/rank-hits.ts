import { phraseStems, type SoughtWords, stemWeight } from "./question-words";

/** Number of the index's topics with a stem. */
export interface WordFrequencies {
  topics: number;
  byStem: ReadonlyMap<string, number>;
}

/** A found row with its score; higher is better. */
export interface Scored {
  number: number;
  score: number;
}

/** A phrase of a topic that is in the question. */
export interface PhraseHit {
  number: number;
  phrase: string;
}

/** A row with its rank. */
export interface Ranked extends Scored {
  /** The score divided by the weight of the question's words. */
  fit: number;
  /** Whether it fits well enough to answer the question. */
  answers: boolean;
}

/** Weight of a phrase in the question, compared with its words. */
const PHRASE_WEIGHT = 0.5;
/** Score of a phrase that is stored word for word. */
const LITERAL_SCORE = 6;
/**
 * Minimum fit of an answer. Topics reach 0.8 and more for questions on the index's subject; for other questions they share
 * a stray word.
 */
const FLOOR = 0.6;
/** The same when the index has every word of the question, so that nothing in it is of another subject. */
const KNOWN_FLOOR = 0.4;
/** The same when the question has words of another subject. */
const OTHER_SUBJECT_FLOOR = 1.6;
/**
 * Score of the earlier question's best topic for a follow-up of any length: as much as one distinctive word of the
 * follow-up itself, and more than a word such as "Bible".
 */
const EARLIER_SCORE = 8;

/** Returns the weights of a question's stems. */
export const stemWeights = (
  { stems }: SoughtWords,
  { topics, byStem }: WordFrequencies,
): ReadonlyMap<string, number> =>
  new Map(stems.map((stem) => [stem, stemWeight(byStem.get(stem) ?? 0, topics)]));

/** Ranks the hits of a question, best first, by their score and that of their longest phrase in the question. */
export function rankHits(
  question: SoughtWords,
  found: { hits: readonly Scored[]; phrases: readonly PhraseHit[]; frequencies: WordFrequencies },
): Ranked[] {
  const byStem = stemWeights(question, found.frequencies);
  const weights = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (byStem.get(stem) ?? 0), 0);
  const total = Math.max(1, weights(question.stems));
  const floor = floorOf(question, found.frequencies);
  const scores = new Map(found.hits.map(({ number, score }) => [number, score]));
  for (const [number, score] of longestPhrases(found.phrases, weights)) {
    scores.set(number, (scores.get(number) ?? 0) + score);
  }
  return [...scores]
    .map(([number, score]) => ({ number, score, fit: score / total, answers: score / total >= floor }))
    .sort((one, other) => other.score - one.score || one.number - other.number);
}

function longestPhrases(phrases: readonly PhraseHit[], weights: (stems: readonly string[]) => number) {
  const longest = new Map<number, number>();
  for (const { number, phrase } of phrases) {
    const stems = phraseStems(phrase);
    const score = stems ? PHRASE_WEIGHT * weights(stems) : LITERAL_SCORE;
    longest.set(number, Math.max(longest.get(number) ?? 0, score));
  }
  return longest;
}

function floorOf({ stems, isOfOtherSubject }: SoughtWords, { byStem }: WordFrequencies): number {
  if (isOfOtherSubject) return OTHER_SUBJECT_FLOOR;
  return stems.every((stem) => byStem.has(stem)) ? KNOWN_FLOOR : FLOOR;
}

/** Returns the ranked rows that answer the question. */
export const answering = (ranked: readonly Ranked[]): Ranked[] => ranked.filter(({ answers }) => answers);

/**
 * Returns the rows that answer a follow-up. The earlier question's rows still count, so that "why?" finds them again, and
 * lead unless the follow-up names something else. They do not count when it is of another subject.
 */
export function answeringFollowUp(
  followUp: { ranked: readonly Ranked[]; sought: SoughtWords },
  earlier: readonly Ranked[],
): Ranked[] {
  const own = answering(followUp.ranked);
  if (own.length === 0 && followUp.sought.isOfOtherSubject) return [];
  const best = earlier[0]?.score ?? 1;
  const brought = new Map(earlier.map(({ number, score }) => [number, (EARLIER_SCORE * score) / best]));
  const said = new Map(followUp.ranked.map(({ number, score }) => [number, score]));
  const rows = new Map([...earlier, ...own].map((row) => [row.number, row]));
  const scoreOf = ({ number }: Ranked) => (said.get(number) ?? 0) + (brought.get(number) ?? 0);
  return [...rows.values()]
    .map((row) => ({ ...row, score: scoreOf(row) }))
    .sort((one, other) => other.score - one.score || one.number - other.number);
}
