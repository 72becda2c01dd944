import { countSentences, splitSentences } from "./compose/words/sentences";

/**
 * Where the sentence with a number (from 1) ends in a text; null while no further one has begun, which alone makes
 * the end sure.
 */
export function endOfSentence(text: string, number: number): number | null {
  const sentences = splitSentences(text);
  if (sentences.length <= number) return null;
  return sentences
    .slice(0, number)
    .reduce((end, sentence) => text.indexOf(sentence, end) + sentence.length, 0);
}

/** A prayer cut after `most` sentences and closed with "Amen."; unchanged when it is not longer. */
export function limitSentences(text: string, most: number): string {
  if (countSentences(text) <= most) return text;
  return `${text.slice(0, endOfSentence(text, most) ?? text.length)} Amen.`;
}
