import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AcolyteAnswer, CompanionStatus, WrittenPrayer } from "~/features/companion/contract";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { answerPartOf, ask, readMessage, STREAM, textOf } from "../factories/companion";
import { callsUsed } from "../factories/companion-rows";
import { withShards } from "../factories/object-bindings";
import { workerWith } from "../factories/worker-with";
import { WorkersAiStandIn } from "../factories/workers-ai";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

beforeAll(fillTopicIndex);

const ASK = "/api/acolyte/ask";
const MODEL = "@cf/zai-org/glm-4.7-flash";

let ai: WorkersAiStandIn;
let server: ReturnType<typeof workerWith>["server"];
let account: Account;

beforeEach(async () => {
  ai = new WorkersAiStandIn();
  server = workerWith(withShards({ AI: ai.binding, WORKERS_AI_MODEL: MODEL })).server;
  account = await createAccount(server);
});

const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  send(server, account, "POST", path, { json, headers });
const consent = async () => (await post("/api/ai/consent", { accepted: true })).json<CompanionStatus>();

describe("Workers AI", () => {
  it("is named as the receiver, and gets nothing before the user agrees", async () => {
    const answer = await (await post(ASK, ask())).json<AcolyteAnswer>();
    expect(answer.engine).toBe("built-in");
    expect(ai.runs).toEqual([]);
    expect((await consent()).provider).toBe("Cloudflare Workers AI");
  });

  it("answers a question with the fixed instructions and one message of data", async () => {
    await consent();
    ai.answer("The Eucharist ", "is the source of the Christian life (CCC 1324).");
    const answer = await (await post(ASK, ask())).json<AcolyteAnswer>();
    expect(answer).toMatchObject({
      engine: "model",
      state: "done",
      answer: "The Eucharist is the source of the Christian life (CCC 1324).",
    });
    expect(answer.citations.catechism).toEqual(["CCC 1324"]);
    expect(ai.runs).toMatchObject([{ model: MODEL, inputs: { stream: true } }]);
    const messages = ai.runs[0]?.inputs.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(messages[1]?.content).toContain("<question>\nWhat is the Eucharist?\n</question>");
  });

  it("streams an answer, and writes prayers", async () => {
    await consent();
    ai.answer("Grace ", "builds.");
    const message = await readMessage(await post(ASK, ask(), STREAM));
    expect(textOf(message)).toBe("Grace builds.");
    expect(answerPartOf(message)).toMatchObject({ engine: "model", state: "done" });
    ai.answer("Lord, ", "bless Tom. ", "Amen.");
    const json = { plainText: "I am worried about my brother Tom.", context: "journal_entry" };
    const prayer = await (await post("/api/ai/personalized-prayer", json)).json<WrittenPrayer>();
    expect(prayer).toMatchObject({ engine: "model", prayer: "Lord, bless Tom. Amen." });
  });

  it("is asked once more without capacity, and then answers 503 and refunds the call", async () => {
    await consent();
    ai.refuse();
    ai.refuse();
    const response = await post(ASK, ask());
    expect(response.status).toBe(503);
    expect(ai.runs.length).toBe(2);
    expect(await callsUsed(account)).toBe(0);
  });

  it("keeps the words of an answer that breaks off, and logs none of them", async () => {
    await consent();
    const warn = vi.spyOn(console, "warn");
    ai.answerRaw('data: {"response":"Mercy is "}\n\n', 'data: {"response":"grea');
    const message = await readMessage(await post(ASK, ask(), STREAM));
    expect(textOf(message)).toBe("Mercy is ");
    expect(answerPartOf(message).state).toBe("interrupted");
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/grea|Mercy/);
    warn.mockRestore();
  });

  it("is not there without its binding, as in a local run: the built-in companion answers", async () => {
    server = workerWith(withShards({ AI: undefined, WORKERS_AI_MODEL: MODEL })).server;
    expect((await consent()).provider).toBeNull();
    expect(await (await post(ASK, ask())).json()).toMatchObject({ engine: "built-in", state: "done" });
  });
});
