import { stemOf } from "~/shared/text";
import { stemWeight } from "./question-words";

/** A stored way to ask for a topic: its stems, separated by spaces, and the sum of their weights. */
export type StoredWording = [stems: string, weight: number];

/** The searchable texts of a topic in words, and the words of its phrases. */
interface WordedTopic {
  texts: readonly string[];
  phrases: readonly (readonly string[])[];
}

/** Minimum number of words that a question and a wording share: a single one says too little. */
const LEAST_SHARED = 2;

/** Returns the wordings of each topic, those with two words or more. */
export function storedWordings(topics: readonly WordedTopic[]): StoredWording[][] {
  const stemsOf = (words: readonly string[]) => [...new Set(words.map(stemOf))];
  const frequencies = new Map<string, number>();
  for (const { texts } of topics) {
    for (const stem of stemsOf(texts.flatMap((text) => text.split(" ")))) {
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
    }
  }
  const weightOf = (stem: string) => stemWeight(frequencies.get(stem) ?? 0, topics.length);
  return topics.map(({ phrases }) => {
    const wordings = phrases.map(stemsOf).filter((stems) => stems.length >= LEAST_SHARED);
    return [...new Map(wordings.map((stems) => [stems.join(" "), stems]))].map(([key, stems]) => [
      key,
      Math.round(10 * stems.reduce((sum, stem) => sum + weightOf(stem), 0)) / 10,
    ]);
  });
}

/**
 * Returns the nearness of the nearest wording to a question: the weight of the shared words, times their share of the
 * wording. 0 when no wording shares two words with it.
 * @param weights the weights of the question's stems
 */
export function nearestWording(
  wordings: readonly StoredWording[],
  weights: ReadonlyMap<string, number>,
): number {
  const nearness = wordings.map(([key, weight]) => {
    const shared = key.split(" ").flatMap((stem) => weights.get(stem) ?? []);
    if (shared.length < LEAST_SHARED) return 0;
    const common = shared.reduce((sum, one) => sum + one, 0);
    return (common * common) / weight;
  });
  return Math.max(0, ...nearness);
}
