import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { moveRows } from "~/features/archive/server/public.server";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { ask } from "../factories/companion";
import { failingDatabase } from "../factories/failing-database";
import { servicesAt } from "../factories/journal";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { server } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

inFirstShard();

const TABLES =
  "threads answers companion_feedback daily_activity activity_totals daily_quotas prayers saved_owners saved_responses saved_response_counts saved_search shared_views".split(
    " ",
  );
/** The tables of the catalog that nothing is made from. */
const REST = ["companion_streams", "companion_usage", "prayer_share_days"];

/** Gives the catalog the tables of before, which are described in the shards now. */
async function makeTables() {
  const { results } = await env.JOURNAL_0.prepare(
    `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name IN (SELECT value FROM json_each(?))
      AND type <> 'trigger' ORDER BY type = 'index'`,
  )
    .bind(JSON.stringify(TABLES))
    .all<{ sql: string }>();
  const simple = REST.map((name) => `CREATE TABLE ${name} (user_id text)`);
  const reports = `CREATE TABLE shared_reports (id text PRIMARY KEY, response_key integer, reason text, note text,
    visitor_hash text, created_at text)`;
  const totals = "CREATE TABLE text_totals (user_id text PRIMARY KEY, bytes integer)";
  const statements = [...results.map(({ sql }) => sql), ...simple, reports, totals];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
}

/** Puts the rows of an account back to where they were before. */
async function moveBack({ user }: Account) {
  for (const table of TABLES.filter((name) => !/search|views|totals|counts/.test(name))) {
    const { results } = await env.JOURNAL_0.prepare(`SELECT * FROM ${table} WHERE user_id = ?`)
      .bind(user.id)
      .all();
    for (const row of results) {
      const { text_bytes: _, ...columns } = row;
      const names = Object.keys(columns);
      await env.DB.prepare(
        `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
      )
        .bind(...Object.values(columns))
        .run();
    }
  }
  const tables = ["answers", "threads", ...TABLES, ...["companion_streams", "other_text_totals"]];
  for (const table of tables.filter((name) => !/search|views/.test(name)))
    await env.JOURNAL_0.prepare(`DELETE FROM ${table} WHERE user_id = ?`).bind(user.id).run();
  await env.DB.prepare("DELETE FROM shared_pages").run();
}

const hasTables = async () =>
  (await env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'threads'").all()).results.length > 0;

let account: Account;
let token: string | null;
let before: string;

/** All that the account sees of what moves. */
async function seen() {
  const lists = ["/api/acolyte/history", "/api/saved-responses?search=grace", "/api/prayers"];
  const read = lists.map(async (path) => (await send(server, account, "GET", path)).text());
  return (await Promise.all(read)).join("\n");
}

beforeEach(async () => {
  await fillTopicIndex();
  account = await createAccount(server);
  await callOk(server, account, "POST", "/api/acolyte/ask", ask());
  for (const title of ["One", "Two"]) await savePrayer(server, account, { title });
  await saveResponse(server, account, { question: "What is grace?" });
  ({ shareToken: token } = await saveResponse(server, account, {
    question: "What is grace?",
    isPublic: true,
  }));
  before = await seen();
  await makeTables();
  await moveBack(account);
  return async () => {
    const rest = [
      ...TABLES.filter((name) => name !== "threads"),
      "threads",
      ...REST,
      "shared_reports",
      "text_totals",
    ];
    for (const table of rest) await env.DB.prepare(`DROP TABLE IF EXISTS ${table}`).run();
  };
});

describe("rows that the catalog had before the shards", () => {
  it("are seen by their owner at once, with their search, counts and totals", async () => {
    await moveRows(servicesAt(new Date().toISOString()), { id: account.user.id, journalShard: 0 });
    expect(await seen()).toBe(before);
    const total = "SELECT bytes FROM other_text_totals WHERE user_id = ?";
    expect(await env.JOURNAL_0.prepare(total).bind(account.user.id).first("bytes")).toBeGreaterThan(1_000);
  });

  it("are moved for everybody by the cron, which then deletes the tables", async () => {
    // A module of its own: one that has seen no table asks no more.
    vi.resetModules();
    const { moveSomeRows } = await import("~/features/archive/server/move-catalog-rows.server");
    const services = servicesAt(new Date().toISOString());
    expect(await moveSomeRows(services)).toEqual({ moved: 1, failed: 0 });
    expect(await hasTables()).toBe(false);
    expect(await seen()).toBe(before);
    expect((await send(server, null, "GET", `/shared/${token}`)).status).toBe(200);
  });

  it.each(["other_text_totals", "threads", "answers", "prayers", "saved_responses"])(
    "are all there after a move that broke off at %s",
    async (table) => {
      const services = servicesAt(new Date().toISOString());
      const user = { id: account.user.id, journalShard: 0 };
      const isOf = new RegExp(`into "?${table}\\b`, "i");
      const broken = servicesAt(new Date().toISOString(), () =>
        failingDatabase(env.JOURNAL_0, (sql) => isOf.test(sql)),
      );
      await expect(moveRows(broken, user)).rejects.toThrow();
      await moveRows(services, user);
      expect(await seen()).toBe(before);
    },
  );
});
