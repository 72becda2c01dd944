import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { AcolyteAnswer, HistoryItem } from "~/features/companion/contract";
import { type Account, signUp } from "../factories/accounts";
import { answerPartOf, ask, readMessage, textOf } from "../factories/companion";
import { send } from "../factories/journal";

const server = exports.default;
const ASK = "/api/acolyte/ask";
const STREAM = { Accept: "text/event-stream" };

let account: Account;

beforeAll(async () => {
  account = await signUp(server);
});

async function usage(who: Account): Promise<number> {
  const row = await env.DB.prepare("SELECT sum(count) AS count FROM companion_usage WHERE user_id = ?")
    .bind(who.user.id)
    .first<{ count: number | null }>();
  return row?.count ?? 0;
}

describe("a question", () => {
  it("is answered as JSON with sources and citations, and kept in the history", async () => {
    const response = await send(server, account, "POST", ASK, { json: ask() });
    expect(response.status).toBe(201);
    const answer = await response.json<AcolyteAnswer>();
    expect(answer).toMatchObject({ state: "done", engine: "built-in", isSafetyMessage: false });
    expect(answer.answer.length).toBeGreaterThan(20);
    expect(Object.keys(answer.citations)).toEqual(["catechism", "scripture", "fathers", "documents"]);
    const [item] = await (await send(server, account, "GET", "/api/acolyte/history")).json<HistoryItem[]>();
    expect(item).toMatchObject({
      question: "What is the Eucharist?",
      response: answer.answer,
      answerId: answer.id,
      isConversation: false,
      mode: "faith-learning",
      denomination: null,
    });
    expect(await usage(account)).toBe(1);
  });

  it("is answered as a stream that the AI SDK reads, with data parts after the text", async () => {
    const response = await send(server, account, "POST", ASK, { json: ask(), headers: STREAM });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(response.headers.get("X-Vercel-AI-UI-Message-Stream")).toBe("v1");
    const message = await readMessage(response);
    const part = answerPartOf(message);
    expect(part).toMatchObject({ state: "done", engine: "built-in" });
    expect(message.parts.at(-1)?.type).toBe("data-citations");
    const items = await (await send(server, account, "GET", "/api/acolyte/history")).json<HistoryItem[]>();
    expect(items[0]).toMatchObject({ answerId: part.id, response: textOf(message) });
    expect(await usage(account)).toBe(2);
  });
});
