import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedResponse } from "~/features/library/contract";
import { type Account, createAccount } from "../factories/accounts";
import { send } from "../factories/journal";
import { callOk, saveResponse } from "../factories/library";

const server = exports.default;

let account: Account;
let saved: SavedResponse;
let page: string;

beforeEach(async () => {
  account = await createAccount(server);
  saved = await saveResponse(server, account, { isPublic: true });
  page = `/shared/${saved.shareToken}`;
});

describe("views of a shared page", () => {
  const views = async () =>
    (await callOk<SavedResponse>(server, account, "GET", `/api/saved-responses/${saved.id}`)).viewCount;

  it.each([
    ["whatever browser it claims to be", () => "192.0.2.9"],
    ["from whatever address of its /64", (number: number) => `2001:db8:0:9::${number + 1}`],
  ])("count one network once a day, %s", async (_name, addressOf) => {
    for (let number = 0; number < 5; number++) {
      const headers = { "CF-Connecting-IP": addressOf(number), "User-Agent": `Reader/${number}` };
      expect((await send(server, null, "GET", page, { headers })).status).toBe(200);
    }
    expect(await views()).toBe(1);
    await send(server, null, "GET", page, {
      headers: { "CF-Connecting-IP": "2001:db8:0:a::1" },
    });
    expect(await views()).toBe(2);
  });
});

describe("reports of a shared page", () => {
  const post = (headers: Record<string, string>) =>
    send(server, null, "POST", `${page}/report`, {
      body: new URLSearchParams({ reason: "other", note: "Again" }),
      headers: { Host: "acolyte.test", ...headers },
    });

  beforeEach(async () => {
    await env.DB.prepare("DELETE FROM shared_reports").run();
  });

  const openReports = async () =>
    (await env.DB.prepare("SELECT id FROM shared_reports").all<{ id: string }>()).results.length;
  const loggedReports = async () =>
    (await env.DB.prepare("SELECT key FROM logs WHERE event = 'shared-report'").all()).results.length;

  it("are one of each network, whatever browser it claims to be, and the log tells of it once", async () => {
    const before = await loggedReports();
    for (let number = 0; number < 5; number++) {
      const response = await post({
        "CF-Connecting-IP": `2001:db8:0:b::${number + 1}`,
        "User-Agent": `Reader/${number}`,
      });
      expect(response.status).toBe(200);
    }
    expect(await openReports()).toBe(1);
    await expect.poll(loggedReports).toBe(before + 1);
  });

  it("of one page are at most 20 at a time, so that they hide no other page's", async () => {
    const from = (number: number) => post({ "CF-Connecting-IP": `198.51.100.${number}` });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, number) => from(number)));
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
    expect(await openReports()).toBe(20);
    page = `/shared/${(await saveResponse(server, account, { isPublic: true, title: "Other" })).shareToken}`;
    expect((await from(0)).status).toBe(200);
    expect(await openReports()).toBe(21);
  });

  it("of an account that is about to be deleted are neither accepted nor stored", async () => {
    await env.DB.prepare("INSERT INTO deletions (user_id, due_at) VALUES (?, '2999-01-01T00:00:00.000Z')")
      .bind(account.user.id)
      .run();
    expect((await post({})).status).toBe(404);
    expect(await openReports()).toBe(0);
  });
});
