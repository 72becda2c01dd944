import { expect, it } from "vitest";
import { appendTurn, type HistoryItem } from "~/features/companion/contract";
import { nothingFound } from "~/features/companion/domain/compose/answer/nothing-found";
import { partNearestTopics } from "~/features/companion/domain/nearest-topics";
import { cutAtPhoneNumbers } from "~/features/companion/domain/phone-numbers";
import { threadOf, transcriptOf } from "~/features/companion/domain/thread";

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
  checked: [
    { reference: "CCC 1", raw: "CCC 1", state: "exists" },
    { reference: "CCC 2", raw: "CCC 2", state: "exists" },
  ],
};

it("an item of the history is its turns again, each with its own citations", () => {
  const thread = threadOf(item);
  expect(thread).toMatchObject({
    id: "t1",
    mode: "apologetics",
    denomination: "baptist",
    turns: [
      {
        question: "What?",
        text: "First answer (CCC 1).\n\nMore.",
        state: "done",
        checked: [{ raw: "CCC 1" }],
      },
      { question: "And then?", text: "Second answer (CCC 2).\n\nEnd.", state: "stopped", id: "a2" },
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
  });
  expect(thread.turns.map(({ question, text }) => [question, text])).toEqual([
    ["What?", "One."],
    ["Two?", ""],
  ]);
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

it.each([
  ["Call or text 988 (free).", ["988"]],
  ["Call 1-800-799-7233, or 911.", ["18007997233", "911"]],
  ["Samaritans, 116 123, or Lifeline, 13 11 14", ["116123", "131114"]],
  ["day and night, 24 hours", []],
])("the telephone numbers of %j", (line, numbers) => {
  const pieces = cutAtPhoneNumbers(line);
  expect(pieces.flatMap(({ number }) => number ?? [])).toEqual(numbers);
  expect(pieces.map(({ text }) => text).join("")).toBe(line);
});
