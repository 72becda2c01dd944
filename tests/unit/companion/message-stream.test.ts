import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfSentence, limitSentences } from "~/features/companion/domain/sentences";
import {
  closingChunks,
  LAST_EVENT,
  openingChunks,
  textOfEvents,
  toEvent,
  wordChunk,
} from "~/features/companion/domain/message-stream";
import { usedSources } from "~/features/companion/domain/source-blocks";
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

describe("a prayer's length", () => {
  it.each([
    ["One. Two. Amen.", 2, "One. Two. Amen."],
    ["One. Two. Three. Amen.", 2, "One. Two. Amen."],
    ["One. Two.", 2, "One. Two."],
    ["One! Two? Three.", 1, "One! Amen."],
    ["St. Joseph, pray for us. Dr. Lee is kind. Amen.", 2, "St. Joseph, pray for us. Dr. Lee is kind. Amen."],
    ["", 2, ""],
  ])("of %j is at most %d", (text, most, expected) => {
    expect(limitSentences(text, most)).toBe(expected);
  });

  it("ends a sentence only when another one has begun", () => {
    expect(endOfSentence("One. Two.", 2)).toBeNull();
    expect(endOfSentence("One. Two. T", 2)).toBe("One. Two.".length);
  });
});

describe("the sources of an answer", () => {
  const passages = [{ source: "catechism" }, { source: "aquinas" }, { source: "catechism" }] as const;

  it("are those whose block it has, of those it was given", () => {
    const text = "From St. Thomas Aquinas:\nGrace.\n\nFrom Sacred Scripture:\nFaith.";
    expect(usedSources(text, [...passages])).toEqual(["aquinas"]);
  });

  it("are all it was given when it has no block", () => {
    expect(usedSources("Grace.", [...passages])).toEqual(["catechism", "aquinas"]);
  });
});
