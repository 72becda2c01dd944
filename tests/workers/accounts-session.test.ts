import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { findSession, purgeExpired } from "~/features/accounts/server/public.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/server/services.server";
import { callApi, ORIGIN, signUp } from "../factories/accounts";

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
  const logOut = (cookie: string, init: { site?: string; method?: string } = {}) =>
    server.fetch(
      new Request(`${ORIGIN}/api/logout`, {
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
    const cookies = response.headers.getSetCookie();
    expect(
      cookies.some((line) => line.startsWith("__Host-acolyte_session=;") && line.includes("Max-Age=0")),
    ).toBe(true);
    expect(cookies.some((line) => line.startsWith("acolyte_toast=") && line.includes("Signed%20out"))).toBe(
      true,
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

describe("a page of another user than the session's", () => {
  const ask = (cookie: string, actingUser: string) =>
    server.fetch(
      new Request(`${ORIGIN}/api/auth/user`, { headers: { Cookie: cookie, "X-Acting-User": actingUser } }),
    );

  it("is told that its session is over, so that its words reach nobody else's journal", async () => {
    const [first, second] = [await signUp(server), await signUp(server)];
    expect((await ask(second.cookie, second.user.id)).status).toBe(200);
    const refused = await ask(second.cookie, first.user.id);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ message: "Unauthorized" });
  });
});

describe("purgeExpired", () => {
  it("deletes sessions that are over and counters that would start anew, and nothing else", async () => {
    const { cookie, user } = await signUp(server);
    const past = new Date(Date.now() - DAY).toISOString();
    const stale = Array.from({ length: 5 }, (_, index) =>
      env.DB.prepare("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)").bind(
        `stale-${index}`,
        user.id,
        past,
        past,
        past,
      ),
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
