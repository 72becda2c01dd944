import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { send } from "../factories/accounts";
import { ADDRESSES, isCall } from "../factories/addresses";
import { server, workerWith } from "../factories/worker-with";

const ORIGIN = "https://acolyte.test";

function ask(path: string, init: RequestInit = {}) {
  // A browser names the host, a bare Request does not; Remix needs it for a form's post.
  const headers = { Host: new URL(ORIGIN).host, ...(init.headers as Record<string, string>) };
  return server.fetch(new Request(ORIGIN + path, { redirect: "manual", ...init, headers }));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("origin check", () => {
  const post = (headers: Record<string, string>) =>
    ask("/api/login", { method: "POST", headers, body: new URLSearchParams({ email: "x" }) });

  it.each([
    ["a foreign origin", { Origin: "https://evil.test" }],
    ["the null origin of a sandboxed page", { Origin: "null" }],
    ["the right host over http", { Origin: "http://acolyte.test" }],
    ["no origin at all", {}],
    ["no origin from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["no origin from a sibling domain", { "Sec-Fetch-Site": "same-site" }],
  ])("refuses %s", async (_name, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: "This request came from another site." });
  });

  it.each([
    ["the app's own origin", { Origin: ORIGIN }],
    ["no origin from the same origin", { "Sec-Fetch-Site": "same-origin" }],
    [
      "its own origin behind a proxy that says another host",
      { Origin: ORIGIN, "X-Forwarded-Host": "proxy.test" },
    ],
  ])("accepts %s", async (_name, headers) => {
    expect((await post(headers)).status).toBe(400);
  });

  it.each(["PUT", "PATCH", "DELETE"])("guards %s of API routes too", async (method) => {
    const response = await ask("/api/prayer-journal/entries/x", {
      method,
      headers: { Origin: "https://evil.test" },
    });
    expect(response.status).toBe(403);
  });
});

describe("a call", () => {
  const OPEN = /^\/api\/(login|logout|a+|auth\/(start|callback)\/\w+|acolyte\/reference|texts(\/\w+)?)$/;

  it.each(ADDRESSES.filter((address) => isCall(address) && !OPEN.test(address)))(
    "answers 401 to a visitor and 405 to methods that it does not allow: %s",
    async (path) => {
      const headers = { Origin: ORIGIN, "CF-Connecting-IP": `192.0.2.${path.length}` };
      const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
      const responses = await Promise.all(methods.map((method) => ask(path, { method, headers })));
      const allow =
        responses
          .find(({ status }) => status === 405)
          ?.headers.get("Allow")
          ?.split(", ") ?? [];
      expect(allow.length).toBeGreaterThan(0);
      expect(responses.map(({ status }) => status)).toEqual(
        methods.map((method) => (allow.includes(method) ? 401 : 405)),
      );
    },
  );
});

describe("a request over plain http", () => {
  const plain = (path: string, init: RequestInit = {}) =>
    server.fetch(
      new Request(`http://acolyte.test${path}`, {
        redirect: "manual",
        ...init,
        headers: { Host: "acolyte.test", Origin: "http://acolyte.test" },
      }),
    );

  it.each(["/journal?entry=1", "/api/login"])("of a page is led to https: %s", async (path) => {
    const response = await plain(path);
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(`https://acolyte.test${path}`);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ["GET", "/api/auth/user"],
    ["POST", "/api/login"],
    ["DELETE", "/api/prayer-journal/entries/x"],
  ])("of a call is refused: %s %s", async (method, path) => {
    const response = await plain(path, { method });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: "This address needs https." });
  });
});

describe("answers", () => {
  it("carry the security headers, a request id and a policy with a nonce", async () => {
    const response = await ask("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
    expect(response.headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const policy = response.headers.get("Content-Security-Policy");
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    const nonce = response.headers.get("Content-Security-Policy")?.match(/'nonce-([\w-]{22})'/)?.[1];
    const html = await response.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it("have another nonce each time", async () => {
    const policies = await Promise.all([ask("/"), ask("/")]);
    const [first, second] = policies.map((response) => response.headers.get("Content-Security-Policy"));
    expect(first).not.toBe(second);
  });

  it("allow nothing to be loaded where they are no page, and are kept by no cache", async () => {
    const response = await ask("/api/auth/user", { headers: { Origin: "https://evil.test" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(await response.json()).toEqual({ message: "Unauthorized" });
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
    "are a JSON 404 for %s of an unknown call",
    async (method) => {
      const response = await ask("/api/unknown/call", { method, headers: { Origin: ORIGIN } });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "Not found" });
    },
  );

  it.each([
    ["of 4,000 parts", "/a".repeat(4_000)],
    ["of 4,000 slashes", `/nothing${"/".repeat(4_000)}`],
    ["with another ending", `${"/a".repeat(4_000)}.data`],
  ])("are a JSON 404 for a path %s, which Remix would take seconds to look up", async (_name, path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Not found" });
  });

  it("are the landing view for a visitor: 200 for a screen, 404 for what does not exist", async () => {
    const screen = await ask("/journal?date=2026-11-20");
    expect(screen.status).toBe(200);
    const html = await screen.text();
    expect(html).toContain("Your Catholic spiritual companion");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('value="/journal?date=2026-11-20"');
    const missing = await ask("/no-such-page");
    expect(missing.status).toBe(404);
    const landing = await missing.text();
    for (const words of ["Welcome Back", "Discover your spiritual tools", 'content="noindex"']) {
      expect(landing).toContain(words);
    }
    expect(landing).not.toContain("A journal that keeps every word");
  });
});

describe("the log", () => {
  it("has one line a request, with the route's pattern and nothing of the address", async () => {
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    await ask("/api/prayer-journal/entries/secret-id?note=secret-note");
    expect(lines).toHaveBeenCalledTimes(1);
    const line = String(lines.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      event: "request",
      method: "GET",
      route: "/api/prayer-journal/entries/:id",
      status: 401,
    });
    expect(line).not.toContain("secret");
  });
});

describe("bursts", () => {
  const signIn = () =>
    ask("/api/login", { method: "POST", headers: { Origin: ORIGIN, "CF-Connecting-IP": "192.0.2.77" } });

  it("of sign-ins from one address are refused with the time to wait", async () => {
    // The limiter counts in windows of its own: used up in one, it is full until the next begins.
    let refused: Response | undefined;
    for (let tries = 0; tries < 20 && refused?.status !== 429; tries++) {
      const uses = Array.from({ length: 250 }, () => env.VISITOR_BURST.limit({ key: "192.0.2.77" }));
      await Promise.all(uses);
      refused = await signIn();
    }
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get("Retry-After")).toBe("10");
    expect(await refused?.json()).toEqual({
      message: "That was a little too fast. Please try again in a moment.",
    });
  });
});

describe("a malformed configuration", () => {
  const openedBy = (variables: object, path: string, accept: string) =>
    send(workerWith({ ...env, ...variables }).server, null, "GET", path, { headers: { Accept: accept } });

  it.each([
    ["a page", "/", "text/html"],
    ["a call", "/api/auth/user", "*/*"],
  ])("answers %s with 503 and the names of missing variables", async (_, path, accept) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const response = await openedBy({ ADDRESS_HASH_KEY: undefined, MAIL_TRANSPORT: "smtp" }, path, accept);
    expect(response.status).toBe(503);
    const text = await response.text();
    for (const name of ["ADDRESS_HASH_KEY", "MAIL_FROM", "SMTP_HOST"]) expect(text).toContain(name);
    expect(JSON.parse(String(log.mock.calls.at(-1)?.[0]))).toMatchObject({
      level: "ERROR",
      event: "configuration",
      variables: expect.arrayContaining(["ADDRESS_HASH_KEY"]),
    });
  });

  it("never shows the value of a malformed variable", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const response = await openedBy({ ADDRESS_HASH_KEY: "too short" }, "/", "text/html");
    expect(response.status).toBe(503);
    expect((await response.text()) + log.mock.calls.join()).not.toContain("too short");
  });
});
