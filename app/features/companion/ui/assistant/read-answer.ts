import type { CompanionMessage } from "../../domain/message-stream";
import { type Thread, withAnswerPart, withLastTurn } from "../../domain/thread";

/** Fetches the reader of streams; called early where a question is about to be asked. */
export const loadReader = () => import("~/shared/message-reader");

interface Follower {
  signal: AbortSignal;
  change: (next: (thread: Thread) => Thread) => void;
}

/**
 * Reads the stream of an answer into the last turn of a thread. Throws what the call throws; a stream that breaks
 * after its beginning leaves the turn `lost`, with the words that came.
 */
export async function readAnswer(
  call: (signal: AbortSignal) => Promise<Response>,
  { signal, change }: Follower,
): Promise<void> {
  const [response, { readMessages, textOf, lastTextOf }] = await Promise.all([call(signal), loadReader()]);
  let isOver = false;
  try {
    for await (const message of readMessages<CompanionMessage>(response)) {
      const isReplaced = message.parts.some(
        (part) => part.type === "data-answer" && part.data.isSafetyMessage,
      );
      const text = isReplaced ? lastTextOf(message) : textOf(message);
      change((thread) => message.parts.reduce(withPart, withLastTurn(thread, { text })));
      isOver = message.parts.some((part) => part.type === "data-answer" && part.data.state !== "streaming");
    }
  } catch {
    isOver = false;
  }
  if (!isOver) change((thread) => withLastTurn(thread, { state: "lost" }));
}

function withPart(thread: Thread, part: CompanionMessage["parts"][number]): Thread {
  if (part.type === "data-answer") return withAnswerPart(thread, part.data);
  if (part.type === "data-citations") return withLastTurn(thread, { checked: part.data.checked });
  return thread;
}
