import type { CompanionMessage } from "~/features/companion/domain/message-stream";
import { type Thread, withAnswerPart, withLastTurn } from "../domain/thread";

/** Loads the reader of streams; called early, when the user is about to ask. */
export const loadReader = () => import("~/shared/message-reader");

/** Words a second in which a built-in answer appears: a little faster than people read. */
const WORDS_A_SECOND = 40;

interface Follower {
  signal: AbortSignal;
  change: (next: (thread: Thread) => Thread) => void;
  /** Whether words of the built-in companion appear at reading pace now, instead of at once. */
  isPaced: () => boolean;
}

/**
 * Reads the stream of an answer into the last turn of a thread, a built-in one at reading pace: the server has stored it
 * long before. Throws the errors of the call. A stream that breaks later leaves the turn `lost`, with the words so far.
 */
export async function readAnswer(
  call: (signal: AbortSignal) => Promise<Response>,
  { signal, change, isPaced }: Follower,
): Promise<void> {
  const [response, { readMessages, textOf, lastTextOf }] = await Promise.all([call(signal), loadReader()]);
  let hasEnded = false;
  let start: number | null = null;
  try {
    for await (const message of readMessages<CompanionMessage>(response)) {
      const answer = message.parts.find((part) => part.type === "data-answer")?.data;
      const text = answer?.isSafetyMessage ? lastTextOf(message) : textOf(message);
      if (answer?.engine === "built-in" && !answer.isSafetyMessage && text !== "" && isPaced()) {
        start ??= Date.now();
        await until(start + (text.trim().split(/\s+/).length / WORDS_A_SECOND) * 1_000);
      }
      change((thread) => message.parts.reduce(withPart, withLastTurn(thread, { text })));
      hasEnded = answer !== undefined && answer.state !== "streaming";
    }
  } catch {
    hasEnded = false;
  }
  if (!hasEnded) change((thread) => withLastTurn(thread, { state: "lost" }));
}

/** Waits until an instant in milliseconds. */
const until = (instant: number) => new Promise((resolve) => setTimeout(resolve, instant - Date.now()));

function withPart(thread: Thread, part: CompanionMessage["parts"][number]): Thread {
  if (part.type === "data-answer") return withAnswerPart(thread, part.data);
  if (part.type === "data-citations") {
    const { checked, text } = part.data;
    return withLastTurn(thread, { checked, ...(text !== undefined && { text }) });
  }
  return thread;
}
