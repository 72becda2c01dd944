import { beforeAll, describe, expect, it } from "vitest";
import type { AcolyteAnswer } from "~/features/companion/contract";
import { type Account, createAccount, send, setUser } from "../factories/accounts";
import { ask, followUp } from "../factories/companion";
import { dumpCompanion } from "../factories/companion-rows";
import { type BadCall, expectBadInput, refusalsOf } from "../factories/refusals";
import { server } from "../factories/worker-with";

const LONG = "x".repeat(8_001);

let account: Account;
let answer: AcolyteAnswer;

const refused = refusalsOf(
  server,
  () => account,
  () => dumpCompanion(account),
);

beforeAll(async () => {
  account = await createAccount(server);
  answer = await (await send(server, account, "POST", "/api/acolyte/ask", { json: ask() })).json();
});

const ASK = "/api/acolyte/ask";
const FOLLOW_UP = "/api/acolyte/follow-up";
const PRAYER = "/api/ai/personalized-prayer";
const REFLECTION = "/api/ai/spiritual-reflection";
const TITLE = "/api/ai/journal-title";
const INSIGHTS = "/api/mood/insights";
const CONSENT = "/api/ai/consent";
const RATING = "/api/ai-feedback";
const THUMB = "/api/ai/feedback";
const TEXT = "twenty characters at least";

const bad: BadCall[] = [
  ["POST", ASK, ask({ question: " \n " }), "question"],
  ["POST", ASK, ask({ question: LONG }), "question"],
  ["POST", ASK, { ...ask(), mode: "general" }, "mode"],
  ["POST", ASK, ask({ sources: undefined }), "sources"],
  ["POST", ASK, ask({ sources: [] }), "sources"],
  ["POST", ASK, ask({ sources: ["catechism", "scripture", "aquinas", "rahner"] }), "sources"],
  ["POST", ASK, ask({ sources: ["catechism", "catechism"] }), "sources"],
  ["POST", ASK, { ...ask(), sources: ["koran"] }, "sources.0"],
  ["POST", ASK, { question: "Why?", mode: "apologetics" }, "denomination"],
  ["POST", ASK, { question: "Why?", mode: "apologetics", denomination: "x" }, "denomination"],
  ["POST", FOLLOW_UP, followUp({ followUpQuestion: "  " }), "followUpQuestion"],
  ["POST", FOLLOW_UP, followUp({ followUpQuestion: LONG }), "followUpQuestion"],
  ["POST", FOLLOW_UP, { ...followUp(), previousQuestion: null }, "previousQuestion"],
  ["POST", FOLLOW_UP, followUp({ previousResponse: " " }), "previousResponse"],
  ["POST", FOLLOW_UP, followUp({ previousResponse: LONG }), "previousResponse"],
  ["POST", FOLLOW_UP, followUp({ previousResponse: "x".repeat(200_001) }), "previousResponse"],
  ["POST", PRAYER, { plainText: " nineteen characters" }, "plainText"],
  ["POST", PRAYER, { plainText: LONG }, "plainText"],
  ["POST", PRAYER, { plainText: TEXT, attempt: -1 }, "attempt"],
  ["POST", PRAYER, { plainText: TEXT, mood: "elated" }, "mood"],
  ["POST", REFLECTION, { content: "<p>nineteen characters</p>" }, "content"],
  ["POST", REFLECTION, { content: `<p>${LONG}</p>` }, "content"],
  ["POST", TITLE, { content: " " }, "content"],
  ["POST", TITLE, { content: "x".repeat(300_001) }, "content"],
  ["POST", INSIGHTS, { recentMoods: ["happy"] }, "recentMoods.0"],
  ["POST", INSIGHTS, { recentMoods: Array.from({ length: 11 }, () => "joyful") }, "recentMoods"],
  ["POST", CONSENT, { accepted: "yes" }, "accepted"],
  ["POST", RATING, { contentType: "answer", rating: 2 }, "rating"],
  ["POST", THUMB, { contentType: "poem", feedbackType: "thumbs_up" }, "contentType"],
  ["POST", THUMB, { contentType: "prayer", feedbackType: "up" }, "feedbackType"],
];

it("names the field of bad input, and counts and stores nothing", async () => {
  const before = await dumpCompanion(account);
  await expectBadInput(server, account, bad);
  expect(await dumpCompanion(account)).toBe(before);
});

describe.each([...new Set(bad.map(([, path]) => path))])(
  "POST %s refuses, and nothing is counted or stored:",
  (path) => {
    it("other methods, types, origins and visitors", async () => {
      await refused(405, "PATCH", path, { json: {} });
      await refused(415, "POST", path, { body: "{}", headers: { "Content-Type": "text/plain" } });
      await refused(400, "POST", path, { body: "{", headers: { "Content-Type": "application/json" } });
      await refused(403, "POST", path, { json: {}, headers: { Origin: "https://evil.test" } });
      expect(await refused(401, "POST", path, { json: {} }, null)).toEqual({ message: "Unauthorized" });
    });
  },
);

describe("the companion switched off", () => {
  it("refuses every call with 403; the history stays readable and can be cleared", async () => {
    const person = await createAccount(server);
    await send(server, person, "POST", "/api/acolyte/ask", { json: ask() });
    await setUser(person, "ai_enabled", 0);
    const calls: [string, unknown][] = [
      [ASK, ask()],
      [FOLLOW_UP, followUp()],
      [PRAYER, { plainText: TEXT }],
      [REFLECTION, { content: TEXT }],
      [TITLE, { content: TEXT }],
      ["/api/ai/personalized-greeting", {}],
      [INSIGHTS, {}],
      ["/api/prayers/generate", { title: "A prayer", intention: "Peace", category: "peace" }],
      [RATING, { contentType: "answer", rating: 1 }],
      [THUMB, { contentType: "prayer", feedbackType: "thumbs_up" }],
    ];
    for (const [path, json] of calls) {
      for (const headers of [undefined, { Accept: "text/event-stream" }]) {
        const response = await send(server, person, "POST", path, { json, headers });
        expect(response.status, path).toBe(403);
        expect(await response.json()).toEqual({ message: "The companion is switched off in your settings." });
      }
    }
    expect(await (await send(server, person, "GET", "/api/acolyte/history")).json()).toHaveLength(1);
    expect((await send(server, person, "DELETE", "/api/acolyte/history")).status).toBe(200);
  });
});

describe("what belongs to another user, or to nobody,", () => {
  it("is 404 and stays as it is", async () => {
    const other = await createAccount(server);
    for (const [who, answerId, threadId] of [
      [other, answer.id, answer.threadId],
      [account, crypto.randomUUID(), crypto.randomUUID()],
      [account, "%00", "%27%20OR%201=1--"],
      [account, "x".repeat(2_000), "x".repeat(2_000)],
    ] as const) {
      await refused(404, "GET", `/api/acolyte/answers/${answerId}/stream`, {}, who);
      await refused(404, "POST", `/api/acolyte/answers/${answerId}/stop`, {}, who);
      await refused(404, "DELETE", `/api/acolyte/history/${threadId}`, {}, who);
    }
    await refused(401, "GET", `/api/acolyte/answers/${answer.id}/stream`, {}, null);
    await refused(401, "GET", "/api/acolyte/history", {}, null);
    await refused(401, "DELETE", "/api/acolyte/history", {}, null);
  });

  it("is no cursor of a list", async () => {
    await refused(400, "GET", `/api/acolyte/history?before=${crypto.randomUUID()}`);
    for (const limit of ["0", "101", "-1", "x", "1.5"])
      await refused(400, "GET", `/api/acolyte/history?limit=${limit}`);
  });
});
