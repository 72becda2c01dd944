import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newTurn, type Thread } from "~/features/assistant/domain/thread";
import { readAnswer } from "~/features/assistant/ui/read-answer";
import type { AnswerPart } from "~/features/companion/contract";
import type { Engine } from "~/features/companion/domain/limits";
import {
  closingChunks,
  LAST_EVENT,
  openingChunks,
  toEvent,
  wordChunk,
} from "~/features/companion/domain/message-stream";

const WORDS = Array.from({ length: 100 }, (_, index) => `word${index} `);

/** Reads an answer of 100 words in a thread, and notes when it has how many of them. */
async function read(engine: Engine, isPaced: () => boolean) {
  const part: AnswerPart = {
    ...{ id: "a1", threadId: "t1", state: "done", engine },
    ...{ sources: [], isSafetyMessage: false, support: null },
  };
  const chunks = [
    ...openingChunks("m1", { ...part, state: "streaming" }),
    ...WORDS.map(wordChunk),
    ...closingChunks(part, null),
  ];
  const events = chunks.map(toEvent).join("") + LAST_EVENT;
  let thread: Thread = {
    ...{ id: null, mode: "faith-learning", denomination: null, chosenSources: [] },
    turns: [newTurn("Why?", engine)],
  };
  const start = Date.now();
  let halfAt = 0;
  const change = (next: (now: Thread) => Thread) => {
    thread = next(thread);
    if (halfAt === 0 && thread.turns[0]?.text.includes("word49")) halfAt = Date.now() - start;
  };
  const done = readAnswer(async () => new Response(events), {
    ...{ signal: new AbortController().signal, change, isPaced },
  });
  let isDone = false;
  void done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    await new Promise(setImmediate);
  }
  return { halfAt, wholeAt: Date.now() - start, turn: thread.turns[0] };
}

beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

it("shows a built-in answer at 40 words a second", async () => {
  const { halfAt, wholeAt, turn } = await read("built-in", () => true);
  expect(halfAt).toBeGreaterThan(1_200);
  expect(halfAt).toBeLessThan(1_300);
  expect(wholeAt).toBeGreaterThanOrEqual(2_500);
  expect(turn).toMatchObject({ text: WORDS.join(""), state: "done" });
});

it.each([
  ["a model's words as they come", "model" as const, true],
  ["everything at once when nobody watches", "built-in" as const, false],
])("shows %s", async (_, engine, isPaced) => {
  const { wholeAt, turn } = await read(engine, () => isPaced);
  expect(wholeAt).toBeLessThan(100);
  expect(turn).toMatchObject({ text: WORDS.join(""), state: "done" });
});
