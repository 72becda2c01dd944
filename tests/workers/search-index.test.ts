import { describe, expect, it } from "vitest";
import { NOW, sessionUser } from "../factories/journal";
import { add, edit, find, shard, write } from "../factories/search";

/** How many rows the index holds in all, and for a user. */
async function indexSize(userId: string) {
  const [all, documents] = await shard.batch<{ count: number }>([
    shard.prepare("SELECT count(*) AS count FROM entry_search_docsize"),
    shard.prepare("SELECT count(*) AS count FROM search_documents WHERE user_id = ?").bind(userId),
  ]);
  return { all: all!.results[0]!.count, own: documents!.results[0]!.count };
}

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

  it("and sound, as SQLite checks it", async () => {
    await expect(
      shard.prepare("INSERT INTO entry_search (entry_search) VALUES ('integrity-check')").run(),
    ).resolves.toMatchObject({ success: true });
  });
});

describe("odd input", () => {
  const ODD = [
    '"',
    "grace OR",
    "NEAR(grace mercy, 2)",
    "grace*",
    "(grace",
    "; DROP TABLE entries; --",
    "\0",
    "grace \ud83d\ude4f\ud83c\udffd\u200d\u2640\ufe0f",
    "\ud800",
    "a".repeat(10_000),
    "grace ".repeat(2_000),
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
});
