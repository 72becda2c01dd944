import { describe, expect, it } from "vitest";
import type {
  MoodInsights,
  WrittenPrayer,
  WrittenReflection,
  WrittenTitle,
} from "~/features/companion/contract";
import { chunksOf, readMessage, textOf } from "../factories/companion";
import { startSite } from "./site";

const PRAYER = "/api/ai/personalized-prayer";
const REFLECTION = "/api/ai/spiritual-reflection";
const WORDS = "I am worried about my brother Tom, and thankful for my mother.";

const site = startSite();

describe("a prayer of the model", () => {
  it("follows the person's style and length, and is cut at a sentence when it is longer", async () => {
    const member = await site.member();
    await member.call("PATCH", "/api/user/prayer-length", { prayerLength: 1 });
    await member.call("PATCH", "/api/user/prayer-style", { prayerStyle: "patristic" });
    const reading = member.post<WrittenPrayer>(PRAYER, { plainText: WORDS });
    const call = await site.model.nextCall();
    call.send("Lord, be near. ", "Help Tom. ", "Help us all. ", "Stay. ", "Amen.").end();
    const data = call.request.messages[1]?.content;
    expect(data).toContain("<style>\npatristic\n</style>");
    expect(data).toContain("<sentences>\n2\n</sentences>");
    expect(data).toContain(`<journal>\n${WORDS}\n</journal>`);
    expect(await reading).toEqual({
      prayer: "Lord, be near. Help Tom. Amen.",
      engine: "model",
      checked: [],
      isSafetyMessage: false,
      support: null,
    });
  });

  it("is cut while it streams, too", async () => {
    const member = await site.member();
    await member.call("PATCH", "/api/user/prayer-length", { prayerLength: 1 });
    const opening = member.stream(PRAYER, { plainText: WORDS });
    (await site.model.nextCall())
      .send("Lord, ", "be near. ", "Help ", "Tom. ", "Help ", "us all. ", "Amen.")
      .end();
    expect(textOf(await readMessage(await opening))).toBe("Lord, be near. Help Tom. Amen.");
  });

  it("ends with its reader: the model's connection is closed, and the next one may begin", async () => {
    const member = await site.member();
    const leaving = new AbortController();
    const opening = member.send("POST", PRAYER, {
      json: { plainText: WORDS },
      isStream: true,
      signal: leaving.signal,
    });
    const call = await site.model.nextCall();
    call.send("Lord, ");
    const reader = chunksOf(await opening).getReader();
    while ((await reader.read()).value?.type !== "text-delta");
    leaving.abort();
    let isAbandoned = false;
    void call.abandoned.then(() => {
      isAbandoned = true;
    });
    // The server notices the missing reader when it sends more words.
    while (!isAbandoned) {
      call.send("be near, ");
      await member.history();
    }
    // The turn ends a moment after the connection.
    site.answer("Lord, hear us. Amen.");
    const again = () => member.stream(PRAYER, { plainText: WORDS });
    let response = await again();
    while (response.status === 409) response = await again();
    expect(textOf(await readMessage(response))).toBe("Lord, hear us. Amen.");
  });
});

describe("other texts of the model", () => {
  it("are questions that skip those asked before", async () => {
    const member = await site.member();
    const asked = "- What are you thankful for?";
    const reading = member.post<WrittenReflection>(REFLECTION, {
      content: `<p>${WORDS}</p>`,
      reflection_history: [asked],
    });
    const call = await site.model.nextCall();
    call.send("- Where is God in this?").end();
    const data = call.request.messages[1]?.content;
    expect(data).toContain(`<asked-before>\n${asked}\n</asked-before>`);
    expect(data).toContain(`<journal>\n${WORDS}\n</journal>`);
    expect((await reading).reflection).toBe("- Where is God in this?");
  });

  it.each([
    ['"A Quiet Evening of Thanks."', "A Quiet Evening of Thanks"],
    ["One two three four five six seven", "One two three four five six"],
    ["**Thanks**\nand more", "Thanks"],
  ])("are titles without what models add: %s", async (sent, title) => {
    const member = await site.member();
    site.answer(sent);
    expect(await member.post<WrittenTitle>("/api/ai/journal-title", { content: WORDS })).toEqual({ title });
  });

  it("are insights beside a verse of the table, taken only when they are whole", async () => {
    const member = await site.member();
    const entry = { content: "<p>Grandmother visited the garden.</p>", mood: "grateful" };
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
    await member.post("/api/prayer-journal/entries", { ...entry, entryDate: yesterday });
    await member.post("/api/prayer-journal/entries", entry);
    const insights = {
      spiritualReflection: "You gave thanks.",
      scriptureVerse: "Give thanks to the Lord.",
      scriptureReference: "Psalm 107:1",
      pastoralGuidance: "Name one gift tonight.",
      prayerSuggestion: "Thank you, Lord.",
    };
    const reading = member.post<MoodInsights>("/api/mood/insights", {});
    const call = await site.model.nextCall();
    call.send("```json\n", JSON.stringify(insights), "\n```").end();
    expect(call.request.messages[1]?.content).toMatch(/<moods>\n(\d{4}-\d\d-\d\d: grateful\n){2}<\/moods>/);
    expect(call.request.messages[1]?.content).toContain("grandmother");
    const read = await reading;
    const { scriptureVerse, scriptureReference, ...own } = insights;
    expect(read).toMatchObject({ ...own, engine: "model", isSafetyMessage: false });
    // Whatever a model quotes: the verse is one that was checked.
    expect(read.scriptureVerse).not.toBe(scriptureVerse);
    expect(read.scriptureReference).not.toBe(scriptureReference);
    expect(call.request.messages[1]?.content).toContain(
      `<verse>\n${read.scriptureVerse} (${read.scriptureReference})\n</verse>`,
    );
    const left = await member.callsLeft();
    site.answer('{"spiritualReflection": "half');
    expect((await member.send("POST", "/api/mood/insights", { json: {} })).status).toBe(503);
    expect(await member.callsLeft()).toBe(left);
  });
});
