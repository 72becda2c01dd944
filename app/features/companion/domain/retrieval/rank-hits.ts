import { phraseStems, type SoughtWords } from "./question-words";
import { stemWeight } from "./stem-weight";

/** In how many of the index's topics a stem stands. */
export interface WordFrequencies {
  topics: number;
  byStem: ReadonlyMap<string, number>;
}

/** A row that was found, with its score: the higher the better. */
export interface Scored {
  number: number;
  score: number;
}

/** A phrase of a topic that stands in the question. */
export interface PhraseHit {
  number: number;
  phrase: string;
}

/** A row with its rank. */
export interface Ranked extends Scored {
  /** Its score for each unit of weight that the question's words have. */
  fit: number;
  /** Whether it fits well enough to answer the question. */
  answers: boolean;
}

/** How much a phrase that stands in the question counts beside its words. */
const PHRASE_WEIGHT = 0.5;
/** The score of a phrase that has not two words with a subject. */
const LITERAL_SCORE = 6;
/**
 * The fit below which nothing is said to be found. Of a question of the index's subject, topics reach 0.8 and more; of
 * other questions they have a stray word.
 */
const FLOOR = 0.6;
/** The same where the index knows every word of the question: nothing in it speaks of something else. */
const KNOWN_FLOOR = 0.4;
/** The same where the question has words of another subject. */
const OTHER_SUBJECT_FLOOR = 1.6;
/**
 * What the best topic of the earlier question brings to a follow-up, whatever its length: as much as one telling word
 * of the follow-up itself, and more than a word such as "Bible".
 */
const EARLIER_SCORE = 8;

/** The weights of a question's stems. */
export const stemWeights = (
  { stems }: SoughtWords,
  { topics, byStem }: WordFrequencies,
): ReadonlyMap<string, number> =>
  new Map(stems.map((stem) => [stem, stemWeight(byStem.get(stem) ?? 0, topics)]));

/** Ranks what was found for a question, best first: its score, and that of the longest phrase that stands in the question. */
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

/** The ranked rows that answer the question. */
export const answering = (ranked: readonly Ranked[]): Ranked[] => ranked.filter(({ answers }) => answers);

/**
 * The rows that answer a follow-up: what answers the earlier question is still spoken of, so that "why?" finds it
 * again, and leads unless the follow-up itself says something else. Of another subject, the earlier one does not count.
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
