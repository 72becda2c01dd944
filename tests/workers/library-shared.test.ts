import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SavedResponse, SharedReport } from "~/features/library/contract";
import { openShared, reportShared } from "~/features/library/server/open-shared.server";
import { purgeSharedViews } from "~/features/library/server/public.server";
import { listReports, takeSharedDown } from "~/features/library/server/settle-reports.server";
import { type Account, confirmEmail, createAccount, send } from "../factories/accounts";
import { servicesAt, sessionUser } from "../factories/journal";
import { callOk, saveResponse } from "../factories/library";
import { mailWorld } from "../factories/mail";
import { server, workerWith } from "../factories/worker-with";

const SAVED = "/api/saved-responses";
const REPORTS = "/api/shared-reports";
/** What goes on after responses: views are counted there. */
const pending: Promise<unknown>[] = [];
const servicesOn = (now: string) => ({
  ...servicesAt(now),
  afterResponse: (work: Promise<unknown>) => void pending.push(work),
});
const TODAY = servicesOn("2026-11-20T08:00:00Z");
const TOMORROW = servicesOn("2026-11-21T00:00:00Z");
const NOT_FOUND = { code: "not_found" };
const visitor = (number = 0) => `192.0.2.${number}`;
const times = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, number) => make(number));

let account: Account;
let saved: SavedResponse;
let token: string;

const open = (services = TODAY, from: string | null = visitor()) =>
  openShared(services, { token, visitor: from });
const read = () => callOk<SavedResponse>(server, account, "GET", `${SAVED}/${saved.id}`);
const views = async () => {
  await Promise.all(pending);
  return (await read()).viewCount;
};
const report = (number = 0) =>
  reportShared(TODAY, {
    token,
    visitor: visitor(number),
    input: { reason: "offensive", note: "Please look" },
  });

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM page_reports").run();
  account = await createAccount(server);
  saved = await saveResponse(server, account, { isPublic: true, title: "Grace", notes: "my own" });
  token = saved.shareToken!;
});

describe("a shared page", () => {
  it("shows nothing about its owner", async () => {
    const shared = await open();
    const { question, response, createdAt, citations } = saved;
    expect(shared).toEqual({
      title: "Grace",
      question,
      response,
      responseType: "faith-learning",
      category: "theology",
      denomination: null,
      sources: [],
      createdAt,
      authorship: "member",
      engine: null,
      citations,
      checked: [],
      links: {},
    });
    const text = JSON.stringify(shared);
    for (const secret of [account.user.id, account.email, saved.id, "my own"])
      expect(text).not.toContain(secret);
  });

  it("disappears when it is made private or deleted, and a new link does not restore the old one", async () => {
    const path = `${SAVED}/${saved.id}`;
    await callOk(server, account, "PATCH", path, { isPublic: false });
    await expect(open()).rejects.toMatchObject(NOT_FOUND);
    await expect(report()).rejects.toMatchObject(NOT_FOUND);
    const again = await callOk<SavedResponse>(server, account, "PATCH", path, { isPublic: true });
    await expect(open()).rejects.toMatchObject(NOT_FOUND);
    token = again.shareToken!;
    expect((await open()).title).toBe("Grace");
    await callOk(server, account, "DELETE", path);
    await expect(open()).rejects.toMatchObject(NOT_FOUND);
    token = "unknown";
    await expect(open(TODAY, null)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("views of a shared page", () => {
  it("count each visitor once a day, and nobody without an address", async () => {
    await Promise.all(times(50, (number) => open(TODAY, visitor(number))));
    expect(await views()).toBe(50);
    await Promise.all(times(50, () => open(TODAY, visitor(7))));
    await open(TODAY, null);
    expect(await views()).toBe(50);
    await open(TOMORROW, visitor(7));
    expect(await views()).toBe(51);
  });

  it.each([
    ["with any browser", () => "192.0.2.9"],
    ["from any address of its /64", (number: number) => `2001:db8:0:9::${number + 1}`],
  ])("count a network once a day, %s", async (_name, addressOf) => {
    const from = (address: string, browser = "") =>
      send(workerWith(env).server, null, "GET", `/shared/${token}`, {
        headers: { "CF-Connecting-IP": address, "User-Agent": browser },
      });
    for (let number = 0; number < 5; number++) {
      expect((await from(addressOf(number), `Reader/${number}`)).status).toBe(200);
    }
    expect(await views()).toBe(1);
    await from("2001:db8:0:a::1");
    expect(await views()).toBe(2);
  });

  it("store no address, and forget visitors and salt after the day", async () => {
    const stored = async () => {
      const views = await env.JOURNAL_0.prepare("SELECT * FROM shared_views").all();
      const salts = await env.DB.prepare("SELECT * FROM shared_view_salts").all();
      return JSON.stringify([views.results, salts.results]);
    };
    await open(TODAY, visitor(7));
    expect(await stored()).toContain("2026-11-20");
    expect(await stored()).not.toMatch(/192\.0\.2/);
    await purgeSharedViews(TODAY);
    expect(await stored()).toContain("2026-11-20");
    await open(TOMORROW, visitor(7));
    await purgeSharedViews(TOMORROW);
    expect(await stored()).not.toContain("2026-11-20");
    expect(await views()).toBe(2);
  });
});

describe("reports by visitors", () => {
  const post = (address: string, browser = "") =>
    send(server, null, "POST", `/shared/${token}/report`, {
      body: new URLSearchParams({ reason: "other", note: "Again" }),
      headers: { Host: "acolyte.test", "CF-Connecting-IP": address, "User-Agent": browser },
    });
  const openReports = async () =>
    (await env.DB.prepare("SELECT id FROM page_reports").all<{ id: string }>()).results.length;
  const loggedReports = async () =>
    (await env.DB.prepare("SELECT key FROM logs WHERE event = 'shared-report'").all()).results.length;

  it("count once for each network, with any browser, and are logged once", async () => {
    const before = await loggedReports();
    for (const number of [1, 2, 3]) {
      expect((await post(`2001:db8:0:b::${number}`, `Reader/${number}`)).status).toBe(200);
    }
    expect(await openReports()).toBe(1);
    await expect.poll(loggedReports).toBe(before + 1);
  });

  it("are limited to 20 open ones of a page, so that they hide no other page's", async () => {
    const answers = await Promise.all(times(25, (number) => post(`198.51.100.${number}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
    expect(await openReports()).toBe(20);
    token = (await saveResponse(server, account, { isPublic: true, title: "Other" })).shareToken!;
    expect((await post("198.51.100.0")).status).toBe(200);
    expect(await openReports()).toBe(21);
  });

  it("are refused for an account that is planned for deletion", async () => {
    await env.DB.prepare("INSERT INTO deletions (user_id, due_at) VALUES (?, '2999-01-01T00:00:00.000Z')")
      .bind(account.user.id)
      .run();
    expect((await post("198.51.100.0")).status).toBe(404);
    expect(await openReports()).toBe(0);
  });
});

describe("reports for operators", () => {
  const operators = (email: string, variables = {}) =>
    mailWorld({
      MAIL_TRANSPORT: "log",
      MAIL_FILES: "1",
      ADMIN_EMAILS: ` x@example.test, ${email.toUpperCase()}`,
      ...variables,
    }).server;
  /** Makes an operator with a proven address. */
  const operator = async () => {
    const admin = await createAccount(server);
    await confirmEmail(admin);
    const world = operators(admin.email);
    const list = () => callOk<SharedReport[]>(world, admin, "GET", REPORTS);
    return { admin, world, list };
  };

  it("list one of each visitor, and a response that is taken down cannot be shared again", async () => {
    const { admin, world, list } = await operator();
    await Promise.all([report(1), report(1), report(2)]);
    const listed = await list();
    expect(listed).toHaveLength(2);
    const { question, response } = saved;
    expect(listed[0]).toEqual({
      id: expect.any(String),
      reason: "offensive",
      note: "Please look",
      createdAt: "2026-11-20T08:00:00.000Z",
      shareToken: token,
      question,
      response,
    });
    const path = `${REPORTS}/${listed[0]!.id}`;
    await callOk(world, admin, "POST", path, { action: "take-down" });
    expect(await list()).toEqual([]);
    expect((await send(world, admin, "POST", path, { json: { action: "dismiss" } })).status).toBe(404);
    await expect(open()).rejects.toMatchObject(NOT_FOUND);
    const again = await send(server, account, "PATCH", `${SAVED}/${saved.id}`, { json: { isPublic: true } });
    expect(again.status).toBe(403);
    expect(await read()).toMatchObject({ isPublic: false, shareToken: null, isTakenDown: true });
    expect(await callOk(server, account, "GET", `${SAVED}/stats`)).toMatchObject({ publicCount: 0 });
  });

  it("leave the page unchanged when they are dismissed", async () => {
    const { admin, world, list } = await operator();
    await report();
    const [one] = await list();
    await callOk(world, admin, "POST", `${REPORTS}/${one!.id}`, { action: "dismiss" });
    expect(await list()).toEqual([]);
    expect((await open()).title).toBe("Grace");
  });

  it("are closed when an operator takes the page down directly", async () => {
    await report();
    const services = { ...TODAY, settings: { ...TODAY.settings, adminEmails: [account.email] } };
    const user = sessionUser({ ...account.user, emailVerified: true });
    await expect(takeSharedDown(TODAY, { user, token })).rejects.toMatchObject({ code: "forbidden" });
    await takeSharedDown(services, { user, token });
    await expect(takeSharedDown(services, { user, token })).rejects.toMatchObject(NOT_FOUND);
    expect(await listReports(services, user)).toEqual([]);
    expect(await read()).toMatchObject({ isTakenDown: true });
  });

  it("need an operator with a proven address, whatever the mail transport", async () => {
    await report();
    const { admin, world } = await operator();
    const unproven = await createAccount(server);
    const real = { MAIL_TRANSPORT: "cloudflare", MAIL_FROM: "prayer@acolyte.test" };
    for (const [at, who, status] of [
      [server, admin, 403],
      [world, account, 403],
      [world, null, 401],
      [operators(unproven.email, real), unproven, 403],
      [operators(unproven.email), unproven, 403],
      [operators(unproven.email, { MAIL_FILES: "" }), unproven, 403],
    ] as const) {
      expect((await send(at, who, "GET", REPORTS)).status).toBe(status);
      const json = { action: "take-down" };
      expect((await send(at, who, "POST", `${REPORTS}/any`, { json })).status).toBe(status);
    }
    const json = { action: "burn" };
    expect((await send(world, admin, "POST", `${REPORTS}/any`, { json })).status).toBe(400);
  });
});
