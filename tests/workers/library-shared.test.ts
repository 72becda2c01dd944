import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AcolyteAnswer, HistoryItem } from "~/features/companion/contract";
import type { SavedResponse, SharedReport } from "~/features/library/contract";
import { loadMarks } from "~/features/library/server/load-marks.server";
import { openShared, reportShared } from "~/features/library/server/open-shared.server";
import { purgeSharedViews } from "~/features/library/server/purge-shared-views.server";
import { listReports, takeSharedDown } from "~/features/library/server/settle-reports.server";
import { takeDownShared } from "~/features/library/server/shared.repository.server";
import { type Account, createAccount } from "../factories/accounts";
import { ask, followUp } from "../factories/companion";
import { send, servicesAt, sessionUser } from "../factories/journal";
import { callOk, newResponse, saveResponse } from "../factories/library";
import { mailWorld } from "../factories/mail";

const server = exports.default;
const SAVED = "/api/saved-responses";
const TODAY = servicesAt("2026-11-20T08:00:00Z");
const TOMORROW = servicesAt("2026-11-21T00:00:00Z");
const visitor = (number = 0) => `192.0.2.${number}`;

let account: Account;
let saved: SavedResponse;
let token: string;

const open = (services = TODAY, from: string | null = visitor()) =>
  openShared(services, { token, visitor: from });
const views = async () =>
  (await callOk<SavedResponse>(server, account, "GET", `${SAVED}/${saved.id}`)).viewCount;
const report = (number = 0) =>
  reportShared(TODAY, {
    token,
    visitor: visitor(number),
    input: { reason: "offensive", note: "Please look" },
  });

beforeEach(async () => {
  account = await createAccount(server);
  saved = await saveResponse(server, account, { isPublic: true, title: "Grace", notes: "my own" });
  token = saved.shareToken!;
});

describe("a shared response", () => {
  it("shows nothing about its owner", async () => {
    const shared = await open();
    expect(shared).toEqual({
      title: "Grace",
      question: saved.question,
      response: saved.response,
      responseType: "faith-learning",
      category: "theology",
      denomination: null,
      sources: [],
      createdAt: saved.createdAt,
      authorship: "member",
      engine: null,
      citations: saved.citations,
      checked: [],
    });
    const text = JSON.stringify(shared);
    for (const secret of [account.user.id, account.email, saved.id, "my own"])
      expect(text).not.toContain(secret);
  });

  it("counts each visitor once a day, however many come at once, and nobody without a visitor", async () => {
    await Promise.all(Array.from({ length: 50 }, (_, number) => open(TODAY, visitor(number))));
    expect(await views()).toBe(50);
    await Promise.all(Array.from({ length: 50 }, () => open(TODAY, visitor(7))));
    await open(TODAY, null);
    expect(await views()).toBe(50);
    await open(TOMORROW, visitor(7));
    expect(await views()).toBe(51);
  });

  it("forgets visitors and salt after the day, and never knew an address", async () => {
    await open(TODAY, visitor(7));
    const read = async () =>
      JSON.stringify(
        (
          await env.DB.batch([
            env.DB.prepare("SELECT * FROM shared_views"),
            env.DB.prepare("SELECT * FROM shared_view_salts"),
          ])
        ).map(({ results }) => results),
      );
    const kept = await read();
    expect(kept).toContain("2026-11-20");
    expect(kept).not.toMatch(/192\.0\.2/);
    await purgeSharedViews(TODAY);
    expect(await read()).toContain("2026-11-20");
    await open(TOMORROW, visitor(7));
    await purgeSharedViews(TOMORROW);
    expect(await read()).not.toContain("2026-11-20");
    expect(await views()).toBe(2);
  });

  it("is over once it is private or deleted; a new link does not open the old one", async () => {
    const path = `${SAVED}/${saved.id}`;
    await callOk(server, account, "PATCH", path, { isPublic: false });
    await expect(open()).rejects.toMatchObject({ code: "not_found" });
    await expect(report()).rejects.toMatchObject({ code: "not_found" });
    const again = await callOk<SavedResponse>(server, account, "PATCH", path, { isPublic: true });
    await expect(open()).rejects.toMatchObject({ code: "not_found" });
    token = again.shareToken!;
    expect((await open()).title).toBe("Grace");
    await callOk(server, account, "DELETE", path);
    await expect(open()).rejects.toMatchObject({ code: "not_found" });
    token = "unknown";
    await expect(open(TODAY, null)).rejects.toMatchObject({ code: "not_found" });
    const rows = await env.DB.prepare(
      "SELECT count(*) AS rows FROM shared_views WHERE visitor_hash = 'x'",
    ).first();
    expect(rows).toEqual({ rows: 0 });
  });
});

describe("a thread of the history", () => {
  const call = <T>(method: string, path: string, json?: unknown) =>
    callOk<T>(server, account, method, path, json);
  const saveNewest = async (overrides: object = {}) => {
    const [item] = await call<HistoryItem[]>("GET", "/api/acolyte/history");
    return saveResponse(server, account, {
      question: item!.question,
      response: item!.response,
      ...overrides,
    });
  };

  it("is saved once as it stands, and shared under the link that it has", async () => {
    const first = await call<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
    const once = await saveNewest({ title: "Mine" });
    expect(once.threadAnswerId).toBe(first.id);
    const again = await Promise.all([saveNewest(), saveNewest({ title: "Other" })]);
    expect(again).toEqual([once, once]);
    const shared = await saveNewest({ isPublic: true });
    expect(shared).toEqual({ ...once, isPublic: true, shareToken: expect.any(String) });
    expect(await saveNewest({ isPublic: true })).toEqual(shared);
    expect(await saveNewest()).toEqual(shared);
    expect(await call("GET", `${SAVED}/stats`)).toMatchObject({ totalResponses: 2, publicCount: 2 });
    expect(await loadMarks(TODAY, sessionUser({ id: account.user.id }))).toEqual([
      { id: shared.id, isPublic: true, shareToken: shared.shareToken, threadAnswerId: first.id },
    ]);
  });

  it("is another one when more was said, as is one turn of it", async () => {
    const first = await call<AcolyteAnswer>("POST", "/api/acolyte/ask", ask());
    const once = await saveNewest();
    const next = followUp({ previousResponse: first.answer, answerId: first.id });
    const second = await call<AcolyteAnswer>("POST", "/api/acolyte/follow-up", next);
    const whole = await saveNewest();
    expect(whole.id).not.toBe(once.id);
    expect(whole.threadAnswerId).toBe(second.id);
    const turn = { question: next.followUpQuestion, response: second.answer };
    const alone = await saveResponse(server, account, turn);
    expect(alone).toMatchObject({ authorship: "companion", threadAnswerId: null });
    const other = await createAccount(server);
    expect(await loadMarks(TODAY, sessionUser({ id: other.user.id }))).toEqual([]);
  });

  it("that was taken down is not shared by saving it again", async () => {
    await call("POST", "/api/acolyte/ask", ask());
    const shared = await saveNewest({ isPublic: true });
    expect(await takeDownShared(TODAY.catalog, shared.shareToken!, "2026-11-20T08:00:00Z")).toBe(true);
    const { question, response } = shared;
    const json = newResponse({ question, response, isPublic: true });
    expect((await send(server, account, "POST", SAVED, { json })).status).toBe(403);
    expect(await saveNewest()).toMatchObject({ id: shared.id, isPublic: false, isTakenDown: true });
  });
});

describe("reports", () => {
  const operators = (email: string, variables = {}) =>
    mailWorld({
      MAIL_TRANSPORT: "log",
      MAIL_FILES: "1",
      ADMIN_EMAILS: ` x@example.test, ${email.toUpperCase()}`,
      ...variables,
    }).server;
  /** Somebody with a proven address. */
  const proven = async () => {
    const account = await createAccount(server);
    await env.DB.prepare("UPDATE users SET email_verified_at = created_at WHERE id = ?")
      .bind(account.user.id)
      .run();
    return account;
  };
  const reports = async (world: typeof server, who: Account) =>
    callOk<SharedReport[]>(world as never, who, "GET", "/api/shared-reports");

  beforeEach(async () => {
    await env.DB.prepare("DELETE FROM shared_reports").run();
  });

  it("reach the operator, one of each visitor, and a response that is taken down cannot be shared again", async () => {
    const admin = await proven();
    const world = operators(admin.email);
    await Promise.all([report(1), report(1), report(2)]);
    const open2 = await reports(world as never, admin);
    expect(open2).toHaveLength(2);
    expect(open2[0]).toEqual({
      id: expect.any(String),
      reason: "offensive",
      note: "Please look",
      createdAt: "2026-11-20T08:00:00.000Z",
      shareToken: token,
      question: saved.question,
      response: saved.response,
    });
    const path = `/api/shared-reports/${open2[0]!.id}`;
    await callOk(world, admin, "POST", path, { action: "take-down" });
    expect(await reports(world as never, admin)).toEqual([]);
    expect((await send(world, admin, "POST", path, { json: { action: "dismiss" } })).status).toBe(404);
    await expect(open()).rejects.toMatchObject({ code: "not_found" });
    const again = await send(server, account, "PATCH", `${SAVED}/${saved.id}`, { json: { isPublic: true } });
    expect(again.status).toBe(403);
    expect(await callOk(server, account, "GET", `${SAVED}/${saved.id}`)).toMatchObject({
      isPublic: false,
      shareToken: null,
      isTakenDown: true,
    });
    expect(await callOk(server, account, "GET", `${SAVED}/stats`)).toMatchObject({ publicCount: 0 });
  });

  it("are not needed by an operator who takes a page down", async () => {
    await report();
    const services = { ...TODAY, settings: { ...TODAY.settings, adminEmails: [account.email] } };
    await expect(takeSharedDown(TODAY, { user: sessionUser(account.user), token })).rejects.toMatchObject({
      code: "forbidden",
    });
    const user = sessionUser({ ...account.user, emailVerified: true });
    await takeSharedDown(services, { user, token });
    await expect(takeSharedDown(services, { user, token })).rejects.toMatchObject({ code: "not_found" });
    expect(await listReports(services, user)).toEqual([]);
    expect(await callOk(server, account, "GET", `${SAVED}/${saved.id}`)).toMatchObject({ isTakenDown: true });
  });

  it("that are dismissed leave the page as it is", async () => {
    const admin = await proven();
    const world = operators(admin.email);
    await report();
    const [one] = await reports(world as never, admin);
    await callOk(world, admin, "POST", `/api/shared-reports/${one!.id}`, { action: "dismiss" });
    expect(await reports(world as never, admin)).toEqual([]);
    expect((await open()).title).toBe("Grace");
  });

  it("are for operators alone, with a proven address whatever the transport", async () => {
    await report();
    const [unproven, admin] = [await createAccount(server), await proven()];
    const real = operators(unproven.email, {
      MAIL_TRANSPORT: "cloudflare",
      MAIL_FROM: "prayer@acolyte.test",
    });
    for (const [world, who, status] of [
      [server, admin, 403],
      [operators(admin.email), account, 403],
      [operators(admin.email), null, 401],
      [real, unproven, 403],
      [operators(unproven.email), unproven, 403],
      [operators(unproven.email, { MAIL_FILES: "" }), unproven, 403],
    ] as const) {
      expect((await send(world, who, "GET", "/api/shared-reports")).status).toBe(status);
      const json = { action: "take-down" };
      expect((await send(world, who, "POST", "/api/shared-reports/any", { json })).status).toBe(status);
    }
    const json = { action: "burn" };
    const refused = await send(operators(admin.email), admin, "POST", "/api/shared-reports/any", { json });
    expect(refused.status).toBe(400);
  });
});
