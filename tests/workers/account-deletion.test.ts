import { env } from "cloudflare:workers";
import { getTableName } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedResponse } from "~/features/library/contract";
import { OWNED_CATALOG_TABLES, OWNED_JOURNAL_TABLES } from "~/server/db/owned-tables";
import { type Account, createAccount, postLogin, send, sessionCookie } from "../factories/accounts";
import { canonical, downloadArchive, importArchive, importImage, PNG } from "../factories/archive";
import { ownedTableNames, placesOf } from "../factories/archive-rows";
import { ask } from "../factories/companion";
import { signUpOn } from "../factories/journal";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { server, workerWith } from "../factories/worker-with";
import { fillTopicIndex } from "../setup/topic-index";

beforeAll(fillTopicIndex);

const PATH = "/api/account/deletion";
const plan = ({ cookie, password }: Account, body: object = {}) =>
  send(server, { cookie }, "POST", PATH, { json: { password, confirmation: "DELETE", ...body } });
const cancel = (cookie: string) => send(server, { cookie }, "DELETE", PATH);
const statusOf = async (cookie: string) => (await send(server, { cookie }, "GET", "/api/auth/user")).status;
const hour = () => workerWith(env).cron("17 * * * *");

async function signInAgain({ email, password }: Account): Promise<string> {
  return sessionCookie(await postLogin(server, { email, password }));
}

/** Ends the 7 days in which the account could be kept. */
async function letGraceEnd({ user }: Account): Promise<void> {
  await env.DB.prepare("UPDATE deletions SET due_at = ? WHERE user_id = ?")
    .bind(new Date(Date.now() - 1_000).toISOString(), user.id)
    .run();
}

/** Fills an account with something of every kind, and returns its shared response. */
async function settle(account: Account): Promise<SavedResponse> {
  const image = { id: crypto.randomUUID(), createdAt: "2026-03-02T08:00:00.000Z" };
  await importImage(server, account, image, PNG);
  const content = `<p>Words to be forgotten</p><img src="/api/images/${image.id}">`;
  for (const entryDate of ["2026-03-01", "2026-03-02"]) {
    await callOk(server, account, "POST", "/api/prayer-journal/entries", { content, entryDate });
  }
  await callOk(server, account, "POST", "/api/prayer-journal/intentions", { text: "Peace" });
  await savePrayer(server, account);
  await callOk(server, account, "POST", "/api/acolyte/ask", ask());
  await callOk(server, account, "PUT", "/api/reading/places", {
    work: "bible John",
    place: 6053,
    text: "web-c",
  });
  const verses = { work: "bible John", first: 6053, last: 6058 };
  await callOk(server, account, "POST", "/api/reading/highlights", { ...verses, colour: "green" });
  await callOk(server, account, "POST", "/api/reading/read", { work: "bible John", chapter: 6 });
  return saveResponse(server, account, { isPublic: true });
}

describe("planning the deletion of an account", () => {
  it.each([
    ["a wrong password", { password: "Wrong evening 9" }],
    ["no password", { password: undefined }],
    ["another word", { confirmation: "delete" }],
    ["no word", { confirmation: undefined }],
  ])("is refused with %s", async (_name, body) => {
    const account = await createAccount(server);
    expect((await plan(account, body)).status).toBe(400);
    expect(await statusOf(account.cookie)).toBe(200);
    const planned = env.DB.prepare("SELECT * FROM deletions WHERE user_id = ?").bind(account.user.id);
    expect((await planned.all()).results).toEqual([]);
  });

  it("ends every session, sends a mail, hides shared responses, and can be canceled for 7 days", async () => {
    const account = await createAccount(server);
    const elsewhere = await signInAgain(account);
    const saved = await settle(account);
    const page = `/shared/${saved.shareToken}`;
    expect((await send(server, null, "GET", page)).status).toBe(200);
    const response = await plan(account);
    expect(response.status).toBe(200);
    const { deletionDueAt } = await response.json<{ deletionDueAt: string }>();
    const days = (Date.parse(deletionDueAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(response.headers.get("Set-Cookie")).toMatch(/acolyte_session=;/);
    expect([await statusOf(account.cookie), await statusOf(elsewhere)]).toEqual([401, 401]);
    expect((await send(server, null, "GET", page)).status).toBe(404);
    const mails = await env.DB.prepare("SELECT payload FROM outbox WHERE kind = 'deletion-planned'").all();
    expect(JSON.stringify(mails.results)).toContain(account.email);

    const cookie = await signInAgain(account);
    const screen = await send(server, { cookie }, "GET", "/journal");
    expect(await screen.text()).toContain("Your account will be deleted on");
    await hour();
    expect(await statusOf(cookie)).toBe(200);
    expect((await cancel(cookie)).status).toBe(200);
    expect((await send(server, null, "GET", page)).status).toBe(200);
    await hour();
    expect(await statusOf(cookie)).toBe(200);
    expect(await (await send(server, { cookie }, "GET", "/journal")).text()).not.toContain(
      "will be deleted on",
    );
  });

  it("does not move the day when it is done again", async () => {
    const account = await createAccount(server);
    const first = await (await plan(account)).json<{ deletionDueAt: string }>();
    const again = { ...account, cookie: await signInAgain(account) };
    expect(await (await plan(again)).json()).toEqual(first);
  });
});

describe("an account that is due for deletion", () => {
  it("leaves nothing in any table, in R2 or in a Durable Object, and its archive can be imported in full", async () => {
    const account = await signUpOn(server, 1);
    const bystander = await createAccount(server);
    await settle(account);
    await settle(bystander);
    const archive = await downloadArchive(server, account);
    const untouched = canonical(await downloadArchive(server, bystander));
    const traces = [account.user.id, account.email];
    expect(await placesOf(traces)).toEqual(
      expect.arrayContaining(["DB.users", "JOURNAL_1.entries", "IMAGES"]),
    );
    await plan(account);
    await letGraceEnd(account);
    await hour();
    expect(await placesOf(traces)).toEqual([]);
    expect((await postLogin(server, { email: account.email, password: account.password })).status).toBe(401);
    expect(canonical(await downloadArchive(server, bystander))).toEqual(untouched);

    const next = await signUpOn(server, 0);
    const results = await importArchive(server, next, archive);
    for (const result of Object.values(results))
      expect(result).toMatchObject({ duplicates: 0, rejected: [] });
    expect(canonical(await downloadArchive(server, next))).toEqual(canonical(archive));
  });

  it("cannot be kept once its deletion has started, and the next hour continues it", async () => {
    const account = await createAccount(server);
    await settle(account);
    await plan(account);
    const cookie = await signInAgain(account);
    await letGraceEnd(account);
    await env.DB.prepare("UPDATE deletions SET started_at = due_at WHERE user_id = ?")
      .bind(account.user.id)
      .run();
    expect((await cancel(cookie)).status).toBe(409);
    await hour();
    expect(await placesOf([account.user.id])).toEqual([]);
  });

  it("is not changed by a call that arrives late", async () => {
    const account = await createAccount(server);
    await plan(account);
    await letGraceEnd(account);
    await hour();
    const lane = env.USER_LANE.getByName(account.user.id);
    const user = { id: account.user.id, journalShard: 0 };
    expect(await lane.write(user, { type: "empty-bin", now: new Date().toISOString() })).toEqual({
      ok: true,
      value: { result: { ok: false, reason: "not_found" }, bookmark: null },
    });
  });
});

describe("the hourly task", () => {
  /** Returns the statements for an empty account that is due; on a shard that does not exist, its deletion fails. */
  const dueAccount = (dueAt: string, shard = 0) => {
    const id = crypto.randomUUID();
    return [
      env.DB.prepare(
        "INSERT INTO users (id, email, journal_shard, created_at, updated_at) VALUES (?1, ?1, ?2, ?3, ?3)",
      ).bind(id, shard, "2026-01-01T00:00:00.000Z"),
      env.DB.prepare("INSERT INTO deletions (user_id, due_at) VALUES (?, ?)").bind(id, dueAt),
    ];
  };
  const left = async () =>
    (
      await env.DB.prepare("SELECT due_at FROM deletions ORDER BY due_at").all<{ due_at: string }>()
    ).results.map((row) => row.due_at);
  const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

  beforeEach(async () => {
    await env.DB.prepare("DELETE FROM deletions").run();
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(["throttles", "shared_view_salts", "request_counts"])(
    "deletes accounts although the purge of %s fails, and names the task that failed",
    async (table) => {
      await env.DB.batch(dueAccount(day(1)));
      await env.DB.prepare(`ALTER TABLE ${table} RENAME TO gone`).run();
      const failure = await hour().catch((error: Error) => error.message);
      await env.DB.prepare(`ALTER TABLE gone RENAME TO ${table}`).run();
      expect(failure).toMatch(/^Failed: purge-[a-z-]+$/);
      expect(await left()).toEqual([]);
    },
  );

  it("moves accounts that fail behind the others, so that they delay none", async () => {
    const NO_SHARD = 99;
    const failing = Array.from({ length: 100 }, (_, index) => day(index + 1));
    // Stored newest first: the longest wait decides, not the order of rows.
    const rows = failing.toReversed().flatMap((dueAt) => dueAccount(dueAt, NO_SHARD));
    await env.DB.batch([...dueAccount(day(101)), ...rows]);
    await hour();
    expect(await left()).toEqual([...failing, day(101)]);
    await hour();
    expect(await left()).toEqual(failing);
  });
});

describe("the tables that a deletion clears", () => {
  const names = (tables: Parameters<typeof getTableName>[0][]) => tables.map(getTableName);

  it("are all tables whose rows have an owner", async () => {
    const catalog = await ownedTableNames(env.DB);
    const journal = await ownedTableNames(env.JOURNAL_0);
    expect(names(OWNED_CATALOG_TABLES).sort()).toEqual(catalog);
    expect([...names(OWNED_JOURNAL_TABLES), "entries"].sort()).toEqual(journal);
  });
});
