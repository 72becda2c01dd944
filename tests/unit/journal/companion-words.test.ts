import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aiParagraphs, latestParagraphs } from "~/features/journal/domain/companion-words";
import { insightFields } from "~/features/journal/domain/insight-fields";
import { ownWords } from "~/features/journal/ui/companion/use-writing";
import { aiTexts, hasPrayer, ownParagraphs } from "~/features/journal/ui/editor/entry-words";
import { editorExtensions } from "~/features/journal/ui/editor/extensions";
import { paceWords } from "~/features/journal/ui/editor/word-pace";

describe("the companion's paragraphs", () => {
  it.each([
    ["Lord, hear me. Amen.", ["Lord, hear me. Amen."]],
    ["Prayer for You\n\nLord, hear me.", ["Lord, hear me."]],
    ["## Prayer for You:\nLord, hear me.", ["Lord, hear me."]],
    ["Consider:\n\n1. Where?\n2) When?\n- Why?\n* How?", ["Consider:", "Where?", "When?", "Why?", "How?"]],
    ["**Lord**, hear __me__.", ["Lord, hear me."]],
    ["5 loaves, and 2 fish", ["5 loaves, and 2 fish"]],
    [" \n\n", []],
  ])("of %j have no title and no Markdown", (text, paragraphs) => {
    expect(aiParagraphs(text)).toEqual(paragraphs);
  });
});

it.each([
  [["one", "two", "three"], 100, ["one", "two", "three"]],
  [["one", "two", "three"], 10, ["two", "three"]],
  [["before", "a very long paragraph"], 14, ["paragraph"]],
  [[], 10, []],
])("of the paragraphs %j the last %i characters are kept, cut at a word", (paragraphs, limit, kept) => {
  expect(latestParagraphs(paragraphs, limit)).toEqual(kept);
});

describe("a call of the companion", () => {
  it("sends no more words than the limit", () => {
    const { plainText } = ownWords(
      Array.from({ length: 400 }, () => "forty characters of somebody's own words"),
    );
    expect(plainText.length).toBeLessThanOrEqual(8_000);
    expect(plainText.length).toBeGreaterThan(7_900);
  });
});

describe("the text of an entry", () => {
  const schema = getSchema(editorExtensions);
  const paragraph = (text: string) => ({ type: "paragraph", content: text ? [{ type: "text", text }] : [] });
  const block = (kind: string, ...texts: string[]) => ({
    type: "aiBlock",
    attrs: { kind },
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Title" }] },
      ...texts.map(paragraph),
    ],
  });
  const doc = (...content: object[]) => Node.fromJSON(schema, { type: "doc", content });

  it("has the writer's own paragraphs, without the companion's", () => {
    const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("In a list")] }] };
    const text = doc(paragraph("One"), block("reflection", "Why?"), paragraph(""), list);
    expect(ownParagraphs(text)).toEqual(["One", "In a list"]);
  });

  it("has the companion's earlier questions, without their title", () => {
    const text = doc(paragraph("One"), block("reflection", "Why?", "When?"), block("prayer", "Amen."));
    expect(aiTexts(text, "reflection")).toEqual(["Why?\nWhen?"]);
  });

  it.each([
    [true, doc(block("prayer", "Amen."))],
    [true, doc(paragraph("Prayer for You"))],
    [false, doc(paragraph("A prayer for them"), block("reflection", "Why?"))],
  ])("has a prayer by its mark or title: %s", (has, text) => {
    expect(hasPrayer(text)).toBe(has);
  });
});

describe("the fields for insights", () => {
  const day = (mood: "joyful" | "anxious" | "hopeful" | "blessed" | null) => ({ date: "2026-11-20", mood });

  it("name moods from the newest, and words of five letters or more once", () => {
    const days = [day("blessed"), day("joyful"), day(null), day("anxious"), day("hopeful")];
    expect(insightFields({ days, latest: ["Rain and Bread, bread", "My brother's garden"] })).toEqual({
      moodPattern: "Lately hopeful, before that anxious and joyful",
      recentMoods: ["hopeful", "anxious", "joyful", "blessed"],
      journalThemes: ["bread", "brother", "garden"],
    });
  });
});

describe("the pace of words", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("settles when the last word is shown", async () => {
    const shown: string[] = [];
    const pace = paceWords((text) => shown.push(text), false);
    pace.grow("Lord, hear");
    pace.grow("Lord, hear me");
    const settled = pace.settle().then(() => shown.push("settled"));
    await vi.advanceTimersByTimeAsync(500);
    await settled;
    expect(shown).toEqual(["Lord,", "Lord, hear", "Lord, hear me", "settled"]);
  });

  it("shows everything at once without motion, and nothing after it was stopped", async () => {
    const shown: string[] = [];
    const still = paceWords((text) => shown.push(text), true);
    still.grow("Lord, hear me");
    await still.settle();
    expect(shown).toEqual(["Lord, hear me"]);

    const pace = paceWords((text) => shown.push(text), false);
    pace.grow("Never seen");
    pace.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toHaveLength(1);
  });
});
