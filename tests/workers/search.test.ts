import { describe, expect, it } from "vitest";
import type { SearchHit } from "~/features/journal/contract";
import type { SessionUser } from "~/server/ports/session";
import { addDays } from "~/shared/dates";
import { send } from "../factories/accounts";
import { sessionUser, signUpOn, TODAY } from "../factories/journal";
import { add, find, search, shard, write } from "../factories/search";
import { server } from "../factories/worker-with";

const SEARCH = "/api/prayer-journal/search";
const ENTRIES = "/api/prayer-journal/entries";

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
    ["主", "主は私の羊飼い"],
    ["молитв", "тихая молитва"],
    ["therese", "Thérèse of Lisieux"],
    ["resur", "the resurrection of the body"],
    ["blessin", "a blessing"],
    ["don't", "I don’t know"],
    ["羊飼い", "主は私の羊飼い。"],
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
});

describe("a person's words", () => {
  it("are never another's hit, however alike the owners", async () => {
    // Owners 1, 10, 100 and so on: each's number begins or ends like another's.
    const users = Array.from({ length: 30 }, () => sessionUser());
    const idOf = new Map<SessionUser, string>();
    for (const user of users) idOf.set(user, await add(user, "grace 1 10 s ing ed 00000001 00000001sgrace"));
    const numbers = await shard
      .prepare("SELECT user_id, number FROM search_owners")
      .all<{ user_id: string; number: number }>();
    for (const user of users) {
      const { number } = numbers.results.find((row) => row.user_id === user.id)!;
      const owner = String(number).padStart(8, "0");
      expect(await find(user, "grace")).toEqual([idOf.get(user)]);
      for (const words of ["1", "10", "s", "00000001sgrace", `${owner}sgrace`, "0sgrace", owner]) {
        const strangers = (await find(user, words)).filter((id) => id !== idOf.get(user));
        expect(strangers, words).toEqual([]);
      }
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
});

describe("GET /api/prayer-journal/search", () => {
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
});
