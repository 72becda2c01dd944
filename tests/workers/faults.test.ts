import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { JournalEntry } from "~/features/journal/contract";
import { type Account, send } from "../factories/accounts";
import { dumpUser, signUpOn } from "../factories/journal";
import { server } from "../factories/worker-with";

/** When the database fails: before it carries out a batch, or after it did and before the answer is back. */
type Moment = "before" | "after";

/** The journal shard as the lane sees it, failing once at a moment. */
function failingOnce(database: D1Database, moment: Moment): D1Database {
  let hasFailed = false;
  return new Proxy(database, {
    get(target, key) {
      if (key === "withSession") return undefined;
      if (key !== "batch") {
        const value = Reflect.get(target, key);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return async (statements: D1PreparedStatement[]) => {
        if (hasFailed) return target.batch(statements);
        hasFailed = true;
        if (moment === "after") await target.batch(statements);
        throw new Error("D1_ERROR: Network connection lost.");
      };
    },
  });
}

/** Lets the next write of a user's lane fail. */
async function failNextWrite(account: Account, moment: Moment) {
  const lane = env.USER_LANE.getByName(account.user.id);
  await runInDurableObject(lane, (instance) => {
    const own = instance as unknown as { env: typeof env };
    own.env = { ...env, JOURNAL_0: failingOnce(env.JOURNAL_0, moment) };
  });
}

const write = (account: Account, key: string) =>
  send(server, account, "POST", "/api/prayer-journal/entries", {
    json: { content: "<p>Thank you.</p>", entryDate: "2026-11-19" },
    headers: { "Idempotency-Key": key },
  });

let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each<Moment>(["before", "after"])("a database that fails %s the commit", (moment) => {
  it("returns a clear 503, and a retry of the same write stores one entry", async () => {
    const account = await signUpOn(server, 0);
    await failNextWrite(account, moment);
    const before = await dumpUser(env.JOURNAL_0, account.user.id);
    const failed = await write(account, "key-1");
    expect(failed.status).toBe(503);
    expect(failed.headers.get("Retry-After")).toBe("2");
    expect(await failed.json()).toEqual({
      message: "Your data cannot be reached right now. Please try again.",
    });
    expect(JSON.stringify(errors.mock.calls)).not.toContain("Thank you.");
    if (moment === "before") expect(await dumpUser(env.JOURNAL_0, account.user.id)).toEqual(before);

    const retried = await write(account, "key-1");
    expect(retried.ok).toBe(true);
    const list = await send(server, account, "GET", "/api/prayer-journal/entries");
    const entries = await list.json<JournalEntry[]>();
    expect(entries.map((entry) => entry.id)).toEqual([(await retried.json<JournalEntry>()).id]);
    const streak = await send(server, account, "PATCH", "/api/prayer-journal/streak", { json: {} });
    expect(await streak.json()).toMatchObject({ longestStreak: 1, lastJournalDate: "2026-11-19" });
  });

  it.each(["PUT", "DELETE"])("allows a retry of %s", async (method) => {
    const account = await signUpOn(server, 0);
    const { id } = await (await write(account, "key-2")).json<JournalEntry>();
    const change = () =>
      send(server, account, method, `/api/prayer-journal/entries/${id}`, {
        ...(method === "PUT" && { json: { content: "<p>Changed.</p>" } }),
      });
    await failNextWrite(account, moment);
    expect((await change()).status).toBe(503);
    expect((await change()).status).toBe(200);
    const stored = await send(server, account, "GET", `/api/prayer-journal/entries/${id}`);
    const entry = await stored.json<JournalEntry>();
    if (method === "PUT") expect(entry.content).toBe("<p>Changed.</p>");
    else expect(entry.deletedAt).not.toBeNull();
  });
});
