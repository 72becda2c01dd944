import type { SessionUser } from "~/server/ports/session";
import type { AcolyteAnswer } from "../contract";
import { dangerMessage } from "../domain/safety/danger-message";
import { findDanger } from "../domain/safety/find-danger";
import { streamStored } from "./stored-stream.server";
import { NO_CITATIONS } from "./to-answer.server";

/** The message for a person whose words show signs of danger; null without such signs. Asked before any engine is. */
export function safetyMessage(user: SessionUser, words: string[]): string | null {
  const danger = findDanger(words.join("\n\n"));
  return danger && dangerMessage(danger, user.timezone);
}

/** The message in the place of an answer; it is kept nowhere. */
export function safetyAnswer(message: string): AcolyteAnswer {
  return {
    answer: message,
    sources: [],
    citations: NO_CITATIONS,
    checked: [],
    id: null,
    threadId: null,
    state: "done",
    engine: "built-in",
    isSafetyMessage: true,
  };
}

/** The message as a stream. */
export function safetyStream(message: string): ReadableStream<Uint8Array> {
  return streamStored(safetyAnswer(message));
}
