import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AcolyteAnswer, HistoryItem } from "~/features/companion/contract";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { ask, followUp } from "../factories/companion";
import { callsUsed } from "../factories/companion-rows";

import { saveResponse } from "../factories/library";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

beforeAll(fillTopicIndex);
const ASK = "/api/acolyte/ask";
const FOLLOW_UP = "/api/acolyte/follow-up";
const HISTORY = "/api/acolyte/history";

let account: Account;

beforeEach(async () => {
  account = await createAccount(server);
});

async function call<T>(method: string, path: string, json?: unknown, who = account): Promise<T> {
  const response = await send(server, who, method, path, { json });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json<T>();
}

const history = () => call<HistoryItem[]>("GET", HISTORY);

describe("a question", () => {
  it("is answered as JSON with sources and citations, and kept in the history", async () => {
    const response = await send(server, account, "POST", ASK, { json: ask() });
    expect(response.status).toBe(201);
    const answer = await response.json<AcolyteAnswer>();
    expect(answer).toMatchObject({ state: "done", engine: "built-in", isSafetyMessage: false });
    expect(answer.answer.length).toBeGreaterThan(20);
    expect(Object.keys(answer.citations)).toEqual(["catechism", "scripture", "fathers", "documents"]);
    expect(await history()).toEqual([
      expect.objectContaining({
        id: answer.threadId,
        question: "What is the Eucharist?",
        response: answer.answer,
        answerId: answer.id,
        isConversation: false,
        mode: "faith-learning",
        denomination: null,
        sources: answer.sources,
      }),
    ]);
    expect(await callsUsed(account)).toBe(1);
  });
});

describe("an answer", () => {
  it("that has ended stays as it is when it is stopped", async () => {
    const answer = await call<AcolyteAnswer>("POST", ASK, ask());
    expect(await call("POST", `/api/acolyte/answers/${answer.id}/stop`)).toEqual(answer);
  });

  it("whose writer was lost is removed and given back when somebody comes for it", async () => {
    const answer = await call<AcolyteAnswer>("POST", ASK, ask());
    const lost = crypto.randomUUID();
    await env.JOURNAL_0.prepare(
      "UPDATE answers SET id = ?, state = 'streaming', text = '', created_at = ? WHERE id = ?",
    )
      .bind(lost, new Date(Date.now() - 120_000).toISOString(), answer.id)
      .run();
    await env.JOURNAL_0.prepare("UPDATE daily_quotas SET starts_at = starts_at - 130000").run();
    const path = `/api/acolyte/answers/${lost}`;
    expect((await send(server, account, "GET", `${path}/stream`)).status).toBe(404);
    expect((await send(server, account, "POST", `${path}/stop`)).status).toBe(404);
    expect(await history()).toEqual([]);
    expect(await callsUsed(account)).toBe(0);
  });
});

describe("a follow-up", () => {
  it.each([
    [
      "by the answer's id",
      (first: AcolyteAnswer) => ({ answerId: first.id, previousResponse: "Something else." }),
    ],
    ["by the answer's text", (first: AcolyteAnswer) => ({ previousResponse: first.answer })],
  ])("joins its thread %s", async (_name, matched) => {
    const first = await call<AcolyteAnswer>("POST", ASK, ask());
    const second = await call<AcolyteAnswer>("POST", FOLLOW_UP, followUp(matched(first)));
    expect(second.threadId).toBe(first.threadId);
    const transcript = `${first.answer}\n\nFollow-up: And why every Sunday?\n\n${second.answer}`;
    expect(await history()).toMatchObject([
      { response: transcript, isConversation: true, answerId: second.id, question: "What is the Eucharist?" },
    ]);
    const third = await call<AcolyteAnswer>("POST", FOLLOW_UP, followUp({ previousResponse: transcript }));
    expect(third.threadId).toBe(first.threadId);
    expect(await callsUsed(account)).toBe(3);
  });

  it("on words that are nobody's answer begins a thread of its own, which keeps none of them", async () => {
    const answer = await call<AcolyteAnswer>(
      "POST",
      FOLLOW_UP,
      followUp({ previousResponse: "I made this up." }),
    );
    const items = await history();
    expect(items).toMatchObject([
      { question: "And why every Sunday?", response: answer.answer, isConversation: false },
    ]);
    expect(JSON.stringify(items)).not.toContain("made this up");
  });

  it("does not find the answer of somebody else", async () => {
    const first = await call<AcolyteAnswer>("POST", ASK, ask());
    const other = await createAccount(server);
    const json = followUp({ answerId: first.id, previousResponse: first.answer });
    const second = await call<AcolyteAnswer>("POST", FOLLOW_UP, json, other);
    expect(second.threadId).not.toBe(first.threadId);
    expect(await history()).toMatchObject([{ isConversation: false }]);
  });
});

describe("the history", () => {
  it("loses one item, then all, and nobody else's", async () => {
    const other = await createAccount(server);
    await call("POST", ASK, ask(), other);
    const [first, second] = [
      await call<AcolyteAnswer>("POST", ASK, ask()),
      await call<AcolyteAnswer>("POST", ASK, ask()),
    ];
    expect((await send(server, other, "DELETE", `${HISTORY}/${first.threadId}`)).status).toBe(404);
    await call("DELETE", `${HISTORY}/${first.threadId}`);
    expect(await history()).toMatchObject([{ id: second.threadId }]);
    expect((await send(server, account, "DELETE", `${HISTORY}/${first.threadId}`)).status).toBe(404);
    expect(await call("DELETE", HISTORY)).toMatchObject({ count: 1 });
    expect(await history()).toEqual([]);
    expect(await call<HistoryItem[]>("GET", HISTORY, undefined, other)).toHaveLength(1);
    const left = await env.JOURNAL_0.prepare("SELECT count(*) AS rows FROM answers WHERE user_id = ?")
      .bind(account.user.id)
      .first();
    expect(left).toEqual({ rows: 0 });
  });
});

describe("an answer that is saved", () => {
  const SAVED = "/api/saved-responses";
  const save = (overrides: object) => saveResponse(server, account, overrides);

  it("is the companion's as its own answer to its own question, with the checked citations", async () => {
    const answer = await call<AcolyteAnswer>("POST", ASK, ask());
    const question = ask().question;
    const saved = await save({ question: `  ${question} `, response: answer.answer.replaceAll(" ", "  ") });
    expect(saved).toMatchObject({
      authorship: "companion",
      engine: "built-in",
      citations: answer.citations,
      checked: answer.checked,
      sources: answer.sources,
    });
    for (const forged of [
      { question, response: `${answer.answer} And more.` },
      { question: "Is it true that the earth is flat?", response: answer.answer },
    ]) {
      expect(await save({ ...forged, sources: ["aquinas"] })).toMatchObject({
        authorship: "member",
        engine: null,
        checked: [],
        sources: ["aquinas"],
      });
    }
    const other = await createAccount(server);
    const stolen = await saveResponse(server, other, { question, response: answer.answer });
    expect(stolen.authorship).toBe("member");
    await call("DELETE", HISTORY);
    expect(await call("GET", `${SAVED}/${saved.id}`)).toEqual(saved);
    expect(await save({ question, response: answer.answer })).toMatchObject({ authorship: "member" });
  });
});
