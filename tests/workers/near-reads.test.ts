import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AcolyteAnswer } from "~/features/companion/contract";
import type { SavedResponse } from "~/features/library/contract";
import type { Env } from "~/server/env.server";
import { type Account, createAccount, inFirstShard, type Server, send } from "../factories/accounts";
import { ask, STREAM } from "../factories/companion";
import { laggingShard } from "../factories/lagging-shard";
import { newPrayer, newResponse } from "../factories/library";
import { withShards } from "../factories/object-bindings";
import { workerWith } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

const ENTRIES = "/api/prayer-journal/entries";
const INTENTIONS = "/api/prayer-journal/intentions";
const HISTORY = "/api/acolyte/history";
const SAVED = "/api/saved-responses";
const STATE = "__Host-acolyte_shard_state";

/** A catalog that refuses sessions: sessions of users, passwords and plans are read from its primary. */
const catalog = new Proxy(env.DB, {
  get(target, key) {
    if (key === "withSession") return () => expect.unreachable("The catalog is read from its primary");
    const value = Reflect.get(target, key);
    return typeof value === "function" ? value.bind(target) : value;
  },
});
// The replica is the empty shard: it has nothing of what is written here.
const shard = laggingShard(env.JOURNAL_0, env.JOURNAL_1);
const { server } = workerWith({ ...withShards({ JOURNAL_0: shard }), DB: catalog });

/** A browser, which carries the state of its user's shard. */
class Browser {
  state: string | null = null;

  constructor(
    private readonly account: Account | null,
    private readonly on: Server = server,
  ) {}

  async send(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
    const state = this.state === null ? "" : `${STATE}=${this.state}`;
    const cookie = [this.account?.cookie, state].filter(Boolean).join("; ");
    const response = await send(this.on, { cookie }, method, path, { json, headers });
    const line = response.headers.getSetCookie().find((one) => one.startsWith(`${STATE}=`));
    if (line) this.state = /=([^;]*)/.exec(line)![1]!;
    return { status: response.status, text: await response.text(), headers: response.headers, line };
  }

  async write<T = { id: string }>(method: string, path: string, json?: unknown, headers = {}): Promise<T> {
    const { status, text } = await this.send(method, path, json, headers);
    expect([status, text]).toEqual([expect.toSatisfy((one: number) => one < 300), text]);
    return (text.startsWith("{") ? JSON.parse(text) : null) as T;
  }

  async read(path: string): Promise<string> {
    const { status, text } = await this.send("GET", path);
    expect(status, path).toBe(200);
    return text;
  }
}

let account: Account;
let browser: Browser;

/** A conversation as an archive has it. */
const archivedThread = () => {
  const facts = { question: "From an archive", sources: [], createdAt: "2026-03-01T08:00:00.000Z" };
  const end = { state: "done", engine: "model", citations: null, checked: null, proof: null };
  const answers = [{ id: crypto.randomUUID(), text: "Words", ...facts, ...end }];
  return { id: crypto.randomUUID(), mode: "faith-learning", denomination: null, ...facts, answers };
};

const newEntry = (title = "Written now") =>
  browser.write("POST", ENTRIES, { title, content: "<p>Thanks</p>" });

beforeAll(fillTopicIndex);
beforeEach(async () => {
  account = await createAccount(server);
  browser = new Browser(account);
});

describe("what a user wrote is in the next read,", () => {
  /** A kind of write: what it does before `by` is read at `path`. */
  type Kind = [name: string, path: string, write: () => Promise<unknown>, shows: RegExp];
  const KINDS: Kind[] = [
    ["an entry, through the lane", ENTRIES, () => newEntry(), /Written now/],
    [
      "an edit, through the lane",
      ENTRIES,
      async () => {
        const { id } = await newEntry("Before");
        await browser.write("PUT", `${ENTRIES}/${id}`, { title: "Edited", content: "<p>x</p>" });
      },
      /Edited/,
    ],
    [
      "a deletion, through the lane",
      "/api/prayer-journal/deleted",
      async () => browser.write("DELETE", `${ENTRIES}/${(await newEntry()).id}`),
      /Written now/,
    ],
    ["an intention", INTENTIONS, () => browser.write("POST", INTENTIONS, { text: "For rain" }), /For rain/],
    ["a prayer", "/api/prayers", () => browser.write("POST", "/api/prayers", newPrayer()), /For my mother/],
    ["a saved response", SAVED, () => browser.write("POST", SAVED, newResponse()), /What is grace/],
    [
      "an import",
      HISTORY,
      () =>
        browser.write("POST", "/api/archive/import", { kind: "conversations", items: [archivedThread()] }),
      /From an archive/,
    ],
    [
      "an answer, which its Durable Object stores",
      HISTORY,
      () => browser.write("POST", "/api/acolyte/ask", ask()),
      /"state":"done"/,
    ],
    [
      "a streamed answer, which its Durable Object stores after the response has begun",
      HISTORY,
      () => browser.write("POST", "/api/acolyte/ask", ask(), STREAM),
      /"state":"done"/,
    ],
    [
      "a write while a streamed answer may not have been stored",
      HISTORY,
      async () => {
        await browser.write("POST", "/api/acolyte/ask", ask(), STREAM);
        await newEntry();
        expect(browser.state).toBe("primary");
      },
      /"state":"done"/,
    ],
  ];

  it.each(KINDS)("%s", async (_name, path, write, shows) => {
    await write();
    expect(await browser.read(path)).toMatch(shows);
    expect(await new Browser(account).read(path), "another browser, from the replica").not.toMatch(shows);
  });

  it("also on screens, in as many trips", async () => {
    await newEntry();
    const other = new Browser(account);
    const [fresh, stale] = [await browser.send("GET", "/journal"), await other.send("GET", "/journal")];
    expect(fresh.text).toContain("Written now");
    expect(stale.text).not.toContain("Written now");
    const tripsOf = ({ headers }: typeof fresh) =>
      /trips;desc="(\d+)"/.exec(headers.get("Server-Timing")!)?.[1];
    expect([tripsOf(fresh), tripsOf(stale)]).toEqual(["2", "2"]);
  });

  it("and a removed item is not", async () => {
    const { threadId } = await browser.write<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
    await browser.write("DELETE", `${HISTORY}/${threadId}`);
    expect(await browser.read(HISTORY)).toBe("[]");
  });

  it("and another device finds a single thing that its replica does not have", async () => {
    const { id } = await newEntry();
    const saved = await browser.write("POST", SAVED, newResponse());
    const other = new Browser(account);
    expect(await other.read(`${ENTRIES}/${id}`)).toContain("Written now");
    expect(await other.read(`/journal?entry=${id}`)).toContain("Written now");
    expect(await other.read(`${SAVED}/${saved.id}`)).toContain("What is grace");
  });
});

it("limits, exports and unsafe requests see the newest state without any bookmark", async () => {
  const { id } = await newEntry();
  await browser.write("POST", "/api/acolyte/ask", ask());
  const other = new Browser(account);
  expect(await other.read("/profile")).toContain("19 of 20 left");
  expect(await other.read(`/api/archive/export`)).toContain("PK");
  const toggled = await other.write<{ isBookmarked: boolean }>("POST", `${ENTRIES}/${id}/bookmark`);
  expect(toggled.isBookmarked).toBe(true);
});

describe("the cookie with the state of a shard", () => {
  it("is set by writes alone, unreadable for scripts and for a short time", async () => {
    expect((await browser.send("GET", "/journal")).line).toBeUndefined();
    const { line } = await browser.send("POST", "/api/prayers", newPrayer());
    expect(line).toMatch(
      /^__Host-acolyte_shard_state=0\.[0-9a-f]{8}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await new Browser(null).send("GET", "/")).line).toBeUndefined();
  });

  it.each([
    ["empty", ""],
    ["none of ours", "yesterday"],
    ["without a bookmark", "0."],
    ["with a malformed bookmark", "0.yesterday"],
    ["of a state that never was", "0.ffffffff"],
    ["of another shard", "1.00000001"],
    ["of no shard", "99.00000001"],
    ["a constraint", "0.first-unconstrained"],
    ["with a broken escape", "%E0%A4%A"],
    ["too long", `0.${"f".repeat(5_000)}`],
  ])("breaks no request when it is %s", async (_, state) => {
    await newEntry();
    for (const path of ["/", "/journal", "/acolyte", "/saved-responses", ENTRIES, HISTORY]) {
      browser.state = state;
      await browser.read(path);
    }
    browser.state = state;
    await newEntry("Written later");
    expect(await browser.read(ENTRIES)).toContain("Written later");
  });
});

it("a visitor's page may be behind, but a link that was turned off ends at once", async () => {
  const saved = await browser.write<SavedResponse>(
    "POST",
    SAVED,
    newResponse({ isPublic: true, title: "New" }),
  );
  const path = `/shared/${saved.shareToken}`;
  const visitor = new Browser(null);
  expect(await visitor.read(path), "the replica does not have it").toContain("New");
  await env.JOURNAL_1.prepare(
    `INSERT INTO saved_responses (id, user_id, title, question, response, response_type, authorship, is_public,
      share_token, text_terms, note_terms, created_at, updated_at)
    VALUES (?, ?, 'Old', 'Q', 'A', 'faith-learning', 'member', 1, ?, '', '', '2026-01-01', '2026-01-01')`,
  )
    .bind(saved.id, account.user.id, saved.shareToken)
    .run();
  expect(await visitor.read(path)).toContain("Old");
  await browser.write("PATCH", `${SAVED}/${saved.id}`, { isPublic: false });
  expect((await visitor.send("GET", path)).status).toBe(404);
});

it("works the same where databases have no sessions", async () => {
  const plain = new Proxy(env.JOURNAL_0, {
    get(target, key) {
      if (key === "withSession") return undefined;
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  browser = new Browser(account, workerWith(withShards({ JOURNAL_0: plain } as Partial<Env>)).server);
  await newEntry();
  expect(browser.state).toBeNull();
  expect(await browser.read(ENTRIES)).toContain("Written now");
});
