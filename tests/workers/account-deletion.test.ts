import { env, exports } from "cloudflare:workers";
import { getTableName } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedResponse } from "~/features/library/contract";
import { OWNED_CATALOG_TABLES, OWNED_JOURNAL_TABLES } from "~/server/db/owned-tables";
import { handleScheduled } from "../../workers/cron";
import { type Account, callApi, postLogin, sessionCookie, signUp } from "../factories/accounts";
import { canonical, downloadArchive, importArchive, importImage } from "../factories/archive";
import { ownedTableNames, placesOf } from "../factories/archive-rows";
import { ask } from "../factories/companion";
import { send, signUpOn } from "../factories/journal";
import { callOk, savePrayer, saveResponse } from "../factories/library";
import { fillTopicIndex } from "../setup/topic-index";

const server = exports.default;
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

beforeAll(fillTopicIndex);

const remove = ({ cookie }: Account, body: object) =>
  callApi(server, { path: "/api/account/deletion", method: "POST", cookie, body });
const plan = (account: Account) => remove(account, { password: account.password, confirmation: "DELETE" });
const keep = (cookie: string) => callApi(server, { path: "/api/account/deletion", method: "DELETE", cookie });
const statusOf = async (cookie: string) => (await callApi(server, { path: "/api/auth/user", cookie })).status;
const hour = () => handleScheduled({ cron: "17 * * * *" }, env, { waitUntil: () => {} });

async function signInAgain({ email, password }: Account): Promise<string> {
  return sessionCookie(await postLogin(server, { email, password }));
}

/** As if the days of grace were over. */
async function letGraceEnd({ user }: Account): Promise<void> {
  await env.DB.prepare("UPDATE deletions SET due_at = ? WHERE user_id = ?")
    .bind(new Date(Date.now() - 1_000).toISOString(), user.id)
    .run();
}

/** Something of a person in every corner. */
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
  return saveResponse(server, account, { isPublic: true });
}

describe("asking for the deletion", () => {
  it.each([
    ["a wrong password", { password: "Wrong evening 9", confirmation: "DELETE" }],
    ["no password", { password: undefined, confirmation: "DELETE" }],
    ["another word", { confirmation: "delete" }],
    ["no word", {}],
  ])("is refused with %s, and nothing is planned", async (_name, body) => {
    const account = await signUp(server);
    const response = await remove(account, { password: account.password, ...body });
    expect(response.status).toBe(400);
    expect(await statusOf(account.cookie)).toBe(200);
    const planned = await env.DB.prepare("SELECT * FROM deletions WHERE user_id = ?")
      .bind(account.user.id)
      .all();
    expect(planned.results).toEqual([]);
  });

  it("needs a session", async () => {
    const path = "/api/account/deletion";
    const body = { password: "", confirmation: "DELETE" };
    expect((await callApi(server, { path, method: "POST", body })).status).toBe(401);
    expect((await callApi(server, { path, method: "DELETE" })).status).toBe(401);
  });

  it("ends every session, tells of it by mail, hides what is shared, and can be taken back for 7 days", async () => {
    const account = await signUp(server);
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
    const screen = await callApi(server, { path: "/journal", cookie });
    expect(await screen.text()).toContain("Your account will be deleted on");
    await hour();
    expect(await statusOf(cookie)).toBe(200);
    expect((await keep(cookie)).status).toBe(200);
    expect((await send(server, null, "GET", page)).status).toBe(200);
    await hour();
    expect(await statusOf(cookie)).toBe(200);
    expect(await (await callApi(server, { path: "/journal", cookie })).text()).not.toContain(
      "will be deleted on",
    );
  });

  it("keeps the first day when it is asked for again", async () => {
    const account = await signUp(server);
    const first = await (await plan(account)).json<{ deletionDueAt: string }>();
    const again = { ...account, cookie: await signInAgain(account) };
    expect(await (await plan(again)).json()).toEqual(first);
  });
});

describe("an account whose day has come", () => {
  it("leaves nothing in any table, in R2 or in a Durable Object, and its archive can be brought back whole", async () => {
    const account = await signUpOn(server, 1);
    const bystander = await signUp(server);
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

  it("cannot be kept any more once the deletion has begun, and the next hour goes on with it", async () => {
    const account = await signUp(server);
    await settle(account);
    await plan(account);
    const cookie = await signInAgain(account);
    await letGraceEnd(account);
    await env.DB.prepare("UPDATE deletions SET started_at = due_at WHERE user_id = ?")
      .bind(account.user.id)
      .run();
    expect((await keep(cookie)).status).toBe(409);
    await hour();
    expect(await placesOf([account.user.id])).toEqual([]);
  });

  it("is not written to by a call that was on its way", async () => {
    const account = await signUp(server);
    await plan(account);
    await letGraceEnd(account);
    await hour();
    const lane = env.USER_LANE.getByName(account.user.id);
    const user = { id: account.user.id, journalShard: 0 };
    expect(await lane.write(user, { type: "empty-bin", now: new Date().toISOString() })).toEqual({
      ok: true,
      value: { ok: false, reason: "not_found" },
    });
  });
});

describe("the hour", () => {
  /** An account without anything, due at a time; its journal cannot be reached on a shard that there is not. */
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
    "deletes accounts even when the purge of %s fails, and names the task that failed",
    async (table) => {
      await env.DB.batch(dueAccount(day(1)));
      await env.DB.prepare(`ALTER TABLE ${table} RENAME TO gone`).run();
      const failure = await hour().catch((error: Error) => error.message);
      await env.DB.prepare(`ALTER TABLE gone RENAME TO ${table}`).run();
      expect(failure).toMatch(/^Failed: purge-[a-z-]+$/);
      expect(await left()).toEqual([]);
    },
  );

  it("takes the accounts that have waited longest", async () => {
    const days = Array.from({ length: 101 }, (_, index) => day(101 - index));
    await env.DB.batch(days.flatMap((dueAt) => dueAccount(dueAt)));
    await hour();
    expect(await left()).toEqual([day(101)]);
  });

  it("puts accounts that fail behind the others, so that they keep none waiting", async () => {
    const NO_SHARD = 99;
    const failing = Array.from({ length: 100 }, (_, index) => day(index + 1));
    await env.DB.batch([...failing.flatMap((dueAt) => dueAccount(dueAt, NO_SHARD)), ...dueAccount(day(101))]);
    await hour();
    expect(await left()).toEqual([...failing, day(101)]);
    await hour();
    expect(await left()).toEqual(failing);
  });
});

describe("the tables that a deletion empties", () => {
  const names = (tables: Parameters<typeof getTableName>[0][]) => tables.map(getTableName);

  it("are all that name an owner", async () => {
    const catalog = await ownedTableNames(env.DB);
    const journal = await ownedTableNames(env.JOURNAL_0);
    expect(names(OWNED_CATALOG_TABLES).sort()).toEqual(catalog);
    expect([...names(OWNED_JOURNAL_TABLES), "entries"].sort()).toEqual(journal);
  });
});
