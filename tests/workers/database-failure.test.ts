import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Env } from "~/server/env.server";
import { type Account, createAccount, ORIGIN } from "../factories/accounts";
import { ADDRESSES, isCall, TOKEN } from "../factories/addresses";
import { failingDatabase } from "../factories/failing-database";
import { server, workerWith } from "../factories/worker-with";

/** The queries of calls that require one. */
const QUERIES: Record<string, string> = {
  "/api/prayer-journal/calendar": "?startDate=2026-11-01&endDate=2026-11-30",
  "/api/prayer-journal/pages": "?ids=a",
  "/api/acolyte/reference": "?ref=CCC+1",
  "/api/texts/passage": "?ref=John+6:53",
  "/api/texts/search": "?q=bread",
  "/read/search": "?q=bread",
};

/** The worker while the databases fail, except for statements of the catalog that match. */
function serverWith(works: RegExp | null = null) {
  const journals = { JOURNAL_0: failingDatabase(env.JOURNAL_0), JOURNAL_1: failingDatabase(env.JOURNAL_1) };
  const others = {
    DB: failingDatabase(env.DB, (sql) => !works?.test(sql)),
    TEXTS: failingDatabase(env.TEXTS),
  };
  return workerWith({ ...env, ...journals, ...others } as Env).server;
}

let account: Account;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  account = await createAccount(server);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The status of a GET of each path, and of each screen's data request. */
async function statuses(server: ReturnType<typeof serverWith>, headers: Record<string, string>) {
  const found: Record<string, number> = {};
  const addresses = ADDRESSES.flatMap((address) =>
    isCall(address)
      ? [address + (QUERIES[address] ?? "")]
      : [address, address === "/" ? "/_root.data" : `${address}.data`].map(
          (one) => one + (QUERIES[address] ?? ""),
        ),
  );
  // Signing out would end the session of the others.
  for (const address of addresses.filter((one) => one !== "/api/logout")) {
    const response = await server.fetch(new Request(ORIGIN + address, { headers, redirect: "manual" }));
    found[address] = response.status;
    if (response.status !== 503) continue;
    const text = await response.text();
    expect(text, address).not.toContain("secret");
    if (response.headers.get("Content-Type")?.startsWith("application/json")) {
      expect(response.headers.get("Retry-After"), address).toBe("2");
      expect(JSON.parse(text)).toEqual({
        message: "Your data cannot be reached right now. Please try again.",
      });
    }
  }
  return found;
}

const countOf = (found: Record<string, number>, status: number) =>
  Object.values(found).filter((one) => one === status).length;
const unexpectedIn = (found: Record<string, number>) =>
  Object.entries(found).filter(([, status]) => status >= 500 && status !== 503);

describe("reads while the databases fail", () => {
  it("return 503 to a member whose session cannot be loaded", async () => {
    const found = await statuses(serverWith(), { Cookie: account.cookie });
    expect(unexpectedIn(found)).toEqual([]);
    // Other responses load no session: other methods, unknown calls, files for search engines.
    const others = Object.entries(found).filter(([, status]) => status !== 503 && status !== 405);
    expect(others.filter(([address]) => !/^\/(api\/a+$|robots|sitemap)/.test(address))).toEqual([]);
  });

  it("return 503 to a member after the session is loaded", async () => {
    const found = await statuses(serverWith(/"sessions"/), { Cookie: account.cookie });
    expect(unexpectedIn(found)).toEqual([]);
    const screens = [
      "/",
      "/journal",
      "/journal/calendar",
      "/saved-responses",
      "/prayer",
      "/profile",
      "/settings",
    ];
    const calls = ["/prayer-journal/entries", "/saved-responses/stats", "/acolyte/history", "/prayers"];
    for (const address of [...screens, ...calls.map((call) => `/api${call}`)]) {
      expect([address, found[address]]).toEqual([address, 503]);
    }
  });

  it("return 503 to a visitor of a page that looks up a link", async () => {
    const found = await statuses(serverWith(), {});
    expect(unexpectedIn(found)).toEqual([]);
    for (const page of ["shared", "verify-email", "reset-password"]) {
      expect([page, found[`/${page}/${TOKEN}`]]).toEqual([page, 503]);
    }
    expect(countOf(found, 503)).toBeGreaterThan(6);
  });
});
