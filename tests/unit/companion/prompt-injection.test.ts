import { describe, expect, it } from "vitest";
import { composeTask } from "~/features/companion/domain/compose/compose-task";
import type { Prompt } from "~/features/companion/domain/prompts";
import {
  answerPrompt,
  insightsPrompt,
  prayerPrompt,
  reflectionPrompt,
  titlePrompt,
} from "~/features/companion/domain/prompts";
import type { AnswerTask, CompanionTask, FollowUpTask } from "~/features/companion/domain/tasks";
import { CANARY, INJECTIONS } from "../../security/prompt-injections";

const answerTask = (question: string): AnswerTask => ({
  kind: "answer",
  question,
  mode: "faith-learning",
  sources: ["catechism"],
  perspective: null,
  language: "en",
  known: null,
  alsoKnown: [],
  unanswered: [],
  verse: null,
  earlierKnown: null,
  passages: [],
  objections: [],
  nearest: [],
  missingReferences: [],
});

const followUpTask = (text: string, isStored: boolean): FollowUpTask => ({
  ...answerTask(text),
  kind: "follow-up",
  earlier: { question: text, answer: text, isStored },
});

const writing = {
  prayer: (text: string) =>
    ({
      kind: "prayer",
      text,
      style: "saint_intercession",
      length: 5,
      saint: "St. Joseph",
      season: "Lent",
      timeOfDay: "evening",
      attempt: 0,
    }) satisfies CompanionTask,
  reflection: (text: string) =>
    ({ kind: "reflection", text, history: [text], attempt: 0 }) satisfies CompanionTask,
  title: (text: string) => ({ kind: "title", text }) satisfies CompanionTask,
};

/** Each kind of call with an attacker's text in every place that takes one, and the blocks it must end up in. */
const calls: [name: string, build: (text: string) => Prompt, blocks: string[]][] = [
  ["a question", (text) => answerPrompt(answerTask(text)), ["question"]],
  [
    "a follow-up on a stored answer",
    (text) => answerPrompt(followUpTask(text, true)),
    ["earlier-question", "earlier-answer", "question"],
  ],
  [
    "a follow-up on the person's own words",
    (text) => answerPrompt(followUpTask(text, false)),
    ["earlier-question", "earlier-answer", "question"],
  ],
  ["a prayer", (text) => prayerPrompt(writing.prayer(text)), ["journal"]],
  ["a reflection", (text) => reflectionPrompt(writing.reflection(text)), ["asked-before", "journal"]],
  ["a title", (text) => titlePrompt(writing.title(text)), ["journal"]],
  [
    "insights",
    (text) =>
      insightsPrompt(
        { kind: "insights", moods: [], themes: [text], season: "Lent", date: "2026-03-01" },
        { scriptureVerse: "Be still.", scriptureReference: "Psalm 46:11" },
      ),
    ["themes"],
  ],
];

const BLOCK = /<([a-z-]+)>\n([^<>]*)\n<\/\1>\n/g;
const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a block leaves out
const withoutControls = (text: string) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

describe.each(calls)("the prompt of %s", (_name, build, blocks) => {
  const usual = build("How do I pray?");

  it.each(INJECTIONS)("keeps its instructions and its blocks: %j", (text) => {
    const prompt = build(text);
    expect(prompt.instructions).toBe(usual.instructions);
    const found = [...prompt.data.matchAll(BLOCK)].map(([, name, content]) => ({ name, content }));
    expect(prompt.data.replace(BLOCK, "")).toBe("");
    expect(found.map((block) => block.name)).toEqual([...usual.data.matchAll(BLOCK)].map(([, name]) => name));
    for (const name of blocks) {
      const content = found.find((block) => block.name === name)?.content ?? "";
      expect(unescaped(content)).toBe(withoutControls(text));
    }
    for (const { name, content } of found) {
      if (!blocks.includes(name ?? "")) expect(content).not.toContain(CANARY);
    }
  });
});

describe("the built-in companion", () => {
  it.each(INJECTIONS)("does not obey a journal: %j", (text) => {
    const task = writing.prayer(`I am thankful for my sister. ${text}`);
    const prayer = composeTask(task);
    expect(prayer).not.toContain(CANARY);
    expect(prayer).toMatch(/Amen\.$/);
    expect(prayer).not.toMatch(/[<>{}]|absolvo|https?:/);
    expect(composeTask(writing.reflection(text))).not.toContain(CANARY);
    expect(composeTask(writing.title(text))).not.toContain(CANARY);
  });

  it.each(INJECTIONS)("does not obey a question or what it is said to have answered: %j", (text) => {
    for (const task of [answerTask(text), followUpTask(text, true), followUpTask(text, false)]) {
      const answer = composeTask(task);
      expect(answer).not.toContain(CANARY);
      expect(answer).toMatch(/I cannot (?:locate|help)/);
    }
  });
});
