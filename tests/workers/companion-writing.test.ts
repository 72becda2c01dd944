import { beforeEach, describe, expect, it } from "vitest";
import type {
  MoodInsights,
  WrittenPrayer,
  WrittenReflection,
  WrittenTitle,
} from "~/features/companion/contract";
import { addDays, localDateIn } from "~/shared/dates";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { readMessage, STREAM, textOf } from "../factories/companion";
import { callsUsed, countCalls } from "../factories/companion-rows";
import { server } from "../factories/worker-with";

inFirstShard();

const PRAYER = "/api/ai/personalized-prayer";
const REFLECTION = "/api/ai/spiritual-reflection";
const TITLE = "/api/ai/journal-title";
const INSIGHTS = "/api/mood/insights";
const WORDS = "I am worried about my brother Tom, who lost his job, and thankful for my mother.";

let account: Account;

beforeEach(async () => {
  account = await createAccount(server);
});

const post = (path: string, json: unknown = {}, headers: Record<string, string> = {}) =>
  send(server, account, "POST", path, { json, headers });

async function read<T>(path: string, json: unknown = {}): Promise<T> {
  const response = await post(path, json);
  expect(response.status).toBe(200);
  return response.json<T>();
}

describe("a prayer", () => {
  it("takes up the writer's words; the same attempt is the same prayer, another one another", async () => {
    const ask = (attempt?: number) =>
      read<WrittenPrayer>(PRAYER, { plainText: WORDS, context: "journal_entry", attempt });
    const first = await ask();
    expect(first).toMatchObject({ engine: "built-in", isSafetyMessage: false });
    expect(first.prayer).toMatch(/Amen\.$/);
    expect((await ask(0)).prayer).toBe(first.prayer);
    expect((await ask(1)).prayer).not.toBe(first.prayer);
    expect(await callsUsed(account)).toBe(3);
  });
});

describe("a reflection", () => {
  it("asks questions, others than those asked before; HTML is read as its words", async () => {
    const first = await read<WrittenReflection>(REFLECTION, { content: WORDS, reflection_history: [] });
    expect(first.reflection).toContain("?");
    const html = `<p>${WORDS}</p>`;
    const json = { content: html, reflection_history: [first.reflection] };
    const second = await read<WrittenReflection>(REFLECTION, json);
    const questions = (text: string) => text.match(/[^\n?]+\?/g) ?? [];
    expect(questions(second.reflection).filter((one) => first.reflection.includes(one.trim()))).toEqual([]);
    const message = await readMessage(await post(REFLECTION, { content: html }, STREAM));
    expect(textOf(message)).toBe(first.reflection);
    expect(await callsUsed(account)).toBe(3);
  });
});

describe("a title", () => {
  it("has at most six words and is never counted", async () => {
    await countCalls(account, 20);
    const { title } = await read<WrittenTitle>(TITLE, { content: `<p>${WORDS}</p>` });
    expect(title.split(" ").length).toBeLessThanOrEqual(6);
    expect(title.length).toBeGreaterThan(0);
    expect((await read<WrittenTitle>(TITLE, { content: "word ".repeat(20_000) })).title).not.toBe("");
    expect(await callsUsed(account)).toBe(20);
  });
});

describe("insights", () => {
  it("come from the server's own dated moods, whatever the call brings along", async () => {
    for (const mood of ["anxious", "grateful"]) {
      const json = { content: `<p>${WORDS}</p>`, mood };
      expect((await post("/api/prayer-journal/entries", json)).status).toBe(201);
    }
    const json = { moodPattern: "joyful", recentMoods: ["joyful"], journalThemes: ["unicorns"] };
    const insights = await read<MoodInsights>(INSIGHTS, json);
    expect(insights).toMatchObject({ engine: "built-in", isSafetyMessage: false });
    for (const name of [
      "spiritualReflection",
      "scriptureVerse",
      "scriptureReference",
      "pastoralGuidance",
      "prayerSuggestion",
    ] as const) {
      expect(insights[name].length).toBeGreaterThan(5);
    }
    expect(JSON.stringify(insights)).not.toContain("unicorn");
    expect(await callsUsed(account)).toBe(1);
  });

  it("name words that the person wrote on two days, and none of the companion's", async () => {
    const content = '<p>The garden again.</p><div data-ai="prayer"><p>Lord of Nineveh, hear.</p></div>';
    for (const days of [1, 2]) {
      const json = { content, mood: "joyful", entryDate: addDays(localDateIn("UTC", new Date()), -days) };
      expect((await post("/api/prayer-journal/entries", json)).status).toBe(201);
    }
    const { spiritualReflection } = await read<MoodInsights>(INSIGHTS);
    expect(spiritualReflection).toContain('"garden"');
    expect(spiritualReflection).not.toMatch(/nineveh/i);
  });
});
