import { FOLLOW_UP_MARK } from "../contract";

/** One question of a transcript with its answer. */
export interface Exchange {
  question: string;
  text: string;
}

/**
 * The questions and answers of a transcript. It does not say where a question of several paragraphs ends: the first
 * paragraph counts.
 */
export function exchangesOf(question: string, transcript: string): Exchange[] {
  const [first = "", ...rest] = transcript.split(`\n\n${FOLLOW_UP_MARK}`);
  const followUps = rest.map((part) => {
    const [asked = "", ...paragraphs] = part.split("\n\n");
    return { question: asked, text: paragraphs.join("\n\n") };
  });
  return [{ question, text: first }, ...followUps];
}
