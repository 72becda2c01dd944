import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MonitorView } from "~/features/monitor/contract";
import { purgeLogs } from "~/features/monitor/server/store-log.server";
import { type Account, confirmEmail, createAccount, inFirstShard, send, signUp } from "../factories/accounts";
import { failingDatabase } from "../factories/failing-database";
import { servicesAt } from "../factories/journal";
import { type MailWorld, mailWorld } from "../factories/mail";

inFirstShard();

const ENTRIES = "/api/prayer-journal/entries";

let world: MailWorld;
let account: Account;
beforeEach(async () => {
  for (const level of ["log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  // The budget of rows is each minute's own: another minute for each test.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  world = mailWorld();
  account = await createAccount(world.server);
  await env.DB.batch([env.DB.prepare("DELETE FROM logs"), env.DB.prepare("DELETE FROM request_counts")]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const report = async (as: Account = account, server = world.server) => {
  const response = await send(server, as, "GET", "/api/debug/logs");
  expect(response.status).toBe(200);
  return response.json<MonitorView>();
};
const rows = async () =>
  (await env.DB.prepare("SELECT * FROM logs ORDER BY key").all<Record<string, unknown>>()).results;
/** The worker with a database that fails where its statement matches. */
const failing = (binding: "DB" | "JOURNAL_0", pattern: RegExp) =>
  mailWorld({ [binding]: failingDatabase(env[binding], (sql) => pattern.test(sql)) });
const badEntry = (server = world.server) =>
  send(server, account, "POST", ENTRIES, {
    json: { content: "<p>My secret sorrow</p>", mood: "secret-mood", entryDate: "secret@example.test" },
  });

describe("the log", () => {
  it("contains names and numbers of errors and of users' refusals, and nothing that anybody wrote", async () => {
    expect((await badEntry()).status).toBe(400);
    const broken = failing("JOURNAL_0", /select/i);
    const failed = await send(broken.server, account, "GET", `${ENTRIES}?secret=words`);
    expect(failed.status).toBe(503);
    const kept = await rows();
    expect(kept).toMatchObject([
      {
        level: "WARN",
        event: "request",
        endpoint: ENTRIES,
        method: "POST",
        status: 400,
        error: "bad_request",
      },
      { level: "ERROR", event: "request", endpoint: ENTRIES, method: "GET", status: 503 },
    ]);
    expect(kept[1]).toMatchObject({
      user_id: account.user.id,
      request_id: failed.headers.get("X-Request-Id"),
    });
    const text = JSON.stringify(kept);
    expect(text).not.toMatch(/secret|sorrow|example\.test/);
    expect(text).not.toContain(account.cookie.split("=")[1]);
  });

  it("contains no successes, no visitors without a session and no unknown addresses", async () => {
    await report();
    await send(world.server, null, "GET", ENTRIES);
    await send(world.server, account, "GET", `${ENTRIES}/no-such-entry`);
    await send(world.server, account, "GET", "/api/no-such-call");
    expect(await rows()).toEqual([]);
  });

  it("contains events of features, such as a dropped mail", async () => {
    await env.DB.prepare("DELETE FROM outbox").run();
    world.failWith(Object.assign(new Error("person@example.test"), { code: "E_RECIPIENT_SUPPRESSED" }));
    await signUp(world.server);
    await world.deliver();
    expect(await rows()).toMatchObject([{ level: "ERROR", event: "mail-dead", user_id: null, status: null }]);
    expect(JSON.stringify(await rows())).not.toContain("example.test");
  });

  it("stays bounded when everything fails", async () => {
    for (let tries = 0; tries < 30; tries++) await badEntry();
    expect(await rows()).toHaveLength(20);
  });

  it("fails no request when it cannot be written", async () => {
    expect((await badEntry(failing("DB", /insert into "(logs|request_counts)"/i).server)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

describe("GET /api/debug/logs", () => {
  it("lists the user's own errors, newest first, and an operator's list has all", async () => {
    await badEntry();
    await send(world.server, account, "POST", "/api/auth/start-trial", { json: {} });
    const other = await createAccount(world.server);
    const { logs } = await report();
    expect(logs.map(({ context }) => context.endpoint)).toEqual(["/api/auth/start-trial", ENTRIES]);
    expect(logs[1]).toEqual({
      id: expect.any(String),
      level: "WARN",
      message: `POST ${ENTRIES} answered 400`,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      context: {
        endpoint: ENTRIES,
        method: "POST",
        statusCode: 400,
        duration: expect.any(Number),
        error: { name: "bad_request", message: "The input is invalid" },
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect((await report(other)).logs).toEqual([]);
    const operated = mailWorld({ ADMIN_EMAILS: other.email });
    expect((await report(other, operated.server)).logs).toEqual([]);
    await confirmEmail(other);
    expect((await report(other, operated.server)).logs).toHaveLength(2);
  });
});

describe("the health", () => {
  const count = (minutesAgo: number, requests: number, failures: number) =>
    env.DB.prepare("INSERT OR REPLACE INTO request_counts VALUES (?, ?, ?)")
      .bind(Math.floor(Date.now() / 60_000) - minutesAgo, requests, failures)
      .run();

  it("is healthy, with a warning for a model without a key", async () => {
    const health = { api: "healthy", database: "healthy", openai: "warning", authentication: "healthy" };
    expect((await report()).health).toEqual(health);
  });

  it("of the API follows the failures of 15 minutes", async () => {
    await count(20, 100, 100);
    await count(2, 1000, 19);
    expect((await report()).health.api).toBe("healthy");
    await count(2, 1000, 500);
    expect((await report()).health.api).toBe("error");
  });

  it("of the model follows its last calls", async () => {
    const withKey = mailWorld({ OPENAI_API_KEY: "sk-test" });
    expect((await report(account, withKey.server)).health.openai).toBe("healthy");
    const now = new Date().toISOString();
    await env.DB.prepare(
      "INSERT INTO companion_calls (id, kind, engine, outcome, total_ms, created_at) VALUES ('a', 'answer', 'model', 'failed', 1, ?)",
    )
      .bind(now)
      .run();
    expect((await report(account, withKey.server)).health.openai).toBe("error");
  });

  it("reports unreadable logs", async () => {
    const broken = failing("DB", /from "logs"/i);
    const { health, logs } = await report(account, broken.server);
    expect(health).toMatchObject({ api: "error", database: "error", authentication: "healthy" });
    expect(logs).toEqual([]);
  });
});

describe("the table of logs", () => {
  const fill = (rowsOld: number, rowsNew: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO logs (level, event, created_at)
        SELECT 'WARN', 'request', iif(i <= ?, '2026-11-12T00:00:00.000Z', '2026-11-19T00:00:00.000Z') FROM n`,
    )
      .bind(rowsOld + rowsNew, rowsOld)
      .run();

  it("keeps 7 days", async () => {
    await fill(2500, 300);
    expect(await purgeLogs(servicesAt("2026-11-20T00:00:00.000Z"))).toBe(2500);
    expect(await rows()).toHaveLength(300);
    expect(await purgeLogs(servicesAt("2026-11-20T00:00:00.000Z"))).toBe(0);
  });
});
