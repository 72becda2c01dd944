import { porterStem } from "~/features/journal/domain/porter-stem";
import { stemWeight } from "./stem-weight";

/** A way to ask for a topic, as its row keeps it: its stems, parted by blanks, and the sum of their weights. */
export type StoredWording = [stems: string, weight: number];

/** A topic as it is searched, each text in words, and the words of the phrases that lead to it. */
interface WordedTopic {
  texts: readonly string[];
  phrases: readonly (readonly string[])[];
}

/** Words that a question has to share with a wording: one alone says too little of what is asked. */
const LEAST_SHARED = 2;

/** The wordings of each topic, those of two words and more. */
export function storedWordings(topics: readonly WordedTopic[]): StoredWording[][] {
  const stemsOf = (words: readonly string[]) => [...new Set(words.map(porterStem))];
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
 * How near the nearest wording is to a question: the weight of the words that both have, times the share of the wording
 * that they are. 0 where no wording has two words in common with it.
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
