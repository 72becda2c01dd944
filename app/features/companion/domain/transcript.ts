import { sha256 } from "~/shared/ids";
import type { HistoryItem } from "../contract";

const FOLLOW_UP_MARK = "Follow-up: ";

/** One question of a transcript with its answer. */
export interface TranscriptTurn {
  question: string;
  text: string;
}

/** Returns the transcript of a thread: its answers, each but the first below its question. */
export function transcriptOf(turns: readonly TranscriptTurn[]): string {
  return turns.map(({ question, text }, index) => (index === 0 ? text : headOf(question) + text)).join("");
}

/** Returns the lines above a follow-up's answer. The question becomes one paragraph, so that its end can be found. */
function headOf(question: string): string {
  return `\n\n${FOLLOW_UP_MARK}${question.replace(/\n\s*\n/g, "\n")}\n\n`;
}

/** Splits a saved transcript into its questions and answers. */
export function turnsOf(question: string, transcript: string): TranscriptTurn[] {
  const [first = "", ...rest] = transcript.split(`\n\n${FOLLOW_UP_MARK}`);
  const followUps = rest.map((part) => {
    const [asked = "", ...paragraphs] = part.split("\n\n");
    return { question: asked, text: paragraphs.join("\n\n") };
  });
  return [{ question, text: first }, ...followUps];
}

/** Cuts the transcript of a history item into its answers, by the lengths that its turns name. */
export function answersOf({ response, turns }: Pick<HistoryItem, "response" | "turns">): string[] {
  let start = 0;
  return turns.map(({ question, length }, index) => {
    if (index > 0) start += headOf(question).length;
    const text = response.slice(start, start + length);
    start += length;
    return text;
  });
}

/** Returns the hash that identifies a text when it is sent back. White space is folded, because a page may change it. */
export function textHash(text: string): Promise<string> {
  return sha256(text.replace(/\s+/g, " ").trim());
}
