import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Intention, JournalEntry } from "~/features/journal/contract";
import { addDays, localDateIn } from "~/shared/dates";
import type { Account } from "../factories/accounts";
import { dumpUser, SHARDS, send, signUpOn } from "../factories/journal";

const server = exports.default;
const API = "/api/prayer-journal";
const TODAY = localDateIn("UTC", new Date());

// Every call is made for a user of each shard: an answer must not depend on where the rows are.
describe.each([0, 1])("the calls of a user in shard %i", (shard) => {
  let account: Account;
  const call = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
    send(server, account, method, path, { json, headers });
  const create = async (json: Record<string, unknown> = {}, headers?: Record<string, string>) => {
    const response = await call("POST", `${API}/entries`, { content: "<p>Words</p>", ...json }, headers);
    expect([200, 201]).toContain(response.status);
    return response.json<JournalEntry>();
  };
  const list = async (name = "entries") => (await call("GET", `${API}/${name}`)).json<JournalEntry[]>();
  const idsOf = (entries: { id: string }[]) => entries.map((entry) => entry.id);

  beforeAll(async () => {
    account = await signUpOn(server, shard);
  });

  describe("entries", () => {
    it("are created as the journal screen sends them", async () => {
      const response = await call("POST", `${API}/entries`, {
        entryType: "daily",
        content: "<p>Today was <b>good</b>.</p>",
        mood: "joyful",
        title: "  A good day  ",
        originalGreeting: "Good morning, Anne.",
        originalInspiration: "Be still.",
      });
      expect(response.status).toBe(201);
      expect(response.headers.get("ETag")).toBe('"1"');
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const entry = await response.json<JournalEntry>();
      expect(entry).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        entryType: "daily",
        title: "A good day",
        content: "<p>Today was <strong>good</strong>.</p>",
        mood: "joyful",
        originalGreeting: "Good morning, Anne.",
        originalInspiration: "Be still.",
        prayerIntentions: "",
        spiritualInsights: "",
        entryDate: TODAY,
        timezone: "UTC",
        isBookmarked: false,
        version: 1,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: entry.createdAt,
        deletedAt: null,
      });
      const read = await call("GET", `${API}/entries/${entry.id}`);
      expect(read.headers.get("ETag")).toBe('"1"');
      expect(await read.json()).toEqual(entry);
      expect(
        await SHARDS[1 - shard]!.prepare("SELECT 1 FROM entries WHERE id = ?").bind(entry.id).first(),
      ).toBeNull();
    });

    it("are created as the quick prayer page sends them: words, intentions and insights", async () => {
      const entry = await create({
        title: "Prayer - Nov 20, 2026",
        content: "Lord, hear me.\n\nAmen.",
        entryType: "prayer",
        prayerIntentions: "For peace",
        spiritualInsights: "Trust",
      });
      expect(entry).toMatchObject({
        entryType: "prayer",
        content: "<p>Lord, hear me.</p><p>Amen.</p>",
        prayerIntentions: "For peace",
        spiritualInsights: "Trust",
      });
    });

    it("have the day given, or that of the zone given", async () => {
      expect(await create({ entryDate: "2024-02-29" })).toMatchObject({
        entryDate: "2024-02-29",
        timezone: "UTC",
      });
      const zone = "Pacific/Kiritimati";
      const before = localDateIn(zone, new Date());
      const entry = await create({ timezone: zone });
      expect([before, localDateIn(zone, new Date())]).toContain(entry.entryDate);
      expect(entry.timezone).toBe(zone);
    });

    it("take null for what is optional, and pass over keys that nobody knows", async () => {
      const entry = await create({
        mood: null,
        originalGreeting: null,
        userId: "someone-else",
        version: 9,
        id: "x",
      });
      expect(entry).toMatchObject({ mood: null, originalGreeting: "", version: 1 });
      expect(entry.id).not.toBe("x");
    });

    it("are updated: content, and title and mood when given", async () => {
      const entry = await create({ title: "Before", mood: "anxious" });
      const response = await call("PUT", `${API}/entries/${entry.id}`, { content: "<p>After</p>" });
      expect(response.status).toBe(200);
      expect(response.headers.get("ETag")).toBe('"2"');
      const once = await response.json<JournalEntry>();
      expect(once).toMatchObject({ content: "<p>After</p>", title: "Before", mood: "anxious", version: 2 });
      expect(once.entryDate).toBe(entry.entryDate);
      const twice = await call("PUT", `${API}/entries/${entry.id}`, { content: "x", title: "", mood: null });
      expect(await twice.json()).toMatchObject({ content: "<p>x</p>", title: "", mood: null, version: 3 });
    });

    it("refuse a stale write with the entry as it is, when If-Match is sent", async () => {
      const entry = await create();
      const put = (content: string, etag: string) =>
        call("PUT", `${API}/entries/${entry.id}`, { content }, { "If-Match": etag });
      expect((await put("first", '"1"')).status).toBe(200);
      const stale = await put("second", '"1"');
      expect(stale.status).toBe(409);
      expect(await stale.json()).toEqual({
        message: "This entry was changed somewhere else in the meantime.",
        entry: expect.objectContaining({ id: entry.id, content: "<p>first</p>", version: 2 }),
      });
      expect((await put("third", '"2"')).status).toBe(200);
      expect((await put("fourth", "*")).status).toBe(200);
      expect((await put("fifth", "three")).status).toBe(400);
    });

    it("let one of two writers with the same version through", async () => {
      const entry = await create();
      const answers = await Promise.all(
        ["one", "two", "three"].map((content) =>
          call("PUT", `${API}/entries/${entry.id}`, { content }, { "If-Match": '"1"' }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    });

    it("are bookmarked and not, without becoming another version", async () => {
      const entry = await create();
      const first = await call("POST", `${API}/entries/${entry.id}/bookmark`);
      expect(await first.json()).toEqual({ message: "Entry bookmarked", id: entry.id, isBookmarked: true });
      expect(idsOf(await list("entries/bookmarked"))).toContain(entry.id);
      expect(await list("bookmarked")).toEqual(await list("entries/bookmarked"));
      const second = await call("POST", `${API}/entries/${entry.id}/bookmark`);
      expect(await second.json()).toEqual({ message: "Bookmark removed", id: entry.id, isBookmarked: false });
      expect(idsOf(await list("entries/bookmarked"))).not.toContain(entry.id);
      expect(await (await call("GET", `${API}/entries/${entry.id}`)).json()).toEqual(entry);
    });

    it("move to the bin, come back, move again and are gone", async () => {
      const entry = await create({ title: "Leaving" });
      const path = `${API}/entries/${entry.id}`;
      const deleted = await call("DELETE", path);
      expect(await deleted.json()).toEqual({
        message: "Entry moved to recycle bin",
        id: entry.id,
        deletedAt: expect.any(String),
      });
      expect(idsOf(await list())).not.toContain(entry.id);
      expect((await list("entries/deleted"))[0]).toMatchObject({ id: entry.id, title: "Leaving" });
      expect(await list("deleted")).toEqual(await list("entries/deleted"));
      expect(await (await call("GET", path)).json()).toMatchObject({ deletedAt: expect.any(String) });
      // What is in the bin can be read, restored or deleted for good, and nothing else.
      expect((await call("PUT", path, { content: "x" })).status).toBe(409);
      expect((await call("POST", `${path}/bookmark`)).status).toBe(409);

      const restored = await call("POST", `${path}/restore`);
      expect(await restored.json()).toEqual({ message: "Entry restored", id: entry.id });
      expect(idsOf(await list())).toContain(entry.id);
      expect((await call("POST", `${path}/restore`)).status).toBe(200);

      const tooEarly = await call("DELETE", `${path}/permanent`);
      expect(tooEarly.status).toBe(409);
      expect(idsOf(await list())).toContain(entry.id);

      await call("DELETE", path);
      const gone = await call("DELETE", `${path}/permanent`);
      expect(await gone.json()).toEqual({ message: "1 entry permanently deleted", id: entry.id });
      expect((await call("GET", path)).status).toBe(404);
      expect((await call("DELETE", `${path}/permanent`)).status).toBe(404);
      expect((await call("POST", `${path}/restore`)).status).toBe(404);
    });

    it("keep the time of their first deletion when they are deleted twice", async () => {
      const { id } = await create();
      const first = await (await call("DELETE", `${API}/entries/${id}`)).json<{ deletedAt: string }>();
      const second = await (await call("DELETE", `${API}/entries/${id}`)).json<{ deletedAt: string }>();
      expect(second.deletedAt).toBe(first.deletedAt);
    });

    it("are restored and deleted for good in one call", async () => {
      const entries = await Promise.all([create(), create(), create()]);
      const ids = idsOf(entries);
      for (const id of ids) await call("DELETE", `${API}/entries/${id}`);
      const bulk = (action: string, chosen: string[]) =>
        call("POST", `${API}/entries/bulk`, { action, ids: chosen });
      const restored = await bulk("restore", [ids[0]!, ids[1]!, "unknown"]);
      expect(await restored.json()).toEqual({ message: "2 entries restored", count: 2 });
      // One of them is active: none is deleted.
      const refused = await bulk("permanent", ids);
      expect(refused.status).toBe(409);
      expect((await call("GET", `${API}/entries/${ids[2]}`)).status).toBe(200);
      for (const id of ids) await call("DELETE", `${API}/entries/${id}`);
      const purged = await bulk("permanent", ids);
      expect(await purged.json()).toEqual({ message: "3 entries permanently deleted", count: 3 });
      expect((await bulk("permanent", ids)).status).toBe(404);
      expect((await bulk("restore", ids)).status).toBe(404);
    });

    it("leave the bin all at once", async () => {
      const kept = await create();
      const { id } = await create();
      await call("DELETE", `${API}/entries/${id}`);
      const inBin = (await list("entries/deleted")).length;
      expect(inBin).toBeGreaterThan(0);
      const emptied = await call("DELETE", `${API}/entries/deleted`);
      expect(await emptied.json()).toMatchObject({ count: inBin });
      expect(await list("entries/deleted")).toEqual([]);
      expect(idsOf(await list())).toContain(kept.id);
      const again = await call("DELETE", `${API}/entries/deleted`);
      expect(await again.json()).toEqual({ message: "0 entries permanently deleted", count: 0 });
    });
  });

  describe("an idempotency key", () => {
    it("gives the same entry for calls one after the other and at the same time", async () => {
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const attempts = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          call("POST", `${API}/entries`, { content: `Attempt ${index}` }, headers),
        ),
      );
      expect(attempts.map((answer) => answer.status).sort()).toEqual([
        200, 200, 200, 200, 200, 200, 200, 201,
      ]);
      const entries = await Promise.all(attempts.map((answer) => answer.json<JournalEntry>()));
      expect(new Set(idsOf(entries)).size).toBe(1);
      const before = await dumpUser(SHARDS[shard]!, account.user.id);
      expect(await create({ content: "Later", entryDate: "2020-01-01" }, headers)).toEqual(entries[0]);
      expect(await dumpUser(SHARDS[shard]!, account.user.id)).toEqual(before);
    });

    it("still gives the entry when it is in the bin", async () => {
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const entry = await create({}, headers);
      await call("DELETE", `${API}/entries/${entry.id}`);
      expect(await create({}, headers)).toMatchObject({ id: entry.id, deletedAt: expect.any(String) });
    });

    it("is each user's own", async () => {
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const other = await signUpOn(server, shard);
      const entry = await create({ content: "Mine" }, headers);
      const theirs = await send(server, other, "POST", `${API}/entries`, {
        json: { content: "Theirs" },
        headers,
      });
      expect(theirs.status).toBe(201);
      expect((await theirs.json<JournalEntry>()).id).not.toBe(entry.id);
    });
  });

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
      const seen: string[] = [];
      let path: string | null = `${API}/entries?limit=2`;
      let pages = 0;
      while (path) {
        const response: Response = await send(server, reader, "GET", path);
        seen.push(...idsOf(await response.json<JournalEntry[]>()));
        const link = response.headers.get("Link");
        path = link ? (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? null) : null;
        pages += 1;
      }
      expect(seen).toEqual(expected);
      expect(pages).toBe(3);

      for (const id of [first, fifthLate, third])
        await send(server, reader, "DELETE", `${API}/entries/${id}`);
      const bin = await send(server, reader, "GET", `${API}/entries/deleted?limit=2`);
      expect(idsOf(await bin.json<JournalEntry[]>())).toEqual([third, fifthLate]);
      const next = /<([^>]+)>/.exec(bin.headers.get("Link") ?? "")?.[1];
      expect(idsOf(await (await send(server, reader, "GET", next!)).json<JournalEntry[]>())).toEqual([first]);
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
    it("gives the entries of its range and the streak", async () => {
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
      "startDate=2026-11-01",
      "endDate=2026-11-01",
      "startDate=2026-11-02&endDate=2026-11-01",
      "startDate=2026-01-01&endDate=2026-03-04",
      "startDate=2026-02-30&endDate=2026-03-01",
      "startDate=2026-1-1&endDate=2026-01-02",
      "startDate=x&endDate=y",
    ])("refuses %s", async (query) => {
      expect((await call("GET", `${API}/calendar?${query}`)).status).toBe(400);
    });

    it("takes a range of 62 days", async () => {
      const query = "startDate=2026-01-01&endDate=2026-03-03";
      expect((await call("GET", `${API}/calendar?${query}`)).status).toBe(200);
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

    it.each([{ currentStreak: "many" }, { longestStreak: -1 }, { lastJournalDate: "2026-02-30" }, []])(
      "checks what it ignores: %j",
      async (json) => {
        expect((await call("PATCH", `${API}/streak`, json)).status).toBe(400);
      },
    );
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

describe("the calls", () => {
  it("answer 405 to other methods, and name those they know", async () => {
    const account = await signUpOn(server, 0);
    const known: [path: string, allow: string][] = [
      ["entries", "GET, POST"],
      ["entries/bookmarked", "GET"],
      ["entries/deleted", "GET, DELETE"],
      ["bookmarked", "GET"],
      ["deleted", "GET"],
      ["entries/bulk", "POST"],
      ["entries/x", "GET, PUT, DELETE"],
      ["entries/x/bookmark", "POST"],
      ["entries/x/restore", "POST"],
      ["entries/x/permanent", "DELETE"],
      ["calendar", "GET"],
      ["streak", "PATCH"],
      ["intentions", "GET, POST"],
      ["intentions/x", "PATCH, DELETE"],
    ];
    const asked = known.flatMap(([path, allow]) =>
      ["GET", "POST", "PUT", "PATCH", "DELETE"]
        .filter((method) => !allow.includes(method))
        .map(async (method) => {
          const response = await send(server, account, method, `${API}/${path}`);
          expect([path, method, response.status, response.headers.get("Allow")]).toEqual([
            path,
            method,
            405,
            allow,
          ]);
        }),
    );
    await Promise.all(asked);
  });
});
