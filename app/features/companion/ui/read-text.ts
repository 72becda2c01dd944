import type { Support } from "~/features/safety/contract";
import { streamApi } from "~/shared/call-api";
import type { CheckedCitation } from "../contract";
import type { Engine } from "../domain/limits";
import type { CompanionMessage } from "../domain/message-stream";

interface TextReading {
  signal: AbortSignal;
  /** Receives the text so far. Not called for the message for an emergency, which is no prayer or reflection. */
  onText: (text: string) => void;
}

/** A complete text of the companion. */
interface ReadText {
  text: string;
  engine: Engine;
  /** The text is the message for an emergency. */
  isSafetyMessage: boolean;
  /** Help lines to show with the text. */
  support: Support | null;
  /** Its references and quotations. */
  checked: CheckedCitation[];
}

/**
 * Asks the companion for a text and reads its stream. Throws the errors of the call, and a `TypeError` when the text is
 * incomplete.
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
  const citations = last?.parts.find((part) => part.type === "data-citations")?.data;
  const streamed = last ? (answer?.isSafetyMessage ? lastTextOf(last) : textOf(last)) : "";
  const text = (citations?.text ?? streamed).trim();
  if (answer?.state !== "done" || text === "") throw new TypeError("The text is incomplete");
  const { engine, isSafetyMessage, support } = answer;
  return { text, engine, isSafetyMessage, support, checked: citations?.checked ?? [] };
}

function answerOf(message: CompanionMessage) {
  return message.parts.find((part) => part.type === "data-answer")?.data;
}
