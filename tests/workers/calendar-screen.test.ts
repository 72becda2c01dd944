import { env, exports } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { type Account, ORIGIN, signUp } from "../factories/accounts";

// A sign-up costs a full scrypt, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const server = exports.default;

async function openCalendar(account: Account) {
  const response = await server.fetch(
    new Request(`${ORIGIN}/journal/calendar`, { headers: { Cookie: account.cookie } }),
  );
  return { status: response.status, html: await response.text() };
}

it("says what is missing when its data cannot be read", async () => {
  const account = await signUp(server);
  const before = await openCalendar(account);
  expect(before.status).toBe(200);
  expect(before.html).toContain("Journal Calendar");
  await env.JOURNAL_0.exec("ALTER TABLE journal_days RENAME TO journal_days_gone");
  const after = await openCalendar(account);
  expect(after.status).toBe(503);
  expect(after.html).toContain("Failed to fetch calendar data");
  expect(after.html).not.toContain("journal_days");
});
