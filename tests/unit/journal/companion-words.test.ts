import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aiParagraphs, latestParagraphs, paragraphsHtml } from "~/features/journal/domain/companion-words";
import { insightFields } from "~/features/journal/domain/insight-fields";
import { ownWords, prayerCall, reflectionCall } from "~/features/journal/ui/companion/use-writing";
import { aiTexts, hasPrayer, ownParagraphs } from "~/features/journal/ui/editor/entry-words";
import { editorExtensions } from "~/features/journal/ui/editor/extensions";
import { endOfWords, paceWords } from "~/features/journal/ui/editor/word-pace";

describe("aiParagraphs", () => {
  it.each([
    ["Lord, hear me. Amen.", ["Lord, hear me. Amen."]],
    ["Prayer for You\n\nLord, hear me.", ["Lord, hear me."]],
    ["## Prayer for You:\nLord, hear me.", ["Lord, hear me."]],
    ["Consider:\n\n1. Where?\n2) When?\n- Why?\n* How?", ["Consider:", "Where?", "When?", "Why?", "How?"]],
    ["**Lord**, hear __me__.", ["Lord, hear me."]],
    ["5 loaves, and 2 fish", ["5 loaves, and 2 fish"]],
    [" \n\n", []],
  ])("%j", (text, paragraphs) => {
    expect(aiParagraphs(text)).toEqual(paragraphs);
  });
});

describe("latestParagraphs", () => {
  it("keeps what fits, from the end", () => {
    expect(latestParagraphs(["one", "two", "three"], 100)).toEqual(["one", "two", "three"]);
    expect(latestParagraphs(["one", "two", "three"], 10)).toEqual(["two", "three"]);
    expect(latestParagraphs([], 10)).toEqual([]);
  });

  it("cuts a long last paragraph at a word", () => {
    expect(latestParagraphs(["before", "a very long paragraph"], 14)).toEqual(["paragraph"]);
  });
});

describe("what a call is made with", () => {
  const words = ownWords(["1 < 2 & so on", "a\nb"]);

  it("a prayer gets plain text", () => {
    expect(prayerCall(words, 2)).toEqual({
      path: "/api/ai/personalized-prayer",
      body: { plainText: "1 < 2 & so on\n\na\nb", context: "journal_entry", attempt: 2 },
    });
  });

  it("a reflection gets HTML in which the words stay words", () => {
    expect(reflectionCall(words, ["Why?"]).body).toEqual({
      content: "<p>1 &lt; 2 &amp; so on</p><p>a<br>b</p>",
      reflection_history: ["Why?"],
    });
    expect(paragraphsHtml([])).toBe("");
  });

  it("never more than a call takes", () => {
    const { plainText } = ownWords(
      Array.from({ length: 400 }, () => "forty characters of somebody's own words"),
    );
    expect(plainText.length).toBeLessThanOrEqual(8_000);
    expect(plainText.length).toBeGreaterThan(7_900);
  });
});

describe("the words of a text", () => {
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

  it("are the writer's own without the companion's", () => {
    const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("In a list")] }] };
    const text = doc(paragraph("One"), block("reflection", "Why?"), paragraph(""), list);
    expect(ownParagraphs(text)).toEqual(["One", "In a list"]);
  });

  it("tell what was asked before, without the title", () => {
    const text = doc(paragraph("One"), block("reflection", "Why?", "When?"), block("prayer", "Amen."));
    expect(aiTexts(text, "reflection")).toEqual(["Why?\nWhen?"]);
  });

  it.each([
    [true, doc(block("prayer", "Amen."))],
    [true, doc(paragraph("Prayer for You"))],
    [false, doc(paragraph("A prayer for them"), block("reflection", "Why?"))],
  ])("have a prayer: %s", (has, text) => {
    expect(hasPrayer(text)).toBe(has);
  });
});

describe("insightFields", () => {
  const day = (mood: "joyful" | "anxious" | "hopeful" | "blessed" | null) => ({ date: "2026-11-20", mood });

  it("names moods from the newest, and words longer than four characters once", () => {
    const days = [day("blessed"), day("joyful"), day(null), day("anxious"), day("hopeful")];
    expect(insightFields({ days, latest: ["Rain and Bread, bread", "My brother's garden"] })).toEqual({
      moodPattern: "Lately hopeful, before that anxious and joyful",
      recentMoods: ["hopeful", "anxious", "joyful", "blessed"],
      journalThemes: ["bread", "brother", "garden"],
    });
  });

  it("begins without moods", () => {
    expect(insightFields({ days: [day(null)], latest: [] })).toEqual({
      moodPattern: "Beginning spiritual journey",
      recentMoods: [],
      journalThemes: [],
    });
  });
});

describe("the pace of words", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes word by word, faster where many wait", () => {
    expect("Lord, hear me".slice(0, endOfWords("Lord, hear me", 0, 1))).toBe("Lord,");
    expect("Lord, hear me".slice(0, endOfWords("Lord, hear me", 5, 1))).toBe("Lord, hear");
    expect(endOfWords("Lord, hear me ", 10, 9)).toBe(14);
    expect(endOfWords("a ".repeat(600), 0, 1)).toBe(19);
  });

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

  it("shows all at once without motion, and nothing once stopped", async () => {
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
