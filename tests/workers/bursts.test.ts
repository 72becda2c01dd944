import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, send } from "../factories/accounts";
import { workerWith } from "../factories/worker-with";

const LIMIT = 5;

/** A limit without windows: the real one forgets after 10 seconds, which a busy machine needs for the requests of a test. */
function limiter(): RateLimit {
  const used = new Map<string, number>();
  return {
    limit: async ({ key }) => {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { success: (used.get(key) ?? 0) <= LIMIT };
    },
  };
}

let server: ReturnType<typeof workerWith>["server"];

beforeEach(() => {
  ({ server } = workerWith({ ...env, VISITOR_BURST: limiter(), MEMBER_BURST: limiter() }));
});

const ask = (method: string, path: string, headers: Record<string, string>) =>
  send(server, null, method, path, { headers });
const statusOf = async (method: string, path: string, headers: Record<string, string>) =>
  (await ask(method, path, headers)).status;
/** The statuses of the requests after the limit was used up by the same ones. */
const beyondLimit = async (count: number, one: (number: number) => Promise<number>) => {
  const statuses: number[] = [];
  for (let number = 0; number < LIMIT + count; number++) statuses.push(await one(number));
  expect(statuses.slice(0, LIMIT)).not.toContain(429);
  return statuses.slice(LIMIT);
};

describe("the burst of a network", () => {
  it.each(["/api/prayer-journal/entries", "/support", "/forgot-password"])(
    "counts requests to %s whose cookie opens no session: 64 random cookies evade nothing",
    async (path) => {
      const statuses = await beyondLimit(64, () =>
        statusOf("POST", path, {
          "CF-Connecting-IP": "192.0.2.78",
          Cookie: `__Host-acolyte_session=${crypto.randomUUID()}`,
        }),
      );
      expect(statuses).toEqual(Array(64).fill(429));
    },
  );

  it("is the one of an IPv6 /64, and its neighbour has another", async () => {
    const from = (address: string) => statusOf("POST", "/api/login", { "CF-Connecting-IP": address });
    expect(await beyondLimit(2, (number) => from(`2001:db8:0:7::${number + 1}`))).toEqual([429, 429]);
    expect(await from("2001:db8:0:8::1")).toBe(415);
  });

  it.each(["start", "callback"])(
    "counts the %s of a provider's sign-in, though it is a GET",
    async (step) => {
      const headers = { "CF-Connecting-IP": "192.0.2.80" };
      expect(await beyondLimit(1, () => statusOf("GET", `/api/auth/${step}/google`, headers))).toEqual([429]);
      expect(await statusOf("GET", "/", headers)).toBe(200);
    },
  );

  it("does not stop its members, but does so at the sign-in, however its path is written", async () => {
    const { cookie } = await createAccount(server);
    const headers = { "CF-Connecting-IP": "192.0.2.79", Cookie: cookie };
    await beyondLimit(1, () => statusOf("POST", "/api/login", headers));
    for (const path of ["/api/login", "/api/login/", "/API/Login", "/api/%6cogin", "/api/login.data"]) {
      expect(await statusOf("POST", path, headers)).toBe(429);
    }
    expect(await statusOf("DELETE", "/api/prayer-journal/intentions/none", headers)).toBe(404);
  });
});

describe("the burst of a member", () => {
  it("is the account's, from whatever network and session", async () => {
    const { cookie } = await createAccount(server);
    const statuses = await beyondLimit(2, (number) =>
      statusOf("DELETE", "/api/prayer-journal/intentions/none", {
        "CF-Connecting-IP": `192.0.2.${number}`,
        Cookie: cookie,
      }),
    );
    expect(statuses).toEqual([429, 429]);
  });
});
