import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AcolyteAnswer, HistoryItem } from "~/features/companion/contract";
import { openingChunks, toEvent, wordChunk } from "~/features/companion/domain/message-stream";
import type { AnswerJob } from "~/features/companion/domain/tasks";
import { localDateIn } from "~/shared/dates";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { answerPartOf, ask, readMessage, textOf } from "../factories/companion";
import { callsUsed } from "../factories/companion-rows";

import { server, workerWith } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

beforeAll(fillTopicIndex);
const HOUR = 3_600_000;

let account: Account;

beforeEach(async () => {
  account = await createAccount(server);
});

const stubOf = (id: string | null) => env.ANSWER_STREAM.getByName(String(id));
const attach = (id: string | null) => send(server, account, "GET", `/api/acolyte/answers/${id}/stream`);

async function newAnswer(): Promise<AcolyteAnswer> {
  return (await send(server, account, "POST", "/api/acolyte/ask", { json: ask() })).json();
}

async function history(): Promise<HistoryItem[]> {
  return (await send(server, account, "GET", "/api/acolyte/history")).json();
}

/** Leaves an answer as a lost object does: with some words stored, but not the end. */
async function loseInTheMiddle(words: string[]): Promise<string> {
  const answer = await newAnswer();
  const id = String(answer.id);
  await env.JOURNAL_0.prepare("UPDATE answers SET state = 'streaming', text = '' WHERE id = ?")
    .bind(id)
    .run();
  const job: AnswerJob = {
    answerId: id,
    threadId: String(answer.threadId),
    userId: account.user.id,
    journalShard: 0,
    localDate: localDateIn("UTC", new Date()),
    use: { userId: account.user.id, kind: "companion", at: Date.now() },
    engine: "built-in",
    support: null,
    supportIfNoticed: { kind: "despair", language: "en", lines: [], words: "" },
    safetyMessage: "",
    task: {
      kind: "answer",
      question: "What is the Eucharist?",
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
    },
  };
  const { id: _, ...part } = answerPartOf(await readMessage(await attach(id)));
  const opening = openingChunks(id, { ...part, id, state: "streaming" });
  const events = [...opening, ...words.map(wordChunk)].map(toEvent).join("");
  await runInDurableObject(stubOf(id), async (_instance, state) => {
    await state.storage.deleteAll();
    await state.storage.put("job", job);
    if (words.length > 0) await state.storage.put("events:000000", events);
    await state.storage.setAlarm(Date.now() + HOUR);
  });
  await evictDurableObject(stubOf(id));
  return id;
}

describe("an answer whose writer was lost", () => {
  it("keeps its words as interrupted, returns the call and ends for its readers", async () => {
    const id = await loseInTheMiddle(["Half ", "an "]);
    expect(await callsUsed(account)).toBe(1);
    const message = await readMessage(await attach(id));
    expect(textOf(message)).toBe("Half an ");
    expect(answerPartOf(message)).toMatchObject({ id, state: "interrupted" });
    expect(await history()).toMatchObject([{ response: "Half an", state: "interrupted" }]);
    expect(await callsUsed(account)).toBe(0);
    await evictDurableObject(stubOf(id));
    expect(textOf(await readMessage(await attach(id)))).toBe("Half an ");
    expect(await callsUsed(account)).toBe(0);
  });

  it("is broken off by the heartbeat when nobody comes", async () => {
    const id = await loseInTheMiddle(["Half ", "an "]);
    expect(await runDurableObjectAlarm(stubOf(id))).toBe(true);
    expect(await history()).toMatchObject([{ response: "Half an", state: "interrupted" }]);
    expect(await callsUsed(account)).toBe(0);
  });

  it("is broken off when it is stopped", async () => {
    const id = await loseInTheMiddle(["Half ", "an "]);
    const response = await send(server, account, "POST", `/api/acolyte/answers/${id}/stop`);
    expect(await response.json()).toMatchObject({ answer: "Half an", state: "interrupted" });
  });

  it("leaves nothing when no word was there", async () => {
    const id = await loseInTheMiddle([]);
    expect((await attach(id)).status).toBe(404);
    expect(await history()).toEqual([]);
    expect(await callsUsed(account)).toBe(0);
  });
});

const keptOf = (id: string | null) =>
  runInDurableObject(stubOf(id), async (_instance, { storage }) => [...(await storage.list()).keys()]);

/** An answer of three hours ago whose object fails over what it has stored, each time it comes to life. */
async function poison(): Promise<string> {
  const id = await loseInTheMiddle(["Secret ", "words "]);
  await runInDurableObject(stubOf(id), (_instance, { storage }) => storage.put("job", { answerId: id }));
  const createdAt = new Date(Date.now() - 3 * HOUR).toISOString();
  await env.JOURNAL_0.prepare(
    "UPDATE answers SET state = 'streaming', text = '', created_at = ? WHERE id = ?",
  )
    .bind(createdAt, id)
    .run();
  await env.JOURNAL_0.prepare("UPDATE daily_quotas SET count = 1, starts_at = ? WHERE user_id = ?")
    .bind(Date.now() - 4 * HOUR, account.user.id)
    .run();
  await runInDurableObject(stubOf(id), (_instance, { storage }) => storage.delete("endedAt"));
  await evictDurableObject(stubOf(id));
  return id;
}

const runHourly = () => workerWith(env).cron("17 * * * *");

describe("history that is cleared", () => {
  it("leaves nothing in the objects that wrote its answers", async () => {
    const { id, threadId } = await newAnswer();
    const streamed = answerPartOf(
      await readMessage(
        await send(server, account, "POST", "/api/acolyte/ask", {
          json: ask(),
          headers: { Accept: "text/event-stream" },
        }),
      ),
    );
    for (const one of [id, streamed.id]) expect(await keptOf(one)).toContain("job");
    expect((await send(server, account, "DELETE", `/api/acolyte/history/${threadId}`)).status).toBe(200);
    expect(await keptOf(id)).toEqual([]);
    expect(await keptOf(streamed.id)).toContain("job");
    expect((await send(server, account, "DELETE", "/api/acolyte/history")).status).toBe(200);
    expect(await keptOf(streamed.id)).toEqual([]);
    for (const one of [id, streamed.id]) expect((await attach(one)).status).toBe(404);
  });

  it("leaves nothing in an object that fails each time it comes to life", async () => {
    const id = await poison();
    expect((await attach(id)).status).toBe(503);
    expect((await send(server, account, "DELETE", "/api/acolyte/history")).status).toBe(200);
    expect(await history()).toEqual([]);
    expect(await keptOf(id)).toEqual([]);
  });

  it("is kept, to be cleared again, when an object cannot be reached", async () => {
    const { id } = await newAnswer();
    const unreachable = { getByName: () => ({ forget: () => Promise.reject(new Error("gone")) }) };
    const broken = workerWith({ ...env, ANSWER_STREAM: unreachable as never }).server;
    expect((await send(broken, account, "DELETE", "/api/acolyte/history")).status).toBe(503);
    expect(await history()).toHaveLength(1);
    expect(await keptOf(id)).toContain("job");
  });
});

describe("the hourly sweep", () => {
  it("ends an answer whose object fails on every start, and returns the call", async () => {
    const id = await poison();
    expect(await runDurableObjectAlarm(stubOf(id))).toBe(true);
    const isArmed = () =>
      runInDurableObject(stubOf(id), async (_instance, { storage }) => (await storage.getAlarm()) !== null);
    expect(await isArmed()).toBe(true);
    expect(await callsUsed(account)).toBe(1);
    await runHourly();
    expect(await keptOf(id)).toEqual([]);
    expect(await isArmed()).toBe(false);
    expect(await history()).toEqual([]);
    expect(await callsUsed(account)).toBe(0);
  });

  it("deletes words whose alarm was lost, and leaves the answer and newer streams alone", async () => {
    const [old, fresh] = [await newAnswer(), await newAnswer()];
    await runInDurableObject(stubOf(old.id), (_instance, { storage }) => storage.deleteAlarm());
    const threeHoursAgo = new Date(Date.now() - 3 * HOUR).toISOString();
    await env.JOURNAL_0.prepare("UPDATE answers SET created_at = ? WHERE id = ?")
      .bind(threeHoursAgo, old.id)
      .run();
    await runHourly();
    expect(await keptOf(old.id)).toEqual([]);
    expect(await keptOf(fresh.id)).toContain("job");
    expect((await history()).map(({ response }) => response)).toContain(old.answer);
    expect(textOf(await readMessage(await attach(old.id)))).toBe(old.answer);
  });

  it("tells the operator of an object that it cannot reach, and tries again", async () => {
    const id = await poison();
    const unreachable = { getByName: () => ({ forget: () => Promise.reject(new Error("gone")) }) };
    const log = vi.spyOn(console, "error").mockReturnValue();
    await workerWith({ ...env, ANSWER_STREAM: unreachable as never }).cron("17 * * * *");
    const events = log.mock.calls.map(([line]) => JSON.parse(String(line)).event);
    log.mockRestore();
    expect(events).toContain("answer-stream-kept");
    expect(await keptOf(id)).toContain("job");
    await runHourly();
    expect(await keptOf(id)).toEqual([]);
  });
});

describe("an answer that has ended", () => {
  it("is kept for an hour, also by another life of the object, and then deleted", async () => {
    const { id, answer } = await newAnswer();
    await evictDurableObject(stubOf(id));
    expect(textOf(await readMessage(await attach(id)))).toBe(answer);
    expect(await runDurableObjectAlarm(stubOf(id))).toBe(true);
    expect(await keptOf(id)).toContain("endedAt");
    const hasStream = env.JOURNAL_0.prepare("SELECT has_stream FROM answers WHERE id = ?").bind(id);
    expect(await hasStream.first("has_stream")).toBe(1);
    await runInDurableObject(stubOf(id), (_instance, { storage }) =>
      storage.put("endedAt", Date.now() - HOUR),
    );
    expect(await runDurableObjectAlarm(stubOf(id))).toBe(true);
    expect(await keptOf(id)).toEqual([]);
    expect(await hasStream.first("has_stream")).toBe(0);
    await evictDurableObject(stubOf(id));
    expect(textOf(await readMessage(await attach(id)))).toBe(answer);
  });
});

describe("an answer that cannot be stored", () => {
  it("is broken off by the next heartbeat, once the database is back", async () => {
    const broken = `CREATE TRIGGER broken BEFORE UPDATE ON answers WHEN NEW.user_id = '${account.user.id}'
      BEGIN SELECT RAISE(ABORT, 'broken'); END`;
    await env.JOURNAL_0.prepare(broken).run();
    const response = await send(server, account, "POST", "/api/acolyte/ask", { json: ask() });
    expect(response.status).toBe(503);
    await env.JOURNAL_0.prepare("DROP TRIGGER broken").run();
    const id = String(
      await env.JOURNAL_0.prepare("SELECT id FROM answers WHERE user_id = ?")
        .bind(account.user.id)
        .first("id"),
    );
    expect(await history()).toMatchObject([{ state: "streaming", response: "" }]);
    expect(await runDurableObjectAlarm(stubOf(id))).toBe(true);
    const [item] = await history();
    expect(item?.state).toBe("interrupted");
    expect(item?.response.length).toBeGreaterThan(10);
    expect(await callsUsed(account)).toBe(0);
  });
});
