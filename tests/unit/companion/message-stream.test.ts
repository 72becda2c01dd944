import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closingChunks,
  LAST_EVENT,
  openingChunks,
  textOfEvents,
  toEvent,
  wordChunk,
} from "~/features/companion/domain/message-stream";
import { readMessage, textOf } from "../../factories/companion";

const part = {
  id: "1",
  threadId: "2",
  engine: "built-in",
  state: "done",
  sources: [],
  isSafetyMessage: false,
  support: null,
} as const;

describe("a stream's events", () => {
  it("give back the words that were put in, to the AI SDK and to ourselves", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ minLength: 1, unit: "grapheme" })), async (words) => {
        const chunks = [
          ...openingChunks("1", { ...part, sources: [] }),
          ...words.map(wordChunk),
          ...closingChunks({ ...part, sources: [] }, null),
        ];
        const events = chunks.map(toEvent).join("") + LAST_EVENT;
        expect(textOfEvents(events)).toBe(words.join(""));
        expect(textOf(await readMessage(new Response(events)))).toBe(words.join(""));
      }),
    );
  });
});
