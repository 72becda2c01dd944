import { exports } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchCriteria, SearchHit } from "~/features/journal/contract";
import { insertEntryRows } from "~/features/journal/server/entry-writes.repository.server";
import { prepareContent } from "~/features/journal/server/prepare-content.server";
import { writeEntry } from "~/features/journal/server/public.server";
import { searchEntries } from "~/features/journal/server/search-entries.server";
import { openJournal } from "~/server/db/client.server";
import type { SessionUser } from "~/server/ports/session";
import type { EntryWrite, NewEntry } from "~/server/ports/user-lane";
import { addDays } from "~/shared/dates";
import {
  entryRow,
  newEntry,
  recordStatements,
  SHARDS,
  send,
  servicesAt,
  sessionUser,
  signUpOn,
} from "../factories/journal";

const NOW = "2026-11-20T12:00:00.000Z";
const TODAY = "2026-11-20";
const SEARCH = "/api/prayer-journal/search";
const ENTRIES = "/api/prayer-journal/entries";
const shard = SHARDS[0];
const journal = openJournal(shard);
const services = servicesAt(NOW, (number) => SHARDS[number as 0]!);

const write = (user: SessionUser, change: EntryWrite) => writeEntry(journal, user.id, change);

async function add(user: SessionUser, content: string, overrides: Partial<NewEntry> = {}): Promise<string> {
  const { imageIds, ...prepared } = prepareContent(content);
  const entry = newEntry({ ...prepared, ...overrides });
  expect((await write(user, { type: "create", entry, imageIds })).ok).toBe(true);
  return entry.id;
}

function edit(
  id: string,
  content: string,
  changes: { title?: string; mood?: "joyful" | null } = {},
): EntryWrite {
  const { imageIds, ...prepared } = prepareContent(content);
  return { type: "update", id, changes: { ...prepared, ...changes }, imageIds, ifVersion: null, now: NOW };
}

const EVERYTHING: SearchCriteria = { words: "", mood: null, from: null, to: null, isBookmarked: false };

async function search(
  user: SessionUser,
  criteria: string | Partial<SearchCriteria>,
  page: { limit?: number; before?: string | null } = {},
) {
  const sought = typeof criteria === "string" ? { words: criteria } : criteria;
  return await searchEntries(services, {
    user,
    criteria: { ...EVERYTHING, ...sought },
    limit: 100,
    before: null,
    ...page,
  });
}

const find = async (user: SessionUser, criteria: string | Partial<SearchCriteria>) =>
  (await search(user, criteria)).items.map((hit) => hit.id);

/** How many rows the index holds in all, and for a user. */
async function indexSize(userId: string) {
  const [all, documents] = await shard.batch<{ count: number }>([
    shard.prepare("SELECT count(*) AS count FROM entry_search_docsize"),
    shard.prepare("SELECT count(*) AS count FROM search_documents WHERE user_id = ?").bind(userId),
  ]);
  return { all: all!.results[0]!.count, own: documents!.results[0]!.count };
}

describe("a search finds", () => {
  it("words in title, text, intentions and insights", async () => {
    const user = sessionUser();
    const id = await add(user, "<p>A <strong>quiet</strong> morning</p>", {
      title: "Lauds",
      prayerIntentions: "for Anna",
      spiritualInsights: "patience",
    });
    for (const word of ["quiet", "lauds", "anna", "patience", "MORNING lauds"]) {
      expect(await find(user, word), word).toEqual([id]);
    }
    expect(await find(user, "quiet evening")).toEqual([]);
    expect(await find(user, "strong")).toEqual([]);
  });

  it.each([
    ["prayed", "I was praying for rain"],
    ["mercies", "His mercy endures"],
    ["hopefulness", "I hope"],
    ["therese", "Thérèse of Lisieux"],
    ["THÉRÈSE", "saint therese"],
    ["resur", "the resurrection of the body"],
    ["bles", "a blessing"],
    ["blessin", "a blessing"],
    ["God", "it is God’s will"],
    ["don't", "I don’t know"],
    ["羊飼い", "主は私の羊飼い。"],
    ["主", "主は私の羊飼い"],
    ["молитв", "тихая молитва"],
    ["2026", "Advent 2026"],
    ["rock & roll", "Rock &amp; roll"],
  ])("%j in %j", async (words, text) => {
    const user = sessionUser();
    const id = await add(user, text);
    expect(await find(user, words)).toEqual([id]);
    const [hit] = (await search(user, words)).items;
    expect(hit!.excerpt.some((part) => part.isMatch)).toBe(true);
  });

  it("nothing for a beginning that is not the last word, or is too short", async () => {
    const user = sessionUser();
    const id = await add(user, "resurrection of the body");
    expect(await find(user, "resur body")).toEqual([]);
    expect(await find(user, "body resur")).toEqual([id]);
    expect(await find(user, "re")).toEqual([]);
  });

  it("what all filters allow", async () => {
    const user = sessionUser();
    const all = [
      await add(user, "grace one", { entryDate: "2026-11-01", mood: "joyful" }),
      await add(user, "grace two", { entryDate: "2026-11-10", mood: "anxious" }),
      await add(user, "grace three", { entryDate: "2026-11-20", mood: "joyful" }),
      await add(user, "other", {
        entryDate: "2026-11-20",
        mood: "joyful",
        createdAt: "2026-11-20T09:00:00.000Z",
      }),
    ];
    await write(user, { type: "toggle-bookmark", id: all[1]! });
    await write(user, { type: "toggle-bookmark", id: all[2]! });
    const [one, two, three, other] = all;
    expect(await find(user, "grace")).toEqual([three, two, one]);
    for (const words of ["grace", ""]) {
      const rest = words === "" ? [other] : [];
      expect(await find(user, { words, mood: "joyful" })).toEqual([...rest, three, one]);
      expect(await find(user, { words, from: "2026-11-10" })).toEqual([...rest, three, two]);
      expect(await find(user, { words, to: "2026-11-10" })).toEqual([two, one]);
      expect(await find(user, { words, from: "2026-11-02", to: "2026-11-10" })).toEqual([two]);
      expect(await find(user, { words, isBookmarked: true })).toEqual([three, two]);
      expect(await find(user, { words, isBookmarked: true, mood: "joyful", from: "2026-11-20" })).toEqual([
        three,
      ]);
      expect(await find(user, { words, from: "2026-11-11", to: "2026-11-09" })).toEqual([]);
    }
  });

  it("nothing while nothing is sought", async () => {
    const user = sessionUser();
    await add(user, "grace");
    expect(await search(user, {})).toEqual({ items: [], next: null });
  });

  it("with the words marked, as text", async () => {
    const user = sessionUser();
    await add(user, "<p>Grace &lt;b&gt; and</p><p>gracefully</p>", { title: "All is grace" });
    const [hit] = (await search(user, "grace")).items;
    expect(hit).toMatchObject({ title: "All is grace", mood: null, isBookmarked: false });
    expect(hit!.titleParts).toEqual([
      { text: "All is ", isMatch: false },
      { text: "grace", isMatch: true },
    ]);
    expect(hit!.excerpt).toEqual([
      { text: "Grace", isMatch: true },
      { text: " <b> and ", isMatch: false },
      { text: "gracefully", isMatch: true },
    ]);
    expect(hit).not.toHaveProperty("content");
  });

  it("the text of an entry of 200 KB, and shows its preview when the word is far down", async () => {
    const user = sessionUser();
    const id = await add(user, `${"quiet ".repeat(20_000)}candlemas`);
    const [hit] = (await search(user, "candlemas")).items;
    expect(hit!.id).toBe(id);
    expect(hit!.excerpt).toEqual([{ text: hit!.preview, isMatch: false }]);
    const many = Array.from({ length: 33_000 }, (_, index) => index.toString(36)).join(" ");
    expect(await find(user, "zzz")).toEqual([]);
    const other = await add(user, many);
    expect(await find(user, "pgn")).toEqual([other]);
  });
});

describe("the pages of a search", () => {
  it("are newest first by day, complete, and never show an entry twice", async () => {
    const user = sessionUser();
    const written: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      written.push(await add(user, "grace", { entryDate: addDays(TODAY, -Math.floor(index / 3)) }));
    }
    for (const criteria of [{ words: "grace" }, { from: "2026-01-01" }]) {
      const seen: SearchHit[] = [];
      let before: string | null = null;
      do {
        const page = await search(user, criteria, { limit: 5, before });
        seen.push(...page.items);
        before = page.next;
      } while (before);
      expect(seen.map((hit) => hit.id).sort()).toEqual([...written].sort());
      const days = seen.map((hit) => hit.entryDate);
      expect(days).toEqual([...days].sort().reverse());
    }
    const newest = (await search(user, "grace", { limit: 3 })).items.map((hit) => hit.id);
    expect(newest).toEqual([written[2], written[1], written[0]]);
  });

  it("refuse a cursor that is no entry of the user", async () => {
    const [user, other] = [sessionUser(), sessionUser()];
    await add(user, "grace");
    const foreign = await add(other, "grace");
    for (const before of [foreign, "nothing"]) {
      await expect(search(user, "grace", { before })).rejects.toMatchObject({ code: "bad_request" });
    }
  });
});

describe("the index is in step", () => {
  it("after every kind of write", async () => {
    const user = sessionUser();
    const id = await add(user, "<p>sunrise</p>", {
      title: "Lauds",
      mood: "anxious",
      spiritualInsights: "patience",
    });
    await write(user, edit(id, "<p>sunset</p>"));
    expect(await find(user, "sunrise")).toEqual([]);
    expect(await find(user, "sunset lauds patience")).toEqual([id]);
    expect(await find(user, { words: "sunset", mood: "anxious" })).toEqual([id]);

    await write(user, edit(id, "<p>noon</p>", { title: "Sext", mood: "joyful" }));
    expect(await find(user, "lauds")).toEqual([]);
    expect(await find(user, "sunset")).toEqual([]);
    expect(await find(user, { words: "sext noon patience", mood: "joyful" })).toEqual([id]);
    expect(await find(user, { words: "noon", mood: "anxious" })).toEqual([]);
    await write(user, edit(id, "<p>noon</p>", { mood: null }));
    expect(await find(user, { words: "noon", mood: "joyful" })).toEqual([]);
    expect(await find(user, "sext noon")).toEqual([id]);

    await write(user, { type: "toggle-bookmark", id });
    expect(await find(user, { words: "noon", isBookmarked: true })).toEqual([id]);

    await write(user, { type: "delete", id, now: NOW });
    expect(await find(user, "noon")).toEqual([]);
    await write(user, { type: "restore", ids: [id] });
    expect(await find(user, "noon sext patience")).toEqual([id]);

    const before = await indexSize(user.id);
    await write(user, { type: "delete", id, now: NOW });
    await write(user, { type: "purge", ids: [id], now: NOW });
    expect(await find(user, "noon")).toEqual([]);
    expect(await indexSize(user.id)).toEqual({ all: before.all - 1, own: 0 });
  });

  it("after the bin was emptied, and when its place is taken again", async () => {
    const user = sessionUser();
    const id = await add(user, "vigil");
    const kept = await add(user, "compline");
    await write(user, { type: "delete", id, now: NOW });
    await write(user, { type: "empty-bin", now: NOW });
    expect((await indexSize(user.id)).own).toBe(1);
    const next = await add(user, "vespers");
    expect(await find(user, "vigil")).toEqual([]);
    expect(await find(user, "vespers")).toEqual([next]);
    expect(await find(user, "compline")).toEqual([kept]);
  });

  it("after writes that are refused or repeated", async () => {
    const user = sessionUser();
    const id = await add(user, "first", { idempotencyKey: "key" });
    const again = newEntry({ ...prepared("second"), idempotencyKey: "key" });
    expect(await write(user, { type: "create", entry: again, imageIds: [] })).toMatchObject({
      entry: { id },
    });
    expect(await find(user, "second")).toEqual([]);
    expect(await find(user, "first")).toEqual([id]);

    const stale = { ...edit(id, "third", { title: "Third" }), ifVersion: 7 } as EntryWrite;
    expect(await write(user, stale)).toMatchObject({ ok: false, reason: "stale" });
    expect(await find(user, "third")).toEqual([]);

    await write(user, { type: "delete", id, now: NOW });
    expect(await write(user, edit(id, "fourth"))).toMatchObject({ ok: false, reason: "in_bin" });
    await write(user, { type: "restore", ids: [id] });
    expect(await find(user, "fourth")).toEqual([]);
    expect(await find(user, "first")).toEqual([id]);
    expect((await indexSize(user.id)).own).toBe(1);
  });

  it("after a batch that fails at its end", async () => {
    const user = sessionUser();
    const id = await add(user, "steady");
    const size = await indexSize(user.id);
    await shard.batch([
      shard.prepare(`CREATE TRIGGER break_documents BEFORE INSERT ON search_documents
        WHEN NEW.user_id = '${user.id}' BEGIN SELECT RAISE(ABORT, 'broken'); END`),
      shard.prepare(`CREATE TRIGGER break_entries BEFORE UPDATE ON entries
        WHEN NEW.user_id = '${user.id}' BEGIN SELECT RAISE(ABORT, 'broken'); END`),
    ]);
    try {
      await expect(add(user, "lost")).rejects.toThrow();
      await expect(write(user, edit(id, "changed"))).rejects.toThrow();
    } finally {
      await shard.batch([
        shard.prepare("DROP TRIGGER break_documents"),
        shard.prepare("DROP TRIGGER break_entries"),
      ]);
    }
    expect(await find(user, "lost")).toEqual([]);
    expect(await find(user, "changed")).toEqual([]);
    expect(await find(user, "steady")).toEqual([id]);
    expect(await indexSize(user.id)).toEqual(size);
    const found = await add(user, "afterwards");
    expect(await find(user, "afterwards")).toEqual([found]);
  });

  it("after writes side by side", async () => {
    const users = [sessionUser(), sessionUser(), sessionUser()];
    const written = await Promise.all(
      Array.from({ length: 30 }, (_, index) => add(users[index % 3]!, `grace number${index}`)),
    );
    for (const [index, user] of users.entries()) {
      const own = written.filter((_, place) => place % 3 === index);
      expect((await find(user, "grace")).sort()).toEqual(own.sort());
      expect((await indexSize(user.id)).own).toBe(10);
    }
    for (const [index, id] of written.entries()) {
      expect(await find(users[index % 3]!, `number${index}`)).toContain(id);
    }
  });

  it("after many rows at once, each once", async () => {
    const user = sessionUser();
    const row = (index: number) =>
      entryRow({ ...prepared(`grace row${index}x`), entryDate: addDays(TODAY, -(index % 40)) });
    const rows = Array.from({ length: 120 }, (_, index) => row(index));
    expect(await insertEntryRows(journal, user.id, rows.slice(0, 80))).toBe(80);
    const changed = rows.map((one) => ({ ...one, ...prepared("different") }));
    expect(await insertEntryRows(journal, user.id, [...changed.slice(0, 80), ...rows.slice(80)])).toBe(40);
    expect((await indexSize(user.id)).own).toBe(120);
    expect(await find(user, "different")).toEqual([]);
    expect(await find(user, "row7x")).toEqual([rows[7]!.id]);
    expect(await find(user, "row117x")).toEqual([rows[117]!.id]);
    expect(await insertEntryRows(journal, user.id, [])).toBe(0);
  });

  it("and sound, as SQLite checks it", async () => {
    await expect(
      shard.prepare("INSERT INTO entry_search (entry_search) VALUES ('integrity-check')").run(),
    ).resolves.toMatchObject({ success: true });
  });
});

describe("a person's words", () => {
  it("are never another's hit, however alike the owners", async () => {
    // Owners 1, 10, 100 and so on: each's number begins or ends like another's.
    const users = Array.from({ length: 30 }, () => sessionUser());
    for (const user of users) await add(user, "grace 1 10 s ing ed 00000001 00000001sgrace");
    const numbers = await shard
      .prepare("SELECT user_id, number FROM search_owners")
      .all<{ user_id: string; number: number }>();
    for (const user of users) {
      const { number } = numbers.results.find((row) => row.user_id === user.id)!;
      const owner = String(number).padStart(8, "0");
      for (const words of ["grace", "1", "10", "s", "00000001sgrace", `${owner}sgrace`, "0sgrace", owner]) {
        const hits = await find(user, words);
        expect(hits.length, words).toBeLessThanOrEqual(1);
        const { results } = await shard
          .prepare("SELECT user_id FROM entries WHERE id IN (SELECT value FROM json_each(?))")
          .bind(JSON.stringify(hits))
          .all<{ user_id: string }>();
        expect(results.every((row) => row.user_id === user.id)).toBe(true);
      }
      expect(await find(user, "grace")).toHaveLength(1);
    }
  });

  it("are held apart by the row's owner even where the index were wrong", async () => {
    const [one, other] = [sessionUser(), sessionUser()];
    await add(one, "grace");
    const id = await add(other, "grace");
    const key = "SELECT key FROM search_documents WHERE user_id = ?";
    await shard
      .prepare(
        `INSERT OR REPLACE INTO entry_search (rowid, terms) SELECT (${key}), printf('%08d', number) || 'sgrace'
         FROM search_owners WHERE user_id = ?`,
      )
      .bind(other.id, one.id)
      .run();
    expect(await find(one, "grace")).not.toContain(id);
  });

  it("cost the same whatever others have written", async () => {
    const user = sessionUser();
    for (let index = 0; index < 20; index += 1) await add(user, `grace ${index}`);
    const rowsRead = async () => {
      const recorded = recordStatements(shard);
      const meter = servicesAt(NOW, () => recorded.database);
      await searchEntries(meter, {
        user,
        criteria: { ...EVERYTHING, words: "grace" },
        limit: 10,
        before: null,
      });
      const results = await shard.batch(
        recorded.statements.map(({ sql, params }) => shard.prepare(sql).bind(...params)),
      );
      return results.reduce((sum, result) => sum + result.meta.rows_read, 0);
    };
    const before = await rowsRead();
    for (let other = 0; other < 3; other += 1) {
      const rows = Array.from({ length: 200 }, () => entryRow(prepared("grace and grace")));
      await insertEntryRows(journal, sessionUser().id, rows);
    }
    expect(await rowsRead()).toBe(before);
  });
});

describe("odd input", () => {
  const ODD = [
    '"',
    '""',
    "'",
    '"grace',
    "grace OR",
    "AND",
    "NOT grace",
    "NEAR(grace mercy, 2)",
    "terms:grace",
    "grace*",
    "^grace",
    "(grace",
    "grace)",
    "-grace",
    "+grace +",
    "{terms}: grace",
    "~",
    "~grace",
    "%",
    "_",
    "\\",
    "; DROP TABLE entries; --",
    "\0",
    "gra\0ce",
    "\ud83d\ude4f",
    "grace \ud83d\ude4f\ud83c\udffd\u200d\u2640\ufe0f",
    "\ud800",
    "…!?",
    "   ",
    "主は私の羊飼い",
    "สวัสดี",
    "नमस्ते",
    "שָׁלוֹם",
    "سلام",
    "\u0301\u0301",
    "ﬁ ½ ㈱ ﷺ",
    "\u{1e900}\u{1e901} \u{31350}",
    "a".repeat(10_000),
    "grace ".repeat(2_000),
    '"'.repeat(10_000),
    "(".repeat(10_000),
    "羊".repeat(10_000),
  ];

  it("is never an error, and finds the words in it", async () => {
    const user = sessionUser();
    const grace = await add(user, "grace");
    for (const words of ODD) {
      const found = await find(user, words);
      expect(
        found.every((id) => id === grace),
        JSON.stringify(words.slice(0, 40)),
      ).toBe(true);
    }
    for (const words of ['"grace', "(grace", "grace*", "grace \ud83d\ude4f", "grace ".repeat(2_000)]) {
      expect(await find(user, words)).toEqual([grace]);
    }
  });

  it("is found again when it was written", async () => {
    const user = sessionUser();
    for (const words of [
      "नमस्ते दुनिया",
      "שָׁלוֹם עליכם",
      "สวัสดี",
      "ﬁ ½ ㈱ ﷺ",
      "\u{1e900}\u{1e901}",
      "AND OR NOT",
    ]) {
      const id = await add(user, words);
      expect(await find(user, words), words).toContain(id);
    }
  });

  it("of any kind is never an error", async () => {
    const user = sessionUser();
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string());
    await fc.assert(
      fc.asyncProperty(text, text, async (written, words) => {
        const id = await add(user, `x ${written.replaceAll("<", " ")}`);
        expect(Array.isArray(await find(user, words))).toBe(true);
        expect(await find(user, "x")).toContain(id);
        await write(user, { type: "delete", id, now: NOW });
        await write(user, { type: "empty-bin", now: NOW });
      }),
      { numRuns: 60 },
    );
  });
});

describe("GET /api/prayer-journal/search", () => {
  const server = exports.default;

  it("answers hits as a list with the next page in Link, in two trips to the databases", async () => {
    const account = await signUpOn(server, 1);
    for (const content of ["grace one", "grace two", "grace three"]) {
      expect((await send(server, account, "POST", ENTRIES, { json: { content } })).status).toBe(201);
    }
    const first = await send(server, account, "GET", `${SEARCH}?q=grace&limit=2`);
    expect(first.status).toBe(200);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(first.headers.get("Server-Timing")).toContain('trips;desc="2"');
    const hits = await first.json<SearchHit[]>();
    expect(hits).toHaveLength(2);
    expect(hits[0]).toMatchObject({
      preview: "grace three",
      excerpt: [{ text: "grace", isMatch: true }, {}],
    });
    const link = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("Link") ?? "")?.[1];
    const second = await send(server, account, "GET", link!);
    expect((await second.json<SearchHit[]>()).map((hit) => hit.preview)).toEqual(["grace one"]);
    expect(second.headers.get("Link")).toBeNull();
  });

  it("answers 401 to visitors, 405 to other methods, 400 to bad filters", async () => {
    const account = await signUpOn(server, 0);
    expect((await send(server, null, "GET", `${SEARCH}?q=grace`)).status).toBe(401);
    expect((await send(server, account, "POST", SEARCH, { json: {} })).status).toBe(405);
    for (const query of [
      "mood=happy",
      "from=2026-02-30",
      "to=x",
      "bookmarked=yes",
      "limit=0",
      "q=a&before=x",
    ]) {
      expect((await send(server, account, "GET", `${SEARCH}?${query}`)).status, query).toBe(400);
    }
    for (const query of ["", "q=", "q=%00", "q=%F0%9F%99%8F", "q=%ff%fe", `q=${"a".repeat(10_000)}`]) {
      const response = await send(server, account, "GET", `${SEARCH}?${query}`);
      expect(response.status, query.slice(0, 40)).toBe(200);
      expect(await response.json()).toEqual([]);
    }
  });

  it("never finds another account's words", async () => {
    const [one, other] = [await signUpOn(server, 0), await signUpOn(server, 0)];
    await send(server, one, "POST", ENTRIES, { json: { content: "a secret of one" } });
    const response = await send(server, other, "GET", `${SEARCH}?q=secret`);
    expect(await response.json()).toEqual([]);
  });
});

function prepared(content: string) {
  const { imageIds: _, ...rest } = prepareContent(content);
  return rest;
}
