import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { loadActivity } from "~/features/activity/server/public.server";
import { loadDashboard } from "~/features/dashboard/server/load-dashboard.server";
import { insertEntryRows } from "~/features/journal/server/entry-writes.repository.server";
import { openDatabase } from "~/server/db/client.server";
import type { SessionUser } from "~/server/ports/session";
import { type Account, createAccount, inFirstShard, send } from "../factories/accounts";
import { ask } from "../factories/companion";
import { entryRow, servicesAt, sessionUser } from "../factories/journal";
import { activityOf, callOk, savePrayer } from "../factories/library";
import { server } from "../factories/worker-with";

inFirstShard();

const ENTRIES = "/api/prayer-journal/entries";
const INTENTIONS = "/api/prayer-journal/intentions";
/** A Friday; in New York it is still Thursday evening. */
const NOW = "2026-11-20T01:30:00.000Z";
let account: Account;

const sessionOf = ({ user }: Account, overrides: Partial<SessionUser> = {}): SessionUser =>
  sessionUser({ ...user, ...overrides });
const load = (overrides: Partial<SessionUser> = {}, now = NOW) =>
  loadDashboard(servicesAt(now), sessionOf(account, overrides));

beforeEach(async () => {
  account = await createAccount(server);
});

describe("the home screen", () => {
  it("goes by the user's own clock: greeting, date, liturgical day and verse", async () => {
    expect(await load({ firstName: "Maria" })).toMatchObject({
      greeting: "Good morning, Maria",
      today: "2026-11-20",
      season: "Ordinary Time",
    });
    const thursday = await load({ timezone: "America/New_York" });
    expect(thursday).toMatchObject({ greeting: "Good evening, Friend", today: "2026-11-19" });
    expect((await load()).verse.text).not.toBe(thursday.verse.text);
    expect(await load({}, "2026-12-25T12:00:00.000Z")).toMatchObject({
      greeting: "Good afternoon, Friend",
      feastDay: expect.stringContaining("Nativity of the Lord"),
      season: "Christmas",
    });
  });

  it("counts what was done today, and knows who has prayed here before", async () => {
    const none = { prayers: 0, questions: 0, scriptures: 0 };
    const now = new Date().toISOString();
    expect(await load({}, now)).toMatchObject({ activity: none, hasPrayed: false });
    await savePrayer(server, account);
    await callOk(server, account, "POST", "/api/prayers/guided", { guide: "lectio" });
    expect(await load({}, now)).toMatchObject({
      activity: { prayers: 1, questions: 0, scriptures: 1 },
      hasPrayed: true,
    });
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect(await load({}, later)).toMatchObject({ activity: none, hasPrayed: true });
  });

  it("shows entries of a month and a year ago, the first two of a day, none from the bin and nobody else's", async () => {
    const other = await createAccount(server);
    const row = (entryDate: string, title: string, overrides = {}) =>
      entryRow({ entryDate, title, createdAt: `${entryDate}T08:00:00.000Z`, ...overrides });
    const journal = openDatabase(env.JOURNAL_0);
    await insertEntryRows(journal, account.user.id, [
      row("2025-11-20", "A year", { createdAt: "2025-11-20T09:00:00.000Z" }),
      row("2025-11-20", "A year, first"),
      row("2025-11-20", "A year, third", { createdAt: "2025-11-20T10:00:00.000Z" }),
      row("2026-10-20", "A month"),
      row("2026-10-20", "Deleted", { deletedAt: NOW }),
      row("2026-10-21", "Another day"),
    ]);
    await insertEntryRows(journal, other.user.id, [row("2026-10-20", "Somebody else's")]);
    const { memories, entriesToday } = await load();
    expect(memories.map(({ label, entry }) => `${label}: ${entry.title}`)).toEqual([
      "A month ago: A month",
      "A year ago: A year, first",
      "A year ago: A year",
    ]);
    expect(entriesToday).toBe(0);
  });

  it("has the streak, today's entries and the five newest open intentions", async () => {
    const now = new Date().toISOString();
    await callOk(server, account, "POST", ENTRIES, { content: "A day." });
    const ids: string[] = [];
    for (let number = 1; number <= 7; number++) {
      const { id } = await callOk<{ id: string }>(server, account, "POST", INTENTIONS, {
        text: `Number ${number}`,
      });
      ids.push(id);
    }
    await callOk(server, account, "PATCH", `${INTENTIONS}/${ids[6]}`, { isCompleted: true, thanks: "Yes" });
    const view = await load({}, now);
    expect(view).toMatchObject({ currentStreak: 1, longestStreak: 1, entriesToday: 1, openIntentions: 6 });
    expect(view.intentions.map(({ text }) => text)).toEqual(
      [6, 5, 4, 3, 2].map((number) => `Number ${number}`),
    );
  });
});

describe("activity", () => {
  const total = async () => (await activityOf(account)).total;

  it("counts a quick prayer as a prayer, once for a key, and no journal entry", async () => {
    const quick = { title: "Prayer", content: "Lord, hear me.", prayerIntentions: "", spiritualInsights: "" };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (let round = 0; round < 2; round++) {
      const response = await send(server, account, "POST", ENTRIES, { json: quick, headers });
      expect(await response.json()).toMatchObject({ entryType: "prayer" });
    }
    await callOk(server, account, "POST", ENTRIES, { entryType: "prayer", content: "Lord." });
    const entry = await callOk(server, account, "POST", ENTRIES, { content: "A day." });
    expect(entry).toMatchObject({ entryType: "daily" });
    await callOk(server, account, "POST", ENTRIES, { ...quick, entryType: "daily" });
    expect(await total()).toEqual({ prayers: 2, questions: 0, scriptures: 0 });
  });

  it("counts a question once it is answered, as JSON or a stream, and no message about danger", async () => {
    await callOk(server, account, "POST", "/api/acolyte/ask", ask());
    const headers = { Accept: "text/event-stream" };
    await (await send(server, account, "POST", "/api/acolyte/ask", { json: ask(), headers })).text();
    await callOk(server, account, "POST", "/api/acolyte/ask", ask({ question: "I want to kill myself" }));
    expect(await total()).toEqual({ prayers: 0, questions: 2, scriptures: 0 });
  });

  it("is exact for parallel actions of a day and in all, and deleting lowers nothing", async () => {
    const prayers = await Promise.all(Array.from({ length: 20 }, () => savePrayer(server, account)));
    await Promise.all(prayers.map(({ id }) => callOk(server, account, "DELETE", `/api/prayers/${id}`)));
    const counts = { prayers: 20, questions: 0, scriptures: 0 };
    const services = servicesAt(new Date().toISOString());
    expect(await loadActivity(services, { ...account.user, journalShard: 0 })).toEqual({
      day: counts,
      total: counts,
    });
    await env.JOURNAL_0.prepare("UPDATE daily_activity SET local_date = '2020-01-01' WHERE user_id = ?")
      .bind(account.user.id)
      .run();
    await savePrayer(server, account);
    expect(await loadActivity(services, { ...account.user, journalShard: 0 })).toEqual({
      day: { ...counts, prayers: 1 },
      total: { ...counts, prayers: 21 },
    });
  });
});
