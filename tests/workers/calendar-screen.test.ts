import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { loadCalendar } from "~/features/journal/server/load-calendar.server";
import { addDays } from "~/shared/dates";
import { type Account, createAccount, send } from "../factories/accounts";
import { fillJournal, NOW, SHARDS, servicesAt, sessionUser, TODAY } from "../factories/journal";

const server = exports.default;
const services = servicesAt(NOW, (shard) => SHARDS[shard]!);
const ids = (entries: { id: string }[]) => entries.map((entry) => entry.id);

async function openCalendar(account: Account) {
  const response = await send(server, account, "GET", "/journal/calendar");
  return { status: response.status, html: await response.text() };
}

describe("the calendar screen", () => {
  it("shows at most 200 entries, the first of each day, and counts them all", async () => {
    const user = sessionUser();
    const rows = await fillJournal(user, 300, (index) => ({
      entryDate: addDays(TODAY, -(index % 2)),
      createdAt: `2026-11-20T00:00:00.${String(index).padStart(3, "0")}Z`,
    }));
    const month = await loadCalendar(services, { user, view: "month" });
    expect(ids(month.entries)).toEqual(ids([1, 3, 5, 7, 0, 2, 4, 6].map((index) => rows[index]!)));
    expect(month.dayCounts).toEqual({ [TODAY]: 150, [addDays(TODAY, -1)]: 150 });
    expect((await loadCalendar(services, { user, view: "week" })).entries).toHaveLength(56);
    expect((await loadCalendar(services, { user, view: "day" })).entries).toHaveLength(150);
  });
});

// Last: it takes a table away.
it("says what is missing when its data cannot be read", async () => {
  const account = await createAccount(server);
  const before = await openCalendar(account);
  expect(before.status).toBe(200);
  expect(before.html).toContain("Journal Calendar");
  await env.JOURNAL_0.exec("ALTER TABLE journal_days RENAME TO journal_days_gone");
  const after = await openCalendar(account);
  expect(after.status).toBe(503);
  expect(after.html).toContain("Failed to fetch calendar data");
  expect(after.html).not.toContain("journal_days");
});
