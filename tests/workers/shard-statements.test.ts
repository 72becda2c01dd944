import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Account, confirmEmail, createAccount, type SignUpOverrides, send } from "../factories/accounts";
import { PNG } from "../factories/archive";
import { ask, STREAM } from "../factories/companion";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { recordShards, type ShardStatement } from "../factories/recorded-shards";
import { MINUTE_CRON, workerWith } from "../factories/worker-with";
import { CALLS, type Call, type Kind, PAGE_QUERIES } from "../fuzz/call-table";
import { accepted } from "../fuzz/lib/from-schema";
import { fillTopicIndex } from "../setup/topic-index";

const HOURLY_CRON = "17 * * * *";
const OPERATOR = "operator@example.test";
const ENTRIES = "/api/prayer-journal/entries";

interface Exception {
  what: string;
  sql: RegExp;
  by: "call" | "cron";
}

/** The statements that name no user, and what they are for. */
const FOR_EVERYBODY: readonly Exception[] = [
  { what: "a sign-up asks whether a shard answers", sql: /^SELECT 1$/, by: "call" },
  {
    what: "an import asks whose the ids of an archive are: they may be another user's",
    sql: /^select "id", "user_id" from "\w+" where "\w+"\."id" IN \(SELECT value FROM json_each\(\?\)\)$/,
    by: "call",
  },
  {
    what: "cron claims due rows of the outbox",
    sql: /^update "outbox" set "due_at" = \? where "outbox"\."id" IN/,
    by: "cron",
  },
  {
    what: "the queue takes the row that a hint names",
    sql: /^update "outbox" set "attempts" = \?.* where \("outbox"\."id" = \?/,
    by: "cron",
  },
  {
    what: "the queue deletes a row that is done",
    sql: /^delete from "outbox" where "outbox"\."id" = \?$/,
    by: "cron",
  },
  {
    what: "cron deletes ended windows of quotas",
    sql: /^delete from "daily_quotas" where "daily_quotas"\."resets_at" </,
    by: "cron",
  },
  {
    what: "cron finds streams that were not deleted",
    sql: /^select .* from "answers" where \(has_stream = 1 and "answers"\."created_at" <.* limit \?$/,
    by: "cron",
  },
  {
    what: "cron finds and plans the reminders that are due",
    sql: /^(select .* from "reminders" where "reminders"\."next_due_at" <=|insert into "deliveries" .* item\.value|update "reminders" set "next_due_at" = item\.value)/s,
    by: "cron",
  },
  {
    what: "cron claims due deliveries, and deletes the oldest",
    sql: /^(update "deliveries" set "lease_until" = \? where "deliveries"\."id" IN|delete from "deliveries" where id IN)/,
    by: "cron",
  },
  {
    what: "a delivery is taken by its number, with the rows of the person whose it is",
    sql: /^update "deliveries" set "attempts" = \?|user_id FROM deliveries WHERE id = \?\)$|^update "deliveries" set "state" = \?/,
    by: "call",
  },
  {
    what: "a deletion asks whether anybody has left the shard",
    sql: /^SELECT 1 FROM sqlite_master WHERE name = 'moving'$/,
    by: "cron",
  },
  {
    what: "cron forgets the visitors of earlier days",
    sql: /^delete from "shared_views" where "shared_views"\."day" < \?$/,
    by: "cron",
  },
];

const people: Account[] = [];
const seen: (ShardStatement & Pick<Exception, "by">)[] = [];
const queued: unknown[] = [];
let by: Exception["by"] = "call";
const { server, cron, consume } = workerWith({
  ...recordShards((statement) => seen.push({ ...statement, by })),
  ADMIN_EMAILS: OPERATOR,
  OUTBOX_QUEUE: {
    sendBatch: async (all: Iterable<{ body: unknown }>) => queued.push(...[...all].map(({ body }) => body)),
  } as never,
});

const newAccount = async (overrides: SignUpOverrides = {}) => {
  const account = await createAccount(server, overrides);
  people.push(account);
  return account;
};

async function upload(account: Account): Promise<string> {
  const body = new FormData();
  body.set("image", new File([PNG], "x.png"));
  const response = await send(server, account, "POST", "/api/upload/image", { body });
  return (await response.json<{ url: string }>()).url.split("/").at(-1)!;
}

const newEntry = (account: Account) =>
  callOk<{ id: string }>(server, account, "POST", ENTRIES, { title: "A day", content: "<p>Words</p>" });
const newAnswer = (account: Account) =>
  callOk<{ id: string; threadId: string }>(server, account, "POST", "/api/acolyte/ask", ask());

/** How a thing of each kind is made, and the name that addresses use for it. */
const MAKERS: Partial<Record<Kind, (account: Account) => Promise<string>>> = {
  entry: async (account) => (await newEntry(account)).id,
  binned: async (account) => {
    const { id } = await newEntry(account);
    await callOk(server, account, "DELETE", `${ENTRIES}/${id}`);
    return id;
  },
  intention: async (account) =>
    (
      await callOk<{ id: string }>(server, account, "POST", "/api/prayer-journal/intentions", {
        text: "Rain",
      })
    ).id,
  image: upload,
  prayer: async (account) => (await savePrayer(server, account)).id,
  saved: async (account) => (await saveResponse(server, account)).id,
  shared: async (account) => (await saveResponse(server, account, { isPublic: true })).shareToken!,
  thread: async (account) => (await newAnswer(account)).threadId,
  answer: async (account) => (await newAnswer(account)).id,
};

const pathOf = (file: string, id: string) =>
  `/${file
    .replace(/^_index$/, "")
    .replace(/\$\w+/, id)
    .replaceAll("_.", ".")
    .replaceAll(".", "/")}`;

/** Sends a call with inputs that its schemas accept, each for a thing of its own. */
async function drive(call: Call): Promise<void> {
  const account = await newAccount();
  const sample = (schema: Call["body"]) =>
    schema ? fc.sample(accepted(schema), { numRuns: 3, seed: 18 }) : [undefined, undefined];
  const queries = sample(call.query) as (object | undefined)[];
  for (const [index, input] of sample(call.body ?? call.form).entries()) {
    const id = (await MAKERS[call.id ?? "none"]?.(account)) ?? crypto.randomUUID();
    const query = Object.entries(queries[index] ?? {}).map(([name, value]) => [name, String(value)]);
    const response = await send(
      server,
      account,
      call.method,
      `${pathOf(call.file, id)}?${new URLSearchParams(query)}`,
      {
        ...(call.body && { json: input }),
        ...(call.form && { body: new URLSearchParams(input as Record<string, string>) }),
        ...(call.upload && { body: PNG }),
        headers: {
          Host: "acolyte.test",
          "CF-Connecting-IP": "192.0.2.1",
          ...(index === 1 && STREAM),
          ...(call.upload && { "Content-Type": "application/octet-stream" }),
        },
      },
    );
    await response.arrayBuffer();
    expect(response.status, `${call.method} ${call.file}`).toBeLessThan(500);
  }
}

/** Pages as calls. */
const PAGES = Object.keys(import.meta.glob("../../app/routes/*.tsx"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".tsx".length))
  .filter((file) => !file.startsWith("api.") && file !== "$" && !file.includes("["))
  .map((file): Call => {
    return {
      file,
      method: "GET",
      query: PAGE_QUERIES[file],
      ...(file.startsWith("shared") && { id: "shared" }),
    };
  });

/** Sends what no schema can say: it names what is stored, or needs an operator. */
async function driveByHand() {
  const operator = await newAccount({ email: OPERATOR });
  await confirmEmail(operator);
  const owner = await newAccount();
  const get = (path: string, account = owner) => send(server, account, "GET", path);
  const { id } = await newEntry(owner);
  const pages = ["", "?filter=bookmarked", "?filter=deleted", `?entry=${id}`, "?q=words"];
  for (const query of pages) expect((await get(`/journal${query}`)).status).toBe(200);
  for (const action of ["restore", "permanent"]) {
    const json = { action, ids: [await MAKERS.binned!(owner)] };
    expect((await send(server, owner, "POST", `${ENTRIES}/bulk`, { json })).status).toBe(200);
  }
  const { shareToken } = await saveResponse(server, owner, { isPublic: true });
  const report = (intent: string, by: Account | null) =>
    send(server, by, "POST", `/shared/${shareToken}/report`, {
      body: new URLSearchParams({ reason: "other", note: "", intent }),
      headers: { Host: "acolyte.test", "CF-Connecting-IP": "192.0.2.2" },
    });
  expect((await report("report", null)).status).toBe(200);
  expect((await get("/api/shared-reports", operator)).status).toBe(200);
  // The page is gone then.
  expect((await report("take-down", operator)).status).toBe(404);
}

async function driveCron() {
  by = "cron";
  const [first] = people as [Account];
  await env.DB.prepare("INSERT INTO deletions (user_id, due_at) VALUES (?, '2020-01-01T00:00:00.000Z')")
    .bind(first.user.id)
    .run();
  await env.JOURNAL_0.prepare("UPDATE outbox SET due_at = 0").run();
  await cron(MINUTE_CRON);
  await consume("acolyte-outbox", queued);
  await cron(HOURLY_CRON);
}

const isException = (statement: (typeof seen)[number]) => (exception: Exception) =>
  exception.by === statement.by && exception.sql.test(statement.sql);

function namesUser({ sql, params }: ShardStatement): boolean {
  const hasUser = params.some(
    (param) => typeof param === "string" && people.some(({ user }) => param.includes(user.id)),
  );
  // A row of the outbox names its user in its payload.
  return hasUser && /\buser_?id['"]? (=|in) |^insert .*\buser_id\b|^insert into "outbox"/is.test(sql);
}

beforeAll(async () => {
  await fillTopicIndex();
  for (const call of [...CALLS, ...PAGES]) await drive(call);
  await driveByHand();
  await driveCron();
}, 600_000);

describe("of all statements that calls, pages, cron and queue send to a shard,", () => {
  it("each names its user, but for a few that serve everybody", () => {
    const others = seen.filter((one) => !namesUser(one) && !FOR_EVERYBODY.some(isException(one)));
    expect([...new Set(others.map(({ by, sql }) => `${by}: ${sql}`))]).toEqual([]);
  });

  it("none of its tables is left out", async () => {
    const { results } = await env.JOURNAL_0.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*' AND name NOT GLOB 'd1*' AND name NOT GLOB '*_search_*'",
    ).all<{ name: string }>();
    const all = seen.map(({ sql }) => sql).join("\n");
    expect(results.length).toBeGreaterThan(20);
    expect(results.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual(
      [],
    );
  });

  it("each of those few is still needed", () => {
    const unused = FOR_EVERYBODY.filter((one) => !seen.some((statement) => isException(statement)(one)));
    expect(unused.map(({ what }) => what)).toEqual([]);
  });

  it("those that a replica may answer only read", () => {
    const near = seen.filter(({ isNear }) => isNear);
    expect(near.length).toBeGreaterThan(50);
    expect(near.filter(({ sql }) => !/^\s*select\b/i.test(sql))).toEqual([]);
  });
});
