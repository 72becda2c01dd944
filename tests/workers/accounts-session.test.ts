import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { OpenSession } from "~/features/accounts/contract";
import { findSession, purgeExpired } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/server/services.server";
import { type Account, callApi, ORIGIN, postLogin, sessionCookie, signUp } from "../factories/accounts";

// Each sign-in costs a full scrypt, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const server = exports.default;
const DAY = 24 * 3_600_000;

/** Services whose clock is `milliseconds` ahead, with the work that they leave for after the answer. */
function servicesIn(milliseconds: number) {
  const later: Promise<unknown>[] = [];
  const services: Services = {
    ...createServices(env as never, { waitUntil: () => undefined }),
    clock: { now: () => new Date(Date.now() + milliseconds) },
    afterResponse: (work) => later.push(work),
  };
  return { services, later };
}

const tokenOf = (cookie: string) => cookie.split("=")[1]!;

function sessionRows(userId: string) {
  return env.DB.prepare("SELECT * FROM sessions WHERE user_id = ?")
    .bind(userId)
    .all<Record<string, string>>();
}

describe("a session", () => {
  it("ends 30 days after its last use", async () => {
    const [used, unused] = [await signUp(server), await signUp(server)];
    expect(await findSession(servicesIn(30 * DAY - 60_000).services, tokenOf(used.cookie))).not.toBeNull();
    expect(await findSession(servicesIn(30 * DAY + 60_000).services, tokenOf(unused.cookie))).toBeNull();
  });

  it("is renewed by a use, at most once a day, after the answer", async () => {
    const { cookie, user } = await signUp(server);
    const sameDay = servicesIn(DAY - 60_000);
    await findSession(sameDay.services, tokenOf(cookie));
    expect(sameDay.later).toEqual([]);

    const nextDay = servicesIn(DAY + 60_000);
    await findSession(nextDay.services, tokenOf(cookie));
    expect(nextDay.later).toHaveLength(1);
    await Promise.all(nextDay.later);
    const { results } = await sessionRows(user.id);
    const [session] = results;
    expect(Date.parse(session!.expires_at!) - Date.parse(session!.last_used_at!)).toBe(30 * DAY);
    expect(await findSession(servicesIn(31 * DAY).services, tokenOf(cookie))).not.toBeNull();

    const soonAfter = servicesIn(DAY + 120_000);
    await findSession(soonAfter.services, tokenOf(cookie));
    expect(soonAfter.later).toEqual([]);
  });

  it("begins anew after 400 days, however often it is used", async () => {
    const { cookie } = await signUp(server);
    for (let day = 25; day < 400; day += 25) {
      const { services, later } = servicesIn(day * DAY);
      expect(await findSession(services, tokenOf(cookie)), `day ${day}`).not.toBeNull();
      await Promise.all(later);
    }
    expect(await findSession(servicesIn(400 * DAY + 60_000).services, tokenOf(cookie))).toBeNull();
  });

  it.each(["", "unknown", "a".repeat(10_000)])("is not opened by the token %#", async (token) => {
    expect(await findSession(servicesIn(0).services, token)).toBeNull();
  });

  it("is found with one query", async () => {
    const { cookie } = await signUp(server);
    const response = await callApi(server, { path: "/api/auth/user", cookie });
    expect(response.headers.get("Server-Timing")).toContain("queries=1 ");
  });
});

describe("GET /api/auth/user", () => {
  it("answers 401 without a session", async () => {
    for (const cookie of ["", "__Host-acolyte_session=unknown", "acolyte_session=unknown"]) {
      const response = await callApi(server, { path: "/api/auth/user", cookie });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ message: "Unauthorized" });
    }
  });

  it("never tells the shard or the password hash", async () => {
    const { cookie } = await signUp(server);
    const text = await (await callApi(server, { path: "/api/auth/user", cookie })).text();
    expect(text).not.toMatch(/shard|hash|scrypt/i);
  });

  it("refuses other methods", async () => {
    const { cookie } = await signUp(server);
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect((await callApi(server, { path: "/api/auth/user", method, cookie })).status).toBe(405);
    }
  });
});

describe("GET /api/logout", () => {
  const logOut = (cookie: string, init: { site?: string; method?: string; query?: string } = {}) =>
    server.fetch(
      new Request(`${ORIGIN}/api/logout${init.query ?? ""}`, {
        method: init.method ?? "GET",
        headers: { Cookie: cookie, ...(init.site && { "Sec-Fetch-Site": init.site }) },
        redirect: "manual",
      }),
    );
  const status = async (cookie: string) => (await callApi(server, { path: "/api/auth/user", cookie })).status;

  it.each([undefined, "none", "same-origin"])("ends the session (Sec-Fetch-Site: %s)", async (site) => {
    const { cookie, user } = await signUp(server);
    const response = await logOut(cookie, { site });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/");
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    const cookies = response.headers.getSetCookie();
    expect(
      cookies.some((line) => line.startsWith("__Host-acolyte_session=;") && line.includes("Max-Age=0")),
    ).toBe(true);
    expect(cookies.find((line) => line.includes("Signed%20out"))).toMatch(
      /^__Host-acolyte_toast=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await status(cookie)).toBe(401);
    expect((await sessionRows(user.id)).results).toEqual([]);
  });

  it.each(["cross-site", "same-site"])("refuses to be reached from %s", async (site) => {
    const { cookie } = await signUp(server);
    const response = await logOut(cookie, { site });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await status(cookie)).toBe(200);
  });

  it("leaves the drafts of others to a page that has cleared its own", async () => {
    const { cookie } = await signUp(server);
    const response = await logOut(cookie, { site: "same-origin", query: "?drafts=cleared" });
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(await status(cookie)).toBe(401);
  });

  it("leaves the session to a HEAD", async () => {
    const { cookie } = await signUp(server);
    await logOut(cookie, { method: "HEAD" });
    expect(await status(cookie)).toBe(200);
  });

  it("goes home without a session, too", async () => {
    expect((await logOut("")).headers.get("Location")).toBe("/");
  });

  it("ends this session and no other", async () => {
    const first = await signUp(server);
    const second = await signUp(server);
    await logOut(first.cookie);
    expect(await status(second.cookie)).toBe(200);
  });
});

describe("/api/auth/sessions", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
  const signInOn = async ({ email, password }: Account, userAgent: string) =>
    sessionCookie(await postLogin(server, { email, password }, { "User-Agent": userAgent }));
  const list = async (cookie: string) =>
    await (await callApi(server, { path: "/api/auth/sessions", cookie })).json<OpenSession[]>();
  const end = (cookie: string, id = "") =>
    callApi(server, { path: `/api/auth/sessions${id && `/${id}`}`, method: "DELETE", cookie });
  const status = async (cookie: string) => (await callApi(server, { path: "/api/auth/user", cookie })).status;

  it("lists the devices of the user alone, without the hash that opens one", async () => {
    const account = await signUp(server);
    const firefox = await signInOn(account, FIREFOX);
    await signUp(server);
    const sessions = await list(firefox);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox on Linux", true],
      ["Unknown device", false],
    ]);
    const stored = await sessionRows(account.user.id);
    for (const { token_hash } of stored.results) expect(JSON.stringify(sessions)).not.toContain(token_hash);
  });

  it("names the device, and keeps no more of its header than a browser sends", async () => {
    const account = await signUp(server);
    const cookie = await signInOn(account, `${IPHONE}${"x".repeat(5000)}`);
    const [current] = await list(cookie);
    expect(current).toMatchObject({ device: "Safari on iPhone", isCurrent: true });
    const { results } = await sessionRows(account.user.id);
    expect(Math.max(...results.map((row) => row.user_agent!.length))).toBe(300);
  });

  it("does not list what is over", async () => {
    const { cookie, user } = await signUp(server);
    const past = new Date(Date.now() - DAY).toISOString();
    await env.DB.prepare("INSERT INTO sessions VALUES ('over', ?, ?, ?, ?, '')")
      .bind(user.id, past, past, past)
      .run();
    expect(await list(cookie)).toHaveLength(1);
    await purgeExpired(servicesIn(0).services);
  });

  it("ends another device, once", async () => {
    const account = await signUp(server);
    const firefox = await signInOn(account, FIREFOX);
    const other = (await list(account.cookie)).find((session) => !session.isCurrent)!;
    const response = await end(account.cookie, other.id);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect([await status(firefox), await status(account.cookie)]).toEqual([401, 200]);
    expect((await end(account.cookie, other.id)).status).toBe(404);
  });

  it("signs out whoever ends the own device", async () => {
    const { cookie } = await signUp(server);
    const [own] = await list(cookie);
    const response = await end(cookie, own!.id);
    expect(response.headers.getSetCookie().join()).toMatch(/acolyte_session=;.*Max-Age=0/);
    expect(await status(cookie)).toBe(401);
  });

  it("answers 404 for the device of somebody else and for no device at all", async () => {
    const [account, other] = [await signUp(server), await signUp(server)];
    const [foreign] = await list(other.cookie);
    const [stored] = (await sessionRows(account.user.id)).results;
    for (const id of [foreign!.id, stored!.token_hash!, "x", "%00", "a".repeat(2000)]) {
      expect((await end(account.cookie, id)).status, id.slice(0, 50)).toBe(404);
    }
    expect([await status(other.cookie), await status(account.cookie)]).toEqual([200, 200]);
  });

  it("ends every other device at once, and nobody else's", async () => {
    const [account, other] = [await signUp(server), await signUp(server)];
    const firefox = await signInOn(account, FIREFOX);
    expect((await end(firefox)).status).toBe(200);
    expect(await list(firefox)).toHaveLength(1);
    expect([await status(account.cookie), await status(other.cookie)]).toEqual([401, 200]);
  });

  it("refuses visitors", async () => {
    expect((await callApi(server, { path: "/api/auth/sessions" })).status).toBe(401);
    expect([(await end("")).status, (await end("", "x")).status]).toEqual([401, 401]);
  });
});

describe("purgeExpired", () => {
  it("deletes sessions that are over and counters that would start anew, and nothing else", async () => {
    const { cookie, user } = await signUp(server);
    const past = new Date(Date.now() - DAY).toISOString();
    const stale = Array.from({ length: 5 }, (_, index) =>
      env.DB.prepare(
        "INSERT INTO sessions (token_hash, user_id, created_at, last_used_at, expires_at) VALUES (?, ?, ?, ?, ?)",
      ).bind(`stale-${index}`, user.id, past, past, past),
    );
    await env.DB.batch([
      ...stale,
      env.DB.prepare("INSERT INTO throttles VALUES ('old', 3, ?, 0)").bind(Date.now() - DAY),
      env.DB.prepare("INSERT INTO throttles VALUES ('live', 3, ?, 0)").bind(Date.now() + DAY),
    ]);
    expect(await purgeExpired(servicesIn(0).services)).toEqual({ sessions: 5, throttles: 1, links: 0 });
    expect((await callApi(server, { path: "/api/auth/user", cookie })).status).toBe(200);
    const keys = (await env.DB.prepare("SELECT key FROM throttles").all<{ key: string }>()).results;
    expect(keys.map((row) => row.key)).toContain("live");
    expect(keys.map((row) => row.key)).not.toContain("old");
  });
});

describe("the session cookie", () => {
  const person = () => ({ email: `p-${crypto.randomUUID()}@example.test`, password: "Quiet morning 7" });

  it("is __Host-, Secure, HttpOnly and Lax on https", async () => {
    const response = await postLogin(server, { mode: "sign-up", ...person() });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-acolyte_session=[\w-]{43}; /);
    expect(cookie).toContain("Path=/");
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("Secure");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).not.toContain("Domain");
  });

  it("has a plain name and no Secure on loopback over http", async () => {
    const origin = "http://127.0.0.1:8787";
    const response = await postLogin(server, { mode: "sign-up", ...person() }, { origin });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^acolyte_session=[\w-]{43}; /);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).not.toContain("Secure");
  });
});
