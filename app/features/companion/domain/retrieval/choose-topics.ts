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

/** What the index found for one question. */
interface QuestionFinds {
  hits: readonly (Topic & { score: number })[];
  phrases: readonly (Topic & { phrase: string })[];
}

interface PlacedReference {
  /** How many places the topic's reference goes on for, beyond the first. */
  reach: number;
}

/** What the index found for a question, for the one before it, and for the place asked about. */
export interface TopicFinds {
  sought: QuestionFinds;
  earlier: QuestionFinds;
  placed: readonly (Topic & PlacedReference)[];
  frequencies: WordFrequencies;
}

/** Score of a topic that refers to the place asked about and to nothing else; the further its reference reaches, the less. */
const PLACED_SCORE = 20;
const MOST_NEAREST = 3;
/** A topic that fits less is not near. */
const NEAREST_FIT = 0.3;

/** The topics that answer a question, best first, and the titles of the nearest ones, whether they do or not. */
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
      .filter(({ fit }) => fit >= NEAREST_FIT)
      .slice(0, MOST_NEAREST)
      .map(({ number }) => byNumber.get(number)!.title),
  };
}

const topicsOf = ({ hits, phrases }: QuestionFinds): Topic[] => [...hits, ...phrases];

/** Topics that refer to the place asked about, the narrowest first; the words beside it tell equals apart. */
function placedTopics(placed: TopicFinds["placed"], ranked: readonly Ranked[]) {
  const scores = new Map(ranked.map(({ number, score }) => [number, score]));
  return placed
    .map(({ number, reach }) => ({
      number,
      score: PLACED_SCORE / (1 + Math.log2(1 + reach)) + (scores.get(number) ?? 0),
    }))
    .sort((one, other) => other.score - one.score);
}
