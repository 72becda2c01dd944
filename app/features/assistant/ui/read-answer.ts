import type { CompanionMessage } from "~/features/companion/domain/message-stream";
import { type Thread, withAnswerPart, withLastTurn } from "../domain/thread";

/** Loads the reader of streams; called early, when the user is about to ask. */
export const loadReader = () => import("~/shared/message-reader");

interface Follower {
  signal: AbortSignal;
  change: (next: (thread: Thread) => Thread) => void;
}

/**
 * Reads the stream of an answer into the last turn of a thread. Throws the errors of the call. A stream that breaks
 * later leaves the turn `lost`, with the words so far.
 */
export async function readAnswer(
  call: (signal: AbortSignal) => Promise<Response>,
  { signal, change }: Follower,
): Promise<void> {
  const [response, { readMessages, textOf, lastTextOf }] = await Promise.all([call(signal), loadReader()]);
  let hasEnded = false;
  try {
    for await (const message of readMessages<CompanionMessage>(response)) {
      const answer = message.parts.find((part) => part.type === "data-answer")?.data;
      const text = answer?.isSafetyMessage ? lastTextOf(message) : textOf(message);
      change((thread) => message.parts.reduce(withPart, withLastTurn(thread, { text })));
      hasEnded = answer !== undefined && answer.state !== "streaming";
    }
  } catch {
    hasEnded = false;
  }
  if (!hasEnded) change((thread) => withLastTurn(thread, { state: "lost" }));
}

function withPart(thread: Thread, part: CompanionMessage["parts"][number]): Thread {
  if (part.type === "data-answer") return withAnswerPart(thread, part.data);
  if (part.type === "data-citations") {
    const { checked, text } = part.data;
    return withLastTurn(thread, { checked, ...(text !== undefined && { text }) });
  }
  return thread;
}
