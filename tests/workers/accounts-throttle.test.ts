import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countPasswordAttempt, countSignUp } from "~/features/accounts/server/throttle.server";
import type { Services } from "~/server/ports/services";
import { createServices } from "~/services.server";
import { isAppError } from "~/shared/errors";
import { postLogin, signUp } from "../factories/accounts";
import { server } from "../factories/worker-with";

const MINUTE = 60_000;

/** Services with a clock that only the test moves. */
function servicesAt(start: string) {
  let now = Date.parse(start);
  const services: Services = {
    ...createServices(env as never, { waitUntil: () => undefined }),
    clock: { now: () => new Date(now) },
  };
  return { services, wait: (milliseconds: number) => (now += milliseconds) };
}

/** Returns 0 when the attempt may go on, or the seconds to wait. */
async function tryOnce(services: Services, email: string, address: string): Promise<number> {
  try {
    await countPasswordAttempt(services, { email, address, device: null });
    return 0;
  } catch (error) {
    if (!isAppError(error)) throw error;
    expect(error.code).toBe("too_many_requests");
    return error.options.retryAfter ?? 0;
  }
}

const newEmail = () => `p-${crypto.randomUUID()}@example.test`;

describe("failed sign-ins of an account from an address", () => {
  it("may be 10 in 15 minutes, then wait 30 seconds, doubling to 15 minutes", async () => {
    const { services, wait } = servicesAt("2026-11-20T09:00:00Z");
    const attempt = () => tryOnce(services, "waits@example.test", "203.0.113.1");
    for (let count = 0; count < 10; count++) expect(await attempt()).toBe(0);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await attempt()).toBe(seconds);
      wait(seconds * 1000 - 1);
      expect(await attempt()).toBe(1);
      wait(1);
      expect(await attempt()).toBe(0);
    }
  });

  it("are forgotten 15 minutes after the first, and 15 minutes after the last wait", async () => {
    const { services, wait } = servicesAt("2026-11-20T09:00:00Z");
    const attempt = () => tryOnce(services, "forgotten@example.test", "203.0.113.1");
    for (let count = 0; count < 9; count++) expect(await attempt()).toBe(0);
    wait(15 * MINUTE);
    for (let count = 0; count < 10; count++) expect(await attempt()).toBe(0);
    expect(await attempt()).toBe(30);
    wait(30_000 + 15 * MINUTE);
    for (let count = 0; count < 10; count++) expect(await attempt()).toBe(0);
    expect(await attempt()).toBe(30);
  });

  it("do not count against another address or another account", async () => {
    const { services } = servicesAt("2026-11-20T09:00:00Z");
    for (let count = 0; count < 11; count++) await tryOnce(services, "one@example.test", "203.0.113.1");
    expect(await tryOnce(services, "one@example.test", "203.0.113.1")).toBe(30);
    expect(await tryOnce(services, "one@example.test", "203.0.113.2")).toBe(0);
    expect(await tryOnce(services, "two@example.test", "203.0.113.1")).toBe(0);
  });

  it("are forgiven by a success", async () => {
    const { services } = servicesAt("2026-11-20T09:00:00Z");
    const attempter = { email: "forgiven@example.test", address: "203.0.113.1", device: null };
    for (let count = 0; count < 9; count++) await countPasswordAttempt(services, attempter);
    await (await countPasswordAttempt(services, attempter)).forgive();
    for (let count = 0; count < 10; count++)
      expect(await tryOnce(services, attempter.email, attempter.address)).toBe(0);
  });
});

describe("failed sign-ins of an account from everywhere", () => {
  it("may be 100 in 15 minutes, then wait as well", async () => {
    const { services, wait } = servicesAt("2026-11-20T09:00:00Z");
    for (let count = 0; count < 100; count++) {
      expect(await tryOnce(services, "everywhere@example.test", `203.0.113.${count}`)).toBe(0);
    }
    expect(await tryOnce(services, "everywhere@example.test", "198.51.100.1")).toBe(30);
    wait(30_000);
    expect(await tryOnce(services, "everywhere@example.test", "198.51.100.1")).toBe(0);
    expect(await tryOnce(services, "everywhere@example.test", "198.51.100.1")).toBe(60);
  });

  it("do not count on one counter when the other refuses them", async () => {
    const { services, wait } = servicesAt("2026-11-20T09:00:00Z");
    for (let count = 0; count < 100; count++) {
      await tryOnce(services, "both@example.test", `203.0.113.${count}`);
    }
    for (let count = 0; count < 20; count++) await tryOnce(services, "both@example.test", "198.51.100.1");
    wait(30_000);
    expect(await tryOnce(services, "both@example.test", "198.51.100.1")).toBe(0);
  });
});

describe("failed sign-ins from one network over many accounts", () => {
  const spray = async (services: Services, count: number, address: string) => {
    const waits = [];
    for (let index = 0; index < count; index++) {
      waits.push(await tryOnce(services, `victim-${index}-${address}@example.test`, address));
    }
    return waits;
  };

  it("may be 100 in 15 minutes, then wait, for that network alone", async () => {
    const { services, wait } = servicesAt("2026-11-20T09:00:00Z");
    const waits = await spray(services, 250, "192.0.2.66");
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(100);
    expect(new Set(waits.slice(100))).toEqual(new Set([30]));
    expect(await tryOnce(services, "victim-249@example.test", "192.0.2.67")).toBe(0);
    wait(30_000);
    expect(await tryOnce(services, "victim-249@example.test", "192.0.2.66")).toBe(0);
    expect(await tryOnce(services, "victim-249@example.test", "192.0.2.66")).toBe(60);
  });

  it("are not forgiven by a success in the attacker's own account", async () => {
    const { services } = servicesAt("2026-11-20T09:00:00Z");
    const address = "192.0.2.69";
    await spray(services, 99, address);
    const own = { email: "attacker@example.test", address, device: null };
    await (await countPasswordAttempt(services, own)).forgive();
    expect(await tryOnce(services, "one@example.test", address)).toBe(0);
    expect(await tryOnce(services, "two@example.test", address)).toBe(30);
  });

  it("are not counted for a school where hundreds sign in successfully", async () => {
    const { services } = servicesAt("2026-11-20T09:00:00Z");
    for (let index = 0; index < 150; index++) {
      const pupil = { email: `pupil-${index}@example.test`, address: "192.0.2.68", device: null };
      await (await countPasswordAttempt(services, pupil)).forgive();
    }
    expect(await tryOnce(services, "pupil-150@example.test", "192.0.2.68")).toBe(0);
  });
});

describe("sign-ups of an address", () => {
  it("are limited to exactly the hourly allowance", async () => {
    const { services, wait } = servicesAt("2026-11-20T09:00:00Z");
    services.settings = { ...services.settings, signUpLimit: 5 };
    const once = () =>
      countSignUp(services, "203.0.113.9").then(
        () => 0,
        (error) => (isAppError(error) ? (error.options.retryAfter ?? 0) : Promise.reject(error)),
      );
    const results = await Promise.all(Array.from({ length: 12 }, once));
    expect(results.filter((seconds) => seconds === 0)).toHaveLength(5);
    expect(results.filter((seconds) => seconds === 3600)).toHaveLength(7);
    wait(60 * MINUTE - 1);
    expect(await once()).toBe(1);
    wait(1);
    expect(await once()).toBe(0);
  });

  it("do not count when their input is invalid", async () => {
    const address = "203.0.113.200";
    const count = async () =>
      (await env.DB.prepare("SELECT count FROM throttles WHERE key LIKE 'sign-up:%'").all()).results;
    const before = await count();
    await postLogin(server, { mode: "sign-up", email: newEmail(), password: "short" }, { address });
    expect(await count()).toEqual(before);
  });
});

describe("POST /api/login", () => {
  it("checks exactly 10 of many parallel wrong passwords, then says how long to wait", async () => {
    const { email, password } = await signUp(server);
    const address = "203.0.113.30";
    const wrong = Array.from({ length: 16 }, (_, index) =>
      postLogin(server, { email, password: `Wrong evening ${index}` }, { address }),
    );
    const responses = await Promise.all(wrong);
    const refused = responses.filter((response) => response.status === 429);
    expect(responses.filter((response) => response.status === 401)).toHaveLength(10);
    expect(refused).toHaveLength(6);
    for (const response of refused) {
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await response.text()).toContain("Too many attempts.");
    }
    const right = (from: string) => postLogin(server, { email, password }, { address: from });
    expect((await right(address)).status).toBe(429);
    expect((await right("203.0.113.31")).status).toBe(303);
  });

  it("throttles an unknown e-mail like a known one", async () => {
    const email = newEmail();
    const wrong = { email, password: "Wrong evening" };
    const statuses = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await postLogin(server, wrong, { address: "203.0.113.40" })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe("the database", () => {
  it("contains no password, token or network address, and e-mails only with their user", async () => {
    const password = "Quiet morning 7";
    const { email, cookie, user } = await signUp(server, { password });
    await postLogin(server, { email, password: "Wrong evening 9" }, { address: "203.0.113.77" });
    const token = cookie.split("=")[1]!;
    const [users, credentials, sessions, throttles] = (
      await env.DB.batch<Record<string, string>>(
        ["users", "credentials", "sessions", "throttles"].map((table) =>
          env.DB.prepare(`SELECT * FROM ${table}`),
        ),
      )
    ).map(({ results }) => results);
    expect(throttles!.length).toBeGreaterThan(0);
    const everything = JSON.stringify([users, credentials, sessions, throttles]);
    for (const secret of [password, "Wrong evening 9", token, "203.0.113.77"]) {
      expect(everything).not.toContain(secret);
    }
    expect(JSON.stringify([credentials, sessions, throttles])).not.toContain(email);
    expect(credentials!.find(({ user_id }) => user_id === user.id)?.password_hash).toMatch(
      /^\$scrypt\$ln=14,r=8,p=5\$/,
    );
  });
});
