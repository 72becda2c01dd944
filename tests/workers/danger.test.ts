import { beforeEach, describe, expect, it } from "vitest";
import type {
  AcolyteAnswer,
  MoodInsights,
  WrittenPrayer,
  WrittenReflection,
  WrittenTitle,
} from "~/features/companion/contract";
import type { HelpFound } from "~/features/safety/contract";
import { type Account, createAccount, inFirstShard, ORIGIN, send, setUser } from "../factories/accounts";
import { answerPartOf, ask, followUp, readMessage, STREAM, textOf } from "../factories/companion";
import { callsUsed, countCalls, dumpCompanion } from "../factories/companion-rows";
import { server } from "../factories/worker-with";

inFirstShard();

const ASK = "/api/acolyte/ask";
const INTENTIONS = "/api/prayer-journal/intentions";
const DANGER = "I want to kill myself tonight";
const HEAVY = "I was abused as a child and I still can't talk about it";

let account: Account;

beforeEach(async () => {
  account = await createAccount(server);
});

const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  send(server, account, "POST", path, { json, headers });

const WISH = { title: "A prayer", intention: "Peace", category: "peace", prayerStyle: "modern" };

/** Every call that the companion answers, with its words in place. */
const calls = (words: string): [path: string, json: unknown][] => [
  [ASK, ask({ question: words })],
  ["/api/acolyte/follow-up", followUp({ followUpQuestion: words })],
  ["/api/ai/personalized-prayer", { plainText: words }],
  ["/api/ai/spiritual-reflection", { content: words }],
  ["/api/prayers/generate", { ...WISH, intention: words }],
  ["/api/prayers/generate", { ...WISH, title: words }],
];

async function expectHelp(words: string): Promise<void> {
  for (const [path, json] of calls(words)) {
    for (const headers of [{}, STREAM]) {
      const response = await post(path, json, headers);
      expect([path, response.ok]).toEqual([path, true]);
      expect(await response.text()).toContain("988");
    }
  }
}

describe("an emergency is answered", () => {
  it("before the length of the words is looked at", () => expectHelp(`${"word ".repeat(1_900)}. ${DANGER}`));

  it("before the minimum length is checked", () => expectHelp("kms tonight"));

  it("before the day's calls are counted", async () => {
    await countCalls(account, 20);
    await expectHelp(DANGER);
    expect((await post(ASK, ask())).status).toBe(429);
  });

  it("with the companion switched off", async () => {
    await setUser(account, "ai_enabled", 0);
    await expectHelp(DANGER);
    expect((await post(ASK, ask())).status).toBe(403);
  });

  it("before a missing mode or source is refused", async () => {
    const response = await post(ASK, { question: DANGER });
    expect(response.status).toBe(201);
    expect(await response.json<AcolyteAnswer>()).toMatchObject({ isSafetyMessage: true, support: null });
    expect((await post(ASK, { question: "What is grace?" })).status).toBe(400);
  });

  it("when unstored words of a follow-up are too long", async () => {
    const json = followUp({ previousResponse: `${"word ".repeat(1_900)}. ${DANGER}` });
    expect(await (await post("/api/acolyte/follow-up", json)).json()).toMatchObject({
      isSafetyMessage: true,
    });
  });

  it("in Spanish, with the lines of the person's place", async () => {
    await setUser(account, "timezone", "Europe/Madrid");
    const words = "Ya no quiero vivir, esta noche me mato";
    const answer = await (await post(ASK, ask({ question: words }))).json<AcolyteAnswer>();
    expect(answer.answer).toMatch(/^Llama al 024/);
    await setUser(account, "timezone", "UTC");
    await setUser(account, "location", "Guadalajara, México");
    const moved = await (await post(ASK, ask({ question: words }))).json<AcolyteAnswer>();
    expect(moved.answer).toContain("800 911 2000");
  });
});

describe("words that deserve help lines", () => {
  it("are answered, counted and stored, with the lines beside the answer", async () => {
    const answer = await (await post(ASK, ask({ question: HEAVY }))).json<AcolyteAnswer>();
    expect(answer).toMatchObject({ isSafetyMessage: false, state: "done" });
    expect(answer.support?.kind).toBeTypeOf("string");
    expect(answer.support?.lines.join("\n")).toContain("911");
    expect(answer.id).not.toBeNull();
    expect(await callsUsed(account)).toBe(1);
    const part = answerPartOf(await readMessage(await post(ASK, ask({ question: HEAVY }), STREAM)));
    expect(part.support?.lines).toEqual(answer.support?.lines);
  });

  it("bring the lines with prayers and reflections, streamed or not", async () => {
    const prayer = await (
      await post("/api/ai/personalized-prayer", { plainText: HEAVY })
    ).json<WrittenPrayer>();
    const reflection = await (
      await post("/api/ai/spiritual-reflection", { content: HEAVY })
    ).json<WrittenReflection>();
    for (const { support, isSafetyMessage } of [prayer, reflection]) {
      expect(isSafetyMessage).toBe(false);
      expect(support?.lines.length).toBeGreaterThan(1);
    }
    const stream = await post("/api/ai/personalized-prayer", { plainText: HEAVY }, STREAM);
    expect(answerPartOf(await readMessage(stream)).support?.lines.length).toBeGreaterThan(1);
  });

  it("are told from ordinary ones", async () => {
    const answer = await (await post(ASK, ask())).json<AcolyteAnswer>();
    expect(answer.support).toBeNull();
  });
});

describe("an intention", () => {
  it("is stored, with help beside it when its words show danger", async () => {
    const urgent = await (await post(INTENTIONS, { text: DANGER })).json<{ id: string } & HelpFound>();
    expect(urgent.safetyMessage).toMatch(/^Call 988/);
    const heavy = await (await post(INTENTIONS, { text: HEAVY })).json<HelpFound>();
    expect(heavy.support?.lines.length).toBeGreaterThan(1);
    expect(heavy.safetyMessage).toBeUndefined();
    const plain = await (await post(INTENTIONS, { text: "For my grandmother's health" })).json<HelpFound>();
    expect([plain.safetyMessage, plain.support]).toEqual([undefined, undefined]);
    const path = `${INTENTIONS}/${urgent.id}`;
    const done = await send(server, account, "PATCH", path, { json: { isCompleted: true, thanks: DANGER } });
    expect(await done.json<HelpFound>()).toHaveProperty("safetyMessage");
    const list = await (await send(server, account, "GET", INTENTIONS)).json<object[]>();
    expect(list).toHaveLength(3);
    expect(JSON.stringify(list)).not.toContain("988");
  });
});

describe("the support form", () => {
  const submit = (message: string) =>
    server.fetch(
      new Request(`${ORIGIN}/support`, {
        method: "POST",
        headers: { Origin: ORIGIN },
        body: new URLSearchParams({ email: "person@example.test", topic: "other", message }),
      }),
    );

  it("shows help with its answer, even when the message is refused", async () => {
    for (const message of [DANGER, `${DANGER} ${"word ".repeat(1_000)}`]) {
      expect(await (await submit(message)).text()).toContain("988");
    }
    expect(await (await submit("How do I change my e-mail address?")).text()).not.toContain(
      "Crisis Lifeline",
    );
  });
});

describe("signs of danger", () => {
  it("leave no trace in the companion's tables", async () => {
    const before = await dumpCompanion(account);
    await expectHelp(DANGER);
    expect(await dumpCompanion(account)).toBe(before);
  });

  it("replace an answer as JSON and as a stream, and are never rated", async () => {
    const before = await dumpCompanion(account);
    const json = followUp({ previousResponse: DANGER });
    const answer = await (await post("/api/acolyte/follow-up", json)).json<AcolyteAnswer>();
    expect(answer).toMatchObject({
      id: null,
      threadId: null,
      isSafetyMessage: true,
      sources: [],
      checked: [],
    });
    const message = await readMessage(await post("/api/acolyte/follow-up", json, STREAM));
    expect(textOf(message)).toBe(answer.answer);
    expect(answerPartOf(message)).toMatchObject({ id: null, isSafetyMessage: true, state: "done" });
    const rating = { contentType: "answer", rating: -1, question: DANGER, response: "Please call 988." };
    expect((await post("/api/ai-feedback", rating)).status).toBe(200);
    const thumb = { contentType: "prayer", contentId: "1", feedbackType: "thumbs_up", userInput: DANGER };
    expect((await post("/api/ai/feedback", thumb)).status).toBe(200);
    expect(await dumpCompanion(account)).toBe(before);
  });

  it("in the journal become no title, and bring help in place of insights", async () => {
    const title = await (await post("/api/ai/journal-title", { content: DANGER })).json<WrittenTitle>();
    expect(title.title).toMatch(/^Journal Entry - /);
    expect(title.safetyMessage).toContain("988");
    await post("/api/prayer-journal/entries", { content: `<p>${DANGER}</p>`, mood: "struggling" });
    const insights = await (await post("/api/mood/insights", {})).json<MoodInsights>();
    expect(insights).toMatchObject({ isSafetyMessage: true });
    expect(insights.spiritualReflection).toContain("988");
  });
});
