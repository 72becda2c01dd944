import type { AcolyteAnswer } from "../contract";
import {
  type CompanionChunk,
  closingChunks,
  LAST_EVENT,
  openingChunks,
  toEvent,
  wordChunk,
} from "../domain/message-stream";

/** An answer that is there already, as the stream of a message. */
export function streamStored(answer: AcolyteAnswer): ReadableStream<Uint8Array> {
  const { answer: text, citations, checked, ...part } = answer;
  const chunks: CompanionChunk[] = [
    ...openingChunks(answer.id ?? "safety", part),
    wordChunk(text),
    ...closingChunks(part, { citations, checked }),
  ];
  const bytes = new TextEncoder().encode(chunks.map(toEvent).join("") + LAST_EVENT);
  return new Blob([bytes]).stream();
}
