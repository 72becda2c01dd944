import type { Support } from "~/features/safety/contract";
import { emergencyMessage, supportFor } from "~/features/safety/domain/help-message";
import { languageOf } from "~/features/safety/domain/language";
import { noticesDanger } from "~/features/safety/domain/reply-danger";
import type { SessionUser } from "~/server/ports/session";
import type { AcolyteAnswer, Engine } from "../contract";
import { streamStored } from "./stored-stream.server";
import { NO_CITATIONS } from "./to-answer.server";

/** The message where a model's own words would harm: in the language of the words that it was asked with. */
export function unsafeReplyMessage(user: SessionUser, words: string): string {
  const danger = { level: "emergency", kind: "suicide", isAboutAnother: false } as const;
  return emergencyMessage({ ...danger, language: languageOf(words) }, user);
}

/**
 * The help lines to show with a text: those that the user's words called for, or those that a model thought necessary.
 * What the built-in companion says of crisis lines belongs to its topics.
 */
export function supportWith(
  user: SessionUser,
  { text, engine }: { text: string; engine: Engine },
  found: Support | null,
): Support | null {
  return found ?? (engine === "model" && noticesDanger(text) ? supportIfNoticed(user, text) : null);
}

/** The help lines for danger that a model noticed by itself. */
export function supportIfNoticed(user: SessionUser, words: string): Support {
  const danger = { level: "support", kind: "despair", isAboutAnother: false } as const;
  return supportFor({ ...danger, language: languageOf(words) }, user);
}

/** The message in place of an answer. It is not stored. */
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

/** The message as a stream. */
export function safetyStream(message: string): ReadableStream<Uint8Array> {
  return streamStored(safetyAnswer(message));
}
