import type { InferUIMessageChunk, UIMessage } from "ai";
import type { AnswerPart, CitationsPart, CompanionDataParts } from "../contract";

/** A message of the companion as the AI SDK's reader builds it. */
export type CompanionMessage = UIMessage<unknown, CompanionDataParts>;
export type CompanionChunk = InferUIMessageChunk<CompanionMessage>;

const TEXT = "text";
const SAFETY_TEXT = "safety";

/** How a streamed message begins. */
export function openingChunks(messageId: string, answer: AnswerPart): CompanionChunk[] {
  return [
    { type: "start", messageId },
    { type: "data-answer", id: "answer", data: answer },
    { type: "text-start", id: TEXT },
  ];
}

/** Words of a streamed message. */
export function wordChunk(delta: string): CompanionChunk {
  return { type: "text-delta", id: TEXT, delta };
}

/** How a streamed message ends: what is known of its citations, and what has become of it. */
export function closingChunks(answer: AnswerPart, citations: CitationsPart | null): CompanionChunk[] {
  return [
    { type: "text-end", id: TEXT },
    ...(citations ? [{ type: "data-citations" as const, id: "citations", data: citations }] : []),
    { type: "data-answer", id: "answer", data: answer },
    { type: "finish" },
  ];
}

/** How a streamed message ends whose words are replaced by the message for an emergency, a second text of its own. */
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

/** A chunk as a server-sent event. */
export function toEvent(chunk: CompanionChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** The event after which nothing comes. */
export const LAST_EVENT = "data: [DONE]\n\n";

/** The text that stands in events written by `toEvent`. */
export function textOfEvents(events: string): string {
  let text = "";
  for (const event of events.split("\n\n")) {
    if (!event.startsWith('data: {"type":"text-delta"')) continue;
    text += (JSON.parse(event.slice("data: ".length)) as { delta: string }).delta;
  }
  return text;
}
