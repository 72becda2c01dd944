import type { Support } from "~/features/safety/contract";
import { emergencyMessage, supportFor } from "~/features/safety/domain/help-message";
import { languageOf } from "~/features/safety/domain/language";
import { noticesDanger } from "~/features/safety/domain/reply-danger";
import type { SessionUser } from "~/server/ports/session";
import type { AcolyteAnswer } from "../contract";
import type { Engine } from "../domain/limits";
import { storedStream } from "../domain/message-stream";
import { NO_CITATIONS } from "./to-answer.server";

/** Returns the message in place of harmful words of a model, in the language of the user's words. */
export function unsafeReplyMessage(user: SessionUser, words: string): string {
  const danger = { level: "emergency", kind: "suicide", isAboutAnother: false } as const;
  return emergencyMessage({ ...danger, language: languageOf(words) }, user);
}

/**
 * Returns the help lines to show with a text: those for the user's words, or for danger that a model noticed. Crisis lines
 * in a text of the built-in companion belong to its topics and bring none.
 */
export function supportWith(
  user: SessionUser,
  { text, engine }: { text: string; engine: Engine },
  found: Support | null,
): Support | null {
  return found ?? (engine === "model" && noticesDanger(text) ? supportIfNoticed(user, text) : null);
}

/** Returns the help lines for danger that only the model noticed. */
export function supportIfNoticed(user: SessionUser, words: string): Support {
  const danger = { level: "support", kind: "despair", isAboutAnother: false } as const;
  return supportFor({ ...danger, language: languageOf(words) }, user);
}

/** Returns the message for an emergency in place of an answer. It is not stored. */
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
    support: null,
  };
}

/** Returns the message for an emergency as a stream. */
export function safetyStream(message: string): ReadableStream<Uint8Array> {
  return storedStream(safetyAnswer(message));
}
