import type { InferUIMessageChunk, UIMessage } from "ai";
import type { AcolyteAnswer, AnswerPart, CitationsPart, CompanionDataParts } from "../contract";

/** A message of the companion as the AI SDK's reader returns it. */
export type CompanionMessage = UIMessage<unknown, CompanionDataParts>;
export type CompanionChunk = InferUIMessageChunk<CompanionMessage>;

const TEXT = "text";
const SAFETY_TEXT = "safety";

/** Returns the chunks that start a message. */
export function openingChunks(messageId: string, answer: AnswerPart): CompanionChunk[] {
  return [
    { type: "start", messageId },
    { type: "data-answer", id: "answer", data: answer },
    { type: "text-start", id: TEXT },
  ];
}

/** Returns words of a message as a chunk. */
export function wordChunk(delta: string): CompanionChunk {
  return { type: "text-delta", id: TEXT, delta };
}

/** Returns the chunks that end a message: its citations, and its final state. */
export function closingChunks(answer: AnswerPart, citations: CitationsPart | null): CompanionChunk[] {
  return [
    { type: "text-end", id: TEXT },
    ...(citations ? [{ type: "data-citations" as const, id: "citations", data: citations }] : []),
    { type: "data-answer", id: "answer", data: answer },
    { type: "finish" },
  ];
}

/** Returns the chunks that replace the words of a message by the message for an emergency, as a second text. */
export function safetyChunks(message: string): CompanionChunk[] {
  const answer: AnswerPart = {
    id: null,
    threadId: null,
    state: "done",
    engine: "built-in",
    sources: [],
    isSafetyMessage: true,
    support: null,
  };
  return [
    { type: "text-end", id: TEXT },
    { type: "data-answer", id: "answer", data: answer },
    { type: "text-start", id: SAFETY_TEXT },
    { type: "text-delta", id: SAFETY_TEXT, delta: message },
    { type: "text-end", id: SAFETY_TEXT },
    { type: "finish" },
  ];
}

/** Returns a chunk as a server-sent event. */
export function toEvent(chunk: CompanionChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** The event that ends a stream. */
export const LAST_EVENT = "data: [DONE]\n\n";

/** Returns a complete answer as a stream. */
export function storedStream(answer: AcolyteAnswer): ReadableStream<Uint8Array> {
  const { answer: text, citations, checked, ...part } = answer;
  const chunks = [
    ...openingChunks(answer.id ?? "safety", part),
    wordChunk(text),
    ...closingChunks(part, { citations, checked }),
  ];
  return new Blob([chunks.map(toEvent).join("") + LAST_EVENT]).stream();
}

/** Returns the text in events written by `toEvent`. */
export function textOfEvents(events: string): string {
  let text = "";
  for (const event of events.split("\n\n")) {
    if (!event.startsWith('data: {"type":"text-delta"')) continue;
    text += (JSON.parse(event.slice("data: ".length)) as { delta: string }).delta;
  }
  return text;
}
