import type { AnsweringTopic } from "./choose-passages";
import type { SoughtWords } from "./question-words";
import {
  answering,
  answeringFollowUp,
  type Ranked,
  rankHits,
  stemWeights,
  type WordFrequencies,
} from "./rank-hits";
import { nearestWording, type StoredWording } from "./wordings";

type Topic = Omit<AnsweringTopic, "score"> & { wordings: readonly StoredWording[] };

/** Finds of the index for one question. */
interface QuestionFinds {
  hits: readonly (Topic & { score: number })[];
  phrases: readonly (Topic & { phrase: string })[];
}

interface PlacedReference {
  /** Number of places in the topic's reference, without the first. */
  reach: number;
}

/** Finds of the index for a question, for the one before it, and for the place in question. */
export interface TopicFinds {
  sought: QuestionFinds;
  earlier: QuestionFinds;
  placed: readonly (Topic & PlacedReference)[];
  frequencies: WordFrequencies;
}

/** Score of a topic that refers only to the place in question; longer references score less. */
const PLACED_SCORE = 20;
const MOST_NEAREST = 3;
/** Minimum fit of a near topic. */
const NEAREST_FIT = 0.45;

/** Returns the topics that answer a question, best first, and the titles of the nearest ones in any case. */
export function chooseTopics(
  { sought, earlier }: { sought: SoughtWords; earlier: SoughtWords },
  finds: TopicFinds,
): { topics: AnsweringTopic[]; nearest: string[] } {
  const known = [...finds.placed, ...topicsOf(finds.sought), ...topicsOf(finds.earlier)];
  const byNumber = new Map(known.map((topic) => [topic.number, topic]));
  const rank = (words: SoughtWords, { hits, phrases }: QuestionFinds) => {
    const weights = stemWeights(words, finds.frequencies);
    const worded = hits.map(({ number, score, wordings }) => ({
      number,
      score: score + nearestWording(wordings, weights),
    }));
    return rankHits(words, { hits: worded, phrases, frequencies: finds.frequencies });
  };
  const ranked = rank(sought, finds.sought);
  const before = answering(rank(earlier, finds.earlier));
  const chosen =
    finds.placed.length > 0
      ? placedTopics(finds.placed, ranked)
      : before.length > 0
        ? answeringFollowUp({ ranked, sought }, before)
        : answering(ranked);
  return {
    topics: chosen.map(({ number, score }) => ({ ...byNumber.get(number)!, score })),
    nearest: ranked
      .filter(({ fit }) => fit >= NEAREST_FIT && !sought.isOfOtherSubject)
      .slice(0, MOST_NEAREST)
      .map(({ number }) => byNumber.get(number)!.title),
  };
}

const topicsOf = ({ hits, phrases }: QuestionFinds): Topic[] => [...hits, ...phrases];

/** Returns the topics that refer to the place in question, the narrowest first; other words decide between equals. */
function placedTopics(placed: TopicFinds["placed"], ranked: readonly Ranked[]) {
  const scores = new Map(ranked.map(({ number, score }) => [number, score]));
  return placed
    .map(({ number, reach }) => ({
      number,
      score: PLACED_SCORE / (1 + Math.log2(1 + reach)) + (scores.get(number) ?? 0),
    }))
    .sort((one, other) => other.score - one.score);
}
