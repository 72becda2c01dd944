import { describe, expect, it } from "vitest";
import { isSavedThread, savedBodyOf } from "~/features/assistant/domain/saved-filter";
import { newTurn, type Thread, threadOf } from "~/features/assistant/domain/thread";
import type { HistoryItem } from "~/features/companion/contract";
import { transcriptOf } from "~/features/companion/domain/transcript";

type ItemTurn = HistoryItem["turns"][number] & { text: string };

const turns: ItemTurn[] = [
  {
    question: "What?",
    text: "First answer (CCC 1).\n\nMore.",
    answerId: "a1",
    length: 0,
    sources: ["scripture"],
    checked: [{ reference: "CCC 1", raw: "CCC 1", state: "exists" }],
    state: "interrupted",
    engine: "model",
  },
  {
    question: "And then?",
    text: "Second answer (CCC 2).\n\nEnd.",
    answerId: "a2",
    length: 0,
    sources: ["catechism"],
    checked: [{ reference: "CCC 2", raw: "CCC 2", state: "exists" }],
    state: "stopped",
    engine: "built-in",
  },
];

function itemOf(changes: [Partial<ItemTurn>, Partial<ItemTurn>] = [{}, {}]): HistoryItem {
  const changed = turns.map((turn, index) => ({ ...turn, ...changes[index] }));
  return {
    id: "t1",
    question: changed[0]!.question,
    response: transcriptOf(changed),
    mode: "apologetics",
    denomination: "baptist",
    sources: ["catechism"],
    createdAt: "2026-11-20T10:00:00.000Z",
    isConversation: true,
    answerId: "a2",
    state: "stopped",
    engine: "built-in",
    citations: { catechism: ["CCC 1", "CCC 2"], scripture: [], fathers: [], documents: [] },
    turns: changed.map(({ text, ...turn }) => ({ ...turn, length: text.length })),
  };
}

describe("the thread of a history item", () => {
  it("has its turns, each with its own text, citations, sources, engine and state", () => {
    const thread = threadOf(itemOf());
    expect(thread).toMatchObject({ id: "t1", mode: "apologetics", denomination: "baptist" });
    expect(thread.turns).toMatchObject(
      turns.map(({ answerId: id, length: _, ...turn }) => ({ ...turn, id })),
    );
    expect(transcriptOf(thread.turns)).toBe(itemOf().response);
  });

  it.each([
    ["an answer that has just started", [{ text: "One." }, { text: "" }]],
    [
      "a question of several paragraphs, and an answer that looks like a transcript",
      [
        { text: "One." },
        { question: "Is it so?\n\nI doubt it.", text: "You wrote:\n\nFollow-up: Why?\n\nBecause." },
      ],
    ],
  ] as [string, [Partial<ItemTurn>, Partial<ItemTurn>]][])("keeps %s apart from the others", (_, changes) => {
    const found = threadOf(itemOf(changes)).turns.map(({ question, text }) => ({ question, text }));
    expect(found).toMatchObject(changes);
  });
});

describe("a saved thread", () => {
  const thread = threadOf(itemOf());

  it("has its first question and all answers, under apologetics or theology", () => {
    expect(savedBodyOf(thread)).toEqual({
      question: "What?",
      response: itemOf().response,
      responseType: "apologetics",
      category: "apologetics",
      denomination: "baptist",
      sources: ["scripture", "catechism"],
    });
    expect(savedBodyOf({ ...thread, mode: "faith-learning" }).category).toBe("theology");
  });

  it("is recognised only while nothing was added, and never without a stored answer", () => {
    const saved = { id: "s1", isPublic: false, shareToken: null, threadAnswerId: "a2" };
    expect(isSavedThread(saved, thread)).toBe(true);
    expect(isSavedThread(saved, { ...thread, turns: thread.turns.slice(0, 1) })).toBe(false);
    const unstored: Thread = { ...thread, turns: [newTurn("Why?", "built-in")] };
    expect(isSavedThread({ ...saved, threadAnswerId: null }, unstored)).toBe(false);
  });
});
