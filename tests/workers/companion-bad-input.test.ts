import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { AcolyteAnswer } from "~/features/companion/contract";
import { type Account, createAccount, send, setUser } from "../factories/accounts";
import { ask, followUp } from "../factories/companion";
import { dumpCompanion } from "../factories/companion-rows";

import { refusalsOf } from "../factories/refusals";

const server = exports.default;
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

const cases: [path: string, inputs: [name: string, json: unknown, issue?: string][]][] = [
  [
    "/api/acolyte/ask",
    [
      ["no question", { ...ask(), question: undefined }, "question"],
      ["an empty question", ask({ question: " \n " }), "question"],
      ["a question that is a list", { ...ask(), question: ["x"] }, "question"],
      ["8,001 characters", ask({ question: LONG }), "question"],
      ["no mode", { ...ask(), mode: undefined }, "mode"],
      ["an unknown mode", { ...ask(), mode: "general" }, "mode"],
      ["no sources", ask({ sources: undefined }), "sources"],
      ["an empty list of sources", ask({ sources: [] }), "sources"],
      ["four sources", ask({ sources: ["catechism", "scripture", "aquinas", "rahner"] }), "sources"],
      ["a source twice", ask({ sources: ["catechism", "catechism"] }), "sources"],
      ["an unknown source", { ...ask(), sources: ["koran"] }, "sources.0"],
      ["a text for sources", { ...ask(), sources: "catechism" }, "sources"],
      ["apologetics without a perspective", { question: "Why?", mode: "apologetics" }, "denomination"],
      [
        "an unknown perspective",
        { question: "Why?", mode: "apologetics", denomination: "x" },
        "denomination",
      ],
      ["a list", [ask()]],
      ["null", null],
    ],
  ],
  [
    "/api/acolyte/follow-up",
    [
      ["no question", { ...followUp(), followUpQuestion: undefined }, "followUpQuestion"],
      ["an empty question", followUp({ followUpQuestion: "  " }), "followUpQuestion"],
      ["8,001 characters", followUp({ followUpQuestion: LONG }), "followUpQuestion"],
      ["no question before", { ...followUp(), previousQuestion: null }, "previousQuestion"],
      ["no answer before", followUp({ previousResponse: " " }), "previousResponse"],
      ["too long words for an answer before", followUp({ previousResponse: LONG }), "previousResponse"],
      [
        "a far too long answer before",
        followUp({ previousResponse: "x".repeat(200_001) }),
        "previousResponse",
      ],
      ["a number for the answer's id", { ...followUp(), answerId: 7 }, "answerId"],
      ["no sources", followUp({ sources: [] }), "sources"],
    ],
  ],
  [
    "/api/ai/personalized-prayer",
    [
      ["nothing", {}, "plainText"],
      ["19 characters", { plainText: "nineteen characters" }, "plainText"],
      ["20 characters of which one is white space", { plainText: " nineteen characters" }, "plainText"],
      ["8,001 characters", { plainText: LONG }, "plainText"],
      ["a half attempt", { plainText: "twenty characters at least", attempt: 0.5 }, "attempt"],
      ["a negative attempt", { plainText: "twenty characters at least", attempt: -1 }, "attempt"],
    ],
  ],
  [
    "/api/ai/spiritual-reflection",
    [
      ["nothing", {}, "content"],
      ["19 characters in a paragraph", { content: "<p>nineteen characters</p>" }, "content"],
      ["8,001 characters in a paragraph", { content: `<p>${LONG}</p>` }, "content"],
      ["a text for the history", { content: "x".repeat(30), reflection_history: "x" }, "reflection_history"],
    ],
  ],
  [
    "/api/ai/journal-title",
    [
      ["nothing", {}, "content"],
      ["white space", { content: " " }, "content"],
      ["300,001 characters", { content: "x".repeat(300_001) }, "content"],
    ],
  ],
  [
    "/api/mood/insights",
    [
      ["an unknown mood", { recentMoods: ["happy"] }, "recentMoods.0"],
      ["11 moods", { recentMoods: Array.from({ length: 11 }, () => "joyful") }, "recentMoods"],
      ["a number for a pattern", { moodPattern: 1 }, "moodPattern"],
      ["a text for themes", { journalThemes: "x" }, "journalThemes"],
    ],
  ],
  [
    "/api/ai/consent",
    [
      ["nothing", {}, "accepted"],
      ["a text", { accepted: "yes" }, "accepted"],
    ],
  ],
  [
    "/api/ai-feedback",
    [
      ["no rating", { contentType: "answer" }, "rating"],
      ["a rating of 0", { contentType: "answer", rating: 0 }, "rating"],
      ["a rating of 2", { contentType: "answer", rating: 2 }, "rating"],
      ["a text for a rating", { contentType: "answer", rating: "1" }, "rating"],
      ["no type", { rating: 1 }, "contentType"],
    ],
  ],
  [
    "/api/ai/feedback",
    [
      ["an unknown type", { contentType: "poem", feedbackType: "thumbs_up" }, "contentType"],
      ["no thumb", { contentType: "prayer" }, "feedbackType"],
      ["an unknown thumb", { contentType: "prayer", feedbackType: "up" }, "feedbackType"],
      [
        "a text for the context",
        { contentType: "prayer", feedbackType: "thumbs_up", contextData: "x" },
        "contextData",
      ],
    ],
  ],
];

describe.each(cases)("POST %s refuses, and nothing is counted or stored:", (path, inputs) => {
  it.each(inputs)("%s", async (_name, json, issue) => {
    const body = await refused(400, "POST", path, { json });
    if (issue) expect(body.issues?.map((one) => one.path)).toContain(issue);
    const stream = { Accept: "text/event-stream" };
    await refused(400, "POST", path, { json, headers: stream });
  });

  it("other methods, types, origins and visitors", async () => {
    await refused(405, "PATCH", path, { json: {} });
    await refused(405, "GET", path);
    await refused(415, "POST", path, { body: "{}", headers: { "Content-Type": "text/plain" } });
    await refused(400, "POST", path, { body: "{", headers: { "Content-Type": "application/json" } });
    await refused(403, "POST", path, { json: {}, headers: { Origin: "https://evil.test" } });
    expect(await refused(401, "POST", path, { json: {} }, null)).toEqual({ message: "Unauthorized" });
  });
});

describe("the companion switched off", () => {
  it("refuses every call with 403; the history stays readable and can be cleared", async () => {
    const person = await createAccount(server);
    await send(server, person, "POST", "/api/acolyte/ask", { json: ask() });
    await setUser(person, "ai_enabled", 0);
    const calls: [string, unknown][] = [
      ["/api/acolyte/ask", ask()],
      ["/api/acolyte/follow-up", followUp()],
      ["/api/ai/personalized-prayer", { plainText: "twenty characters at least" }],
      ["/api/ai/spiritual-reflection", { content: "twenty characters at least" }],
      ["/api/ai/journal-title", { content: "twenty characters at least" }],
      ["/api/ai/personalized-greeting", {}],
      ["/api/mood/insights", {}],
      ["/api/prayers/generate", { title: "A prayer", intention: "Peace", category: "peace" }],
      ["/api/ai-feedback", { contentType: "answer", rating: 1 }],
      ["/api/ai/feedback", { contentType: "prayer", feedbackType: "thumbs_up" }],
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
