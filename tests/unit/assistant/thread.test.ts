import { expect, it } from "vitest";
import { appendTurn } from "~/features/companion/domain/transcript";
import { type HistoryItem } from "~/features/companion/contract";
import { nothingFound } from "~/features/companion/domain/compose/answer/nothing-found";
import { partNearestTopics } from "~/features/companion/domain/compose/answer/nothing-found";
import { threadOf, transcriptOf } from "~/features/assistant/domain/thread";

const response = appendTurn("First answer (CCC 1).\n\nMore.", {
  question: "And then?",
  answer: "Second answer (CCC 2).\n\nEnd.",
});
const item: HistoryItem = {
  id: "t1",
  question: "What?",
  response,
  mode: "apologetics",
  denomination: "baptist",
  sources: ["catechism"],
  createdAt: "2026-11-20T10:00:00.000Z",
  isConversation: true,
  answerId: "a2",
  state: "stopped",
  engine: "built-in",
  citations: { catechism: ["CCC 1", "CCC 2"], scripture: [], fathers: [], documents: [] },
  turns: [
    {
      question: "What?",
      answerId: "a1",
      length: "First answer (CCC 1).\n\nMore.".length,
      sources: ["scripture"],
      checked: [{ reference: "CCC 1", raw: "CCC 1", state: "exists" }],
      state: "interrupted",
      engine: "model",
    },
    {
      question: "And then?",
      answerId: "a2",
      length: "Second answer (CCC 2).\n\nEnd.".length,
      sources: ["catechism"],
      checked: [{ reference: "CCC 2", raw: "CCC 2", state: "exists" }],
      state: "stopped",
      engine: "built-in",
    },
  ],
};

it("an item of the history is its turns again, each with its own citations, sources, writer and end", () => {
  const thread = threadOf(item);
  expect(thread).toMatchObject({
    id: "t1",
    mode: "apologetics",
    denomination: "baptist",
    turns: [
      {
        question: "What?",
        text: "First answer (CCC 1).\n\nMore.",
        state: "interrupted",
        engine: "model",
        sources: ["scripture"],
        checked: [{ raw: "CCC 1" }],
        id: "a1",
      },
      {
        question: "And then?",
        text: "Second answer (CCC 2).\n\nEnd.",
        state: "stopped",
        engine: "built-in",
        sources: ["catechism"],
        id: "a2",
      },
    ],
  });
  expect(thread.turns[1]?.checked).toHaveLength(1);
  expect(transcriptOf(thread)).toBe(response);
});

it("an answer that is only beginning has no words yet", () => {
  const thread = threadOf({
    ...item,
    state: "streaming",
    response: appendTurn("One.", { question: "Two?", answer: "" }),
    turns: [
      { ...item.turns[0]!, question: "One?", length: 4 },
      { ...item.turns[1]!, question: "Two?", length: 0, state: "streaming" },
    ],
  });
  expect(thread.turns.map(({ question, text }) => [question, text])).toEqual([
    ["One?", "One."],
    ["Two?", ""],
  ]);
});

it("a question of several paragraphs, and an answer that looks like a transcript, are cut where they end", () => {
  const question = "Is it so?\n\nI have heard otherwise.";
  const answer = "You wrote:\n\nFollow-up: Why?\n\nBecause.";
  const thread = threadOf({
    ...item,
    response: appendTurn("One.", { question, answer }),
    turns: [
      { ...item.turns[0]!, length: 4 },
      { ...item.turns[1]!, question, length: answer.length },
    ],
  });
  expect(thread.turns.map(({ text }) => text)).toEqual(["One.", answer]);
  expect(thread.turns[1]?.question).toBe(question);
});

it.each([
  [["Purgatory", "Faith, hope and charity", "The Mass"]],
  [["Purgatory", "The Mass"]],
  [["Grace"]],
  [[]],
])("the nearest topics of an answer that found nothing: %j", (topics) => {
  const said = nothingFound(topics).join("\n\n");
  expect(partNearestTopics(said)).toEqual({ text: topics.length > 0 ? nothingFound([])[0] : said, topics });
});

it("an answer that found something names none", () => {
  const text = "**Grace** is a gift.\n\nThe nearest church is **open**.";
  expect(partNearestTopics(text)).toEqual({ text, topics: [] });
});
