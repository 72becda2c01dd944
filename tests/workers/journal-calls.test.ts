import { describe, expect, it } from "vitest";
import type { Intention, JournalEntry } from "~/features/journal/contract";
import { addDays, localDateIn } from "~/shared/dates";
import { send } from "../factories/accounts";
import { SHARDS, signUpOn } from "../factories/journal";
import { API, idsOf, journalWriter } from "../factories/journal-calls";
import { readPages } from "../factories/library";
import { server } from "../factories/worker-with";

const TODAY = localDateIn("UTC", new Date());

// Every call is made for a user of each shard: an answer must not depend on where the rows are.
describe.each([0, 1])("the calls of a user in shard %i", (shard) => {
  const { call, create } = journalWriter(shard);

  describe("lists", () => {
    it("are newest first by day, then by time, and go on by Link", async () => {
      const reader = await signUpOn(server, shard);
      const days = ["2026-01-03", "2026-01-05", "2026-01-04", "2026-01-05", "2026-01-01"];
      const created: JournalEntry[] = [];
      for (const entryDate of days) {
        const json = { content: entryDate, entryDate };
        created.push(
          await (await send(server, reader, "POST", `${API}/entries`, { json })).json<JournalEntry>(),
        );
      }
      const [third, fifthEarly, fourth, fifthLate, first] = idsOf(created);
      const expected = [fifthLate, fifthEarly, fourth, third, first];
      const pagesOf = async (path: string) =>
        (await readPages<JournalEntry>(server, reader, `${API}/${path}`)).map(idsOf);
      expect(await pagesOf("entries?limit=2")).toEqual([expected.slice(0, 2), expected.slice(2, 4), [first]]);

      for (const id of [first, fifthLate, third])
        await send(server, reader, "DELETE", `${API}/entries/${id}`);
      expect(await pagesOf("entries/deleted?limit=2")).toEqual([[third, fifthLate], [first]]);
    });

    it.each(["limit=0", "limit=101", "limit=x", "limit=1.5", "before=unknown", "before="])(
      "refuse %s",
      async (query) => {
        for (const name of ["entries", "entries/bookmarked", "entries/deleted", "intentions"]) {
          expect((await call("GET", `${API}/${name}?${query}`)).status).toBe(400);
        }
      },
    );

    it("take no one else's entry for a cursor", async () => {
      const other = await signUpOn(server, shard);
      const { id } = await create();
      expect((await send(server, other, "GET", `${API}/entries?before=${id}`)).status).toBe(400);
    });
  });

  describe("the calendar", () => {
    it("returns the entries of its range and the streak", async () => {
      const reader = await signUpOn(server, shard);
      const write = (entryDate: string) =>
        send(server, reader, "POST", `${API}/entries`, { json: { content: entryDate, entryDate } });
      for (const date of [0, -1, -2, -10, -11, -12, -13].map((days) => addDays(TODAY, days)))
        await write(date);
      const range = `startDate=${addDays(TODAY, -11)}&endDate=${addDays(TODAY, -1)}`;
      const response = await send(server, reader, "GET", `${API}/calendar?${range}`);
      const calendar = await response.json<{ entries: JournalEntry[] }>();
      expect(calendar).toMatchObject({ currentStreak: 3, longestStreak: 4 });
      expect(calendar.entries.map((entry) => entry.entryDate)).toEqual(
        [-1, -2, -10, -11].map((days) => addDays(TODAY, days)),
      );
      expect(calendar.entries[0]?.content).toBe(`<p>${addDays(TODAY, -1)}</p>`);
    });

    it.each([
      ["", "startDate", "Add startDate, the first day to show, written yyyy-MM-dd."],
      ["endDate=2026-11-01", "startDate", "Add startDate, the first day to show, written yyyy-MM-dd."],
      ["startDate=&endDate=2026-11-01", "startDate", "Use a real date, written yyyy-MM-dd."],
    ])("names the date that %j lacks", async (query, path, message) => {
      const response = await call("GET", `${API}/calendar?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message,
        issues: expect.arrayContaining([{ path, message }]),
      });
    });

    it.each([
      "startDate=2026-11-02&endDate=2026-11-01",
      "startDate=2026-01-01&endDate=2026-03-04",
      "startDate=2026-02-30&endDate=2026-03-01",
    ])("refuses %s", async (query) => {
      expect((await call("GET", `${API}/calendar?${query}`)).status).toBe(400);
    });
  });

  describe("the streak", () => {
    it("is computed, whatever a client says", async () => {
      const reader = await signUpOn(server, shard);
      const patch = (json: unknown) => send(server, reader, "PATCH", `${API}/streak`, { json });
      const claim = { currentStreak: 365, longestStreak: 1000, lastJournalDate: TODAY };
      expect(await (await patch(claim)).json()).toEqual({
        currentStreak: 0,
        longestStreak: 0,
        lastJournalDate: null,
      });
      const entry = await send(server, reader, "POST", `${API}/entries`, { json: { content: "x" } });
      expect(await (await patch(claim)).json()).toEqual({
        currentStreak: 1,
        longestStreak: 1,
        lastJournalDate: TODAY,
      });
      const { id } = await entry.json<JournalEntry>();
      await send(server, reader, "DELETE", `${API}/entries/${id}`);
      expect(await (await patch({})).json()).toMatchObject({ currentStreak: 0, longestStreak: 0 });
    });
  });

  describe("intentions", () => {
    it("are added, listed newest first, completed with thanks, opened again and deleted", async () => {
      const reader = await signUpOn(server, shard);
      const ask = (method: string, path: string, json?: unknown) =>
        send(server, reader, method, `${API}/intentions${path}`, { json });
      const first = await ask("POST", "", { text: "  For my family " });
      expect(first.status).toBe(201);
      const family = await first.json<Intention>();
      expect(family).toEqual({
        id: expect.any(String),
        text: "For my family",
        isCompleted: false,
        thanks: "",
        createdAt: expect.any(String),
        completedAt: null,
      });
      const peace = await (await ask("POST", "", { text: "For peace" })).json<Intention>();
      expect(idsOf(await (await ask("GET", "")).json<Intention[]>())).toEqual(
        [peace, family]
          .sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? 1 : -1))
          .map(({ id }) => id),
      );
      const paged = await ask("GET", "?limit=1");
      expect(paged.headers.get("Link")).toContain('rel="next"');

      const done = await ask("PATCH", `/${family.id}`, { isCompleted: true, thanks: "They are well." });
      expect(await done.json()).toMatchObject({
        isCompleted: true,
        thanks: "They are well.",
        completedAt: expect.any(String),
      });
      const again = await ask("PATCH", `/${family.id}`, { isCompleted: true });
      expect(await again.json()).toMatchObject({ thanks: "They are well." });
      const open = await ask("PATCH", `/${family.id}`, { isCompleted: false });
      expect(await open.json()).toEqual(family);

      expect(await (await ask("DELETE", `/${family.id}`)).json()).toEqual({
        message: "Intention deleted",
        id: family.id,
      });
      expect((await ask("DELETE", `/${family.id}`)).status).toBe(404);
      expect((await ask("PATCH", `/${family.id}`, { isCompleted: true })).status).toBe(404);
    });

    it("are at most 100 open ones", async () => {
      const reader = await signUpOn(server, shard);
      await SHARDS[shard]!.prepare(
        `INSERT INTO intentions (id, user_id, text, created_at)
           SELECT ?1 || value, ?1, 'x', '2026-01-01T00:00:00.000Z' FROM json_each(?2)`,
      )
        .bind(reader.user.id, JSON.stringify(Array.from({ length: 98 }, (_, index) => index)))
        .run();
      const add = () => send(server, reader, "POST", `${API}/intentions`, { json: { text: "x" } });
      const answers = await Promise.all(Array.from({ length: 5 }, add));
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 409, 409, 409]);
    });
  });
});
