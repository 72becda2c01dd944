import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Env } from "~/server/env.server";
import { type Account, createAccount, postLogin, send, setUser, signUp } from "../factories/accounts";
import { failingDatabase } from "../factories/failing-database";
import { server, workerWith } from "../factories/worker-with";

const ENTRIES = "/api/prayer-journal/entries";

const serverWith = (bindings: Partial<Env>) =>
  workerWith({ ...env, SHARD_WEIGHTS: "", ...bindings } as Env).server;

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await env.DB.prepare("UPDATE shard_people SET people = 0").run();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes accounts one after the other and returns the shard of each. */
async function shardsOf(count: number, bindings: Partial<Env>): Promise<number[]> {
  const server = serverWith(bindings);
  const found: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const { user } = await signUp(server);
    const row = await env.DB.prepare("SELECT journal_shard AS shard FROM users WHERE id = ?")
      .bind(user.id)
      .first<{ shard: number }>();
    found.push(row!.shard);
  }
  return found;
}

describe("a new account", () => {
  it("goes to the emptiest shard", async () => {
    expect(await shardsOf(4, {})).toEqual([0, 1, 0, 1]);
  });

  it("goes to shards in proportion to their weights", async () => {
    const shards = await shardsOf(8, { SHARD_WEIGHTS: "0:1,1:3" });
    expect(shards.filter((shard) => shard === 1)).toHaveLength(6);
  });

  it("goes to no shard that does not answer", async () => {
    expect(await shardsOf(2, { JOURNAL_0: failingDatabase(env.JOURNAL_0) })).toEqual([1, 1]);
  });

  it("is made while no shard answers", async () => {
    const failing = { JOURNAL_0: failingDatabase(env.JOURNAL_0), JOURNAL_1: failingDatabase(env.JOURNAL_1) };
    expect(await shardsOf(1, failing)).toEqual([0]);
  });

  it("goes to a shard that is new, which needs nothing but its binding", async () => {
    const bindings = { JOURNAL_12: env.JOURNAL_1, SHARD_WEIGHTS: "0:0,1:0" };
    expect(await shardsOf(2, bindings)).toEqual([12, 12]);
  });
});

it("the people of a shard are counted as accounts come, move and go", async () => {
  const counted = async () => {
    const { results } = await env.DB.prepare(
      "SELECT (SELECT count(*) FROM users WHERE journal_shard = shard) - people AS error FROM shard_people",
    ).all();
    return results;
  };
  await env.DB.prepare(
    "UPDATE shard_people SET people = (SELECT count(*) FROM users WHERE journal_shard = shard)",
  ).run();
  const account = await createAccount(server);
  await setUser(account, "journal_shard", 7);
  expect(await counted()).toContainEqual({ error: 0 });
  await env.DB.prepare(
    "INSERT INTO users (id, email, journal_shard, created_at, updated_at) VALUES ('gone', 'gone@example.test', 7, '', '')",
  ).run();
  await env.DB.prepare("DELETE FROM users WHERE id = 'gone'").run();
  expect((await counted()).every(({ error }) => error === 0)).toBe(true);
});

describe("a shard that cannot be reached", () => {
  const lost = serverWith({ JOURNAL_1: failingDatabase(env.JOURNAL_1) });
  const removed = serverWith({ JOURNAL_1: undefined as never });
  let near: Account;
  let far: Account;

  beforeEach(async () => {
    near = await createAccount(server);
    far = await createAccount(server);
    await setUser(near, "journal_shard", 0);
    await setUser(far, "journal_shard", 1);
  });

  it.each([
    ["failing", lost],
    ["gone", removed],
  ])("concerns its people alone: %s", async (_, server) => {
    expect((await send(server, near, "GET", ENTRIES)).status).toBe(200);
    const refused = await send(server, far, "GET", ENTRIES);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("2");
    for (const [person, status] of [
      [near, 200],
      [far, 503],
    ] as const) {
      const page = await send(server, person, "GET", "/journal");
      expect(page.status).toBe(status);
      expect(page.headers.get("Content-Type")).toContain("text/html");
    }
  });

  it("leaves sign-in and settings to its people", async () => {
    const response = await postLogin(lost, { mode: "sign-in", email: far.email, password: far.password });
    expect(response.status).toBe(303);
    expect((await send(lost, far, "GET", "/settings")).status).toBe(200);
    expect((await send(lost, far, "GET", "/api/auth/user")).status).toBe(200);
  });
});
