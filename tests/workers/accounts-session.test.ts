import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { OpenSession } from "~/features/accounts/contract";
import { findSession } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/services.server";
import { createAccount, ORIGIN, openDevice, postLogin, send, sessionCookie } from "../factories/accounts";
import { server, workerWith } from "../factories/worker-with";

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

/** Services whose clock is `milliseconds` ahead, with their work after the response. */
function servicesIn(milliseconds: number) {
  const later: Promise<unknown>[] = [];
  const services: Services = {
    ...createServices(env as never, { waitUntil: () => undefined }),
    clock: { now: () => new Date(Date.now() + milliseconds) },
    afterResponse: (work) => later.push(work),
  };
  return { services, later };
}

const findIn = (cookie: string, milliseconds: number) =>
  findSession(servicesIn(milliseconds).services, cookie.split("=")[1]!);
const status = async (cookie: string) => (await send(server, { cookie }, "GET", "/api/auth/user")).status;
const sessionRows = async (userId: string) =>
  (
    await env.DB.prepare("SELECT * FROM sessions WHERE user_id = ?")
      .bind(userId)
      .all<Record<string, string>>()
  ).results;

describe("a session", () => {
  it("ends 30 days after its last use", async () => {
    const [used, unused] = [await createAccount(server), await createAccount(server)];
    expect(await findIn(used.cookie, 30 * DAY - MINUTE)).not.toBeNull();
    expect(await findIn(unused.cookie, 30 * DAY + MINUTE)).toBeNull();
  });

  it("is renewed by a use, at most once a day, after the response", async () => {
    const { cookie, user } = await createAccount(server);
    const renewals = async (milliseconds: number) => {
      const { services, later } = servicesIn(milliseconds);
      await findSession(services, cookie.split("=")[1]!);
      await Promise.all(later);
      return later.length;
    };
    expect(await renewals(DAY - MINUTE)).toBe(0);
    expect(await renewals(DAY + MINUTE)).toBe(1);
    const [session] = await sessionRows(user.id);
    expect(Date.parse(session!.expires_at!) - Date.parse(session!.last_used_at!)).toBe(30 * DAY);
    expect(await findIn(cookie, 31 * DAY)).not.toBeNull();
    expect(await renewals(DAY + 2 * MINUTE)).toBe(0);
  });

  it("ends after 400 days, however often it is used", async () => {
    const { cookie } = await createAccount(server);
    for (let day = 25; day < 400; day += 25) {
      const { services, later } = servicesIn(day * DAY);
      expect(await findSession(services, cookie.split("=")[1]!), `day ${day}`).not.toBeNull();
      await Promise.all(later);
    }
    expect(await findIn(cookie, 400 * DAY + MINUTE)).toBeNull();
  });

  it.each(["", "unknown", "a".repeat(10_000)])("is not opened by the token %#", async (token) => {
    expect(await findSession(servicesIn(0).services, token)).toBeNull();
  });
});

describe("GET /api/auth/user", () => {
  it("hides the shard and the password hash, and allows no other method", async () => {
    const { cookie } = await createAccount(server);
    const text = await (await send(server, { cookie }, "GET", "/api/auth/user")).text();
    expect(text).not.toMatch(/shard|hash|scrypt/i);
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await send(server, { cookie }, method, "/api/auth/user")).status).toBe(405);
    }
  });
});

describe("GET /api/logout", () => {
  const logOut = (cookie: string, init: { site?: string; method?: string; query?: string } = {}) =>
    send(server, { cookie }, init.method ?? "GET", `/api/logout${init.query ?? ""}`, {
      headers: init.site ? { "Sec-Fetch-Site": init.site } : {},
    });

  it.each([undefined, "none", "same-origin"])("ends the session (Sec-Fetch-Site: %s)", async (site) => {
    const { cookie, user } = await createAccount(server);
    const response = await logOut(cookie, { site });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/");
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    const cookies = response.headers.getSetCookie().join("\n");
    expect(cookies).toMatch(/^__Host-acolyte_session=;.*Max-Age=0/m);
    expect(cookies).toMatch(/^__Host-acolyte_toast=.*Signed%20out.*; HttpOnly; Secure; SameSite=Lax$/m);
    expect(await status(cookie)).toBe(401);
    expect(await sessionRows(user.id)).toEqual([]);
  });

  it.each(["cross-site", "same-site"])("refuses requests from %s", async (site) => {
    const { cookie } = await createAccount(server);
    const response = await logOut(cookie, { site });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await status(cookie)).toBe(200);
  });

  it("keeps the storage of a page that has deleted its own drafts", async () => {
    const { cookie } = await createAccount(server);
    const response = await logOut(cookie, { site: "same-origin", query: "?drafts=cleared" });
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(await status(cookie)).toBe(401);
  });

  it("ends no other session, none with HEAD, and goes home without one", async () => {
    const [first, second] = [await createAccount(server), await createAccount(server)];
    await logOut(first.cookie, { method: "HEAD" });
    expect(await status(first.cookie)).toBe(200);
    await logOut(first.cookie);
    expect(await status(second.cookie)).toBe(200);
    expect((await logOut("")).headers.get("Location")).toBe("/");
  });
});

describe("/api/auth/sessions", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
  const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";
  const list = async (cookie: string) =>
    await (await send(server, { cookie }, "GET", "/api/auth/sessions")).json<OpenSession[]>();
  const end = (cookie: string, id = "") =>
    send(server, { cookie }, "DELETE", `/api/auth/sessions${id && `/${id}`}`);

  it("lists only the user's devices, without the hash that opens one", async () => {
    const account = await createAccount(server);
    const firefox = await openDevice(account, FIREFOX);
    await createAccount(server);
    const sessions = await list(firefox);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox on Linux", true],
      ["Unknown device", false],
    ]);
    for (const { token_hash } of await sessionRows(account.user.id)) {
      expect(JSON.stringify(sessions)).not.toContain(token_hash);
    }
  });

  it("names the device, and stores at most 300 characters of its header", async () => {
    const account = await createAccount(server);
    const headers = { "User-Agent": `${IPHONE}${"x".repeat(5000)}` };
    const { email, password } = account;
    const [current] = await list(sessionCookie(await postLogin(server, { email, password }, headers)));
    expect(current).toMatchObject({ device: "Safari on iPhone", isCurrent: true });
    const rows = await sessionRows(account.user.id);
    expect(Math.max(...rows.map((row) => row.user_agent!.length))).toBe(300);
  });

  it("does not list expired sessions", async () => {
    const { cookie, user } = await createAccount(server);
    const past = new Date(Date.now() - DAY).toISOString();
    await env.DB.prepare("INSERT INTO sessions VALUES ('over', ?1, ?2, ?2, ?2, '')")
      .bind(user.id, past)
      .run();
    expect(await list(cookie)).toHaveLength(1);
  });

  it("ends another device, once", async () => {
    const account = await createAccount(server);
    const firefox = await openDevice(account, FIREFOX);
    const other = (await list(account.cookie)).find((session) => !session.isCurrent)!;
    const response = await end(account.cookie, other.id);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect([await status(firefox), await status(account.cookie)]).toEqual([401, 200]);
    expect((await end(account.cookie, other.id)).status).toBe(404);
  });

  it("signs out the current device", async () => {
    const { cookie } = await createAccount(server);
    const [own] = await list(cookie);
    const response = await end(cookie, own!.id);
    expect(response.headers.getSetCookie().join()).toMatch(/acolyte_session=;.*Max-Age=0/);
    expect(await status(cookie)).toBe(401);
  });

  it("answers 404 for another user's device and for unknown ids", async () => {
    const [account, other] = [await createAccount(server), await createAccount(server)];
    const [foreign] = await list(other.cookie);
    const [stored] = await sessionRows(account.user.id);
    for (const id of [foreign!.id, stored!.token_hash!, "x", "%00", "a".repeat(2000)]) {
      expect((await end(account.cookie, id)).status, id.slice(0, 50)).toBe(404);
    }
    expect([await status(other.cookie), await status(account.cookie)]).toEqual([200, 200]);
  });

  it("ends all other devices of the user, and nobody else's", async () => {
    const [account, other] = [await createAccount(server), await createAccount(server)];
    const firefox = await openDevice(account, FIREFOX);
    expect((await end(firefox)).status).toBe(200);
    expect(await list(firefox)).toHaveLength(1);
    expect([await status(account.cookie), await status(other.cookie)]).toEqual([401, 200]);
  });
});

it("the hourly cron deletes expired sessions and counters, and nothing else", async () => {
  const { cookie, user } = await createAccount(server);
  const past = new Date(Date.now() - DAY).toISOString();
  await env.DB.batch([
    env.DB.prepare("INSERT INTO sessions VALUES ('stale', ?1, ?2, ?2, ?2, '')").bind(user.id, past),
    env.DB.prepare("INSERT INTO throttles VALUES ('old', 3, ?, 0)").bind(Date.now() - DAY),
    env.DB.prepare("INSERT INTO throttles VALUES ('live', 3, ?, 0)").bind(Date.now() + DAY),
  ]);
  await workerWith(env).cron("17 * * * *");
  expect(await sessionRows(user.id)).toHaveLength(1);
  expect(await status(cookie)).toBe(200);
  const { results } = await env.DB.prepare("SELECT key FROM throttles WHERE key IN ('old', 'live')").all();
  expect(results).toEqual([{ key: "live" }]);
});

describe("the session cookie", () => {
  const person = () => ({ email: `p-${crypto.randomUUID()}@example.test`, password: "Quiet morning 7" });

  it.each([
    ["__Host-, Secure, HttpOnly and Lax on https", ORIGIN, /^__Host-acolyte_session=[\w-]{43};.*; Secure;/],
    ["plain on loopback over http", "http://127.0.0.1:8787", /^acolyte_session=[\w-]{43};(?!.*Secure)/],
  ])("is %s", async (_name, origin, form) => {
    const response = await postLogin(server, { mode: "sign-up", ...person() }, { origin });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(form);
    expect(cookie).toMatch(/Path=\/;.*HttpOnly;.*SameSite=Lax$/);
    expect(cookie).not.toContain("Domain");
  });
});
