import { describe, expect, it } from "vitest";
import type { JournalEntry } from "~/features/journal/contract";
import { localDateIn } from "~/shared/dates";
import { send } from "../factories/accounts";
import { dumpUser, SHARDS, signUpOn } from "../factories/journal";
import { API, idsOf, journalWriter } from "../factories/journal-calls";
import { server } from "../factories/worker-with";

const TODAY = localDateIn("UTC", new Date());

// Every call is made for a user of each shard: an answer must not depend on where the rows are.
describe.each([0, 1])("the calls about entries of a user in shard %i", (shard) => {
  const { userId, call, create, list } = journalWriter(shard);

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

    it("accept null for optional fields, and ignore unknown keys", async () => {
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
      // An entry in the bin can only be read, restored or deleted for good.
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
    it("returns the same entry for consecutive and parallel calls", async () => {
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
      const before = await dumpUser(SHARDS[shard]!, userId());
      expect(await create({ content: "Later", entryDate: "2020-01-01" }, headers)).toEqual(entries[0]);
      expect(await dumpUser(SHARDS[shard]!, userId())).toEqual(before);
    });

    it("still returns the entry when it is in the bin", async () => {
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
});
