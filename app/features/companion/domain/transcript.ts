import { appendTurn, FOLLOW_UP_MARK, type HistoryItem } from "../contract";

/** One question of a transcript with its answer. */
export interface TranscriptTurn {
  question: string;
  text: string;
}

/**
 * The questions and answers of a transcript. It does not say where a question of several paragraphs ends: the first
 * paragraph counts.
 */
export function turnsOf(question: string, transcript: string): TranscriptTurn[] {
  const [first = "", ...rest] = transcript.split(`\n\n${FOLLOW_UP_MARK}`);
  const followUps = rest.map((part) => {
    const [asked = "", ...paragraphs] = part.split("\n\n");
    return { question: asked, text: paragraphs.join("\n\n") };
  });
  return [{ question, text: first }, ...followUps];
}

/** The words of each answer of a history item: its transcript, cut where the turns say. */
export function answersOf({ response, turns }: Pick<HistoryItem, "response" | "turns">): string[] {
  let start = 0;
  return turns.map(({ question, length }, index) => {
    if (index > 0) start += appendTurn("", { question, answer: "" }).length;
    const text = response.slice(start, start + length);
    start += length;
    return text;
  });
}
