import type { Support } from "~/features/safety/contract";
import { streamApi } from "~/shared/call-api";
import type { Engine } from "../contract";
import type { CompanionMessage } from "../domain/message-stream";

export interface TextReading {
  signal: AbortSignal;
  /** The text so far. Not called for the message to somebody in danger: that is not what was asked for. */
  onText: (text: string) => void;
}

/** A text that the companion has written to its end. */
export interface ReadText {
  text: string;
  engine: Engine;
  /** The message for somebody in danger stands in place of what was asked for. */
  isSafetyMessage: boolean;
  /** Help lines to show with the text. */
  support: Support | null;
}

/**
 * Asks the companion for a text and reads its stream. Throws what the call throws, and where the text breaks off
 * before its end.
 */
export async function readText(path: string, body: unknown, reading: TextReading): Promise<ReadText> {
  const { signal, onText } = reading;
  const [response, { readMessages, textOf, lastTextOf }] = await Promise.all([
    streamApi(path, { method: "POST", body, signal }),
    import("~/shared/message-reader"),
  ]);
  let last: CompanionMessage | undefined;
  for await (const message of readMessages<CompanionMessage>(response)) {
    last = message;
    if (!answerOf(message)?.isSafetyMessage) onText(textOf(message));
  }
  const answer = last && answerOf(last);
  const text = last ? (answer?.isSafetyMessage ? lastTextOf(last) : textOf(last)).trim() : "";
  if (answer?.state !== "done" || text === "") throw new TypeError("the text broke off");
  const { engine, isSafetyMessage, support } = answer;
  return { text, engine, isSafetyMessage, support };
}

function answerOf(message: CompanionMessage) {
  return message.parts.find((part) => part.type === "data-answer")?.data;
}
