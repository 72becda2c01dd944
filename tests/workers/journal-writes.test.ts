import { describe, expect, it } from "vitest";
import { writeEntry } from "~/features/journal/server/public.server";
import { openDatabase } from "~/server/db/client.server";
import type { EntryWrite } from "~/server/ports/user-lane";
import { dumpUser, newEntry, recordStatements, SHARDS } from "../factories/journal";

const NOW = "2026-11-20T10:00:00.000Z";
const DAY = 24 * 3_600_000;
const shard = SHARDS[0];
const journal = openDatabase(shard);

const write = (userId: string, change: EntryWrite) => writeEntry(journal, userId, change);

async function addImage(userId: string): Promise<string> {
  const id = crypto.randomUUID();
  await shard
    .prepare("INSERT INTO images VALUES (?, ?, 'image/png', 1, 1, 1, ?)")
    .bind(id, userId, NOW)
    .run();
  return id;
}

async function addEntry(userId: string, imageIds: string[] = [], overrides = {}): Promise<string> {
  const entry = newEntry(overrides);
  await write(userId, { type: "create", entry, imageIds });
  return entry.id;
}

const edit = (id: string, imageIds: string[] = []): EntryWrite => ({
  type: "update",
  id,
  changes: { content: "<p>x</p>", preview: "x", sanitizerVersion: 1 },
  imageIds,
  ifVersion: null,
  now: NOW,
});

describe("a write", () => {
  it("is one round trip, and names its user in every statement", async () => {
    const userId = crypto.randomUUID();
    const id = await addEntry(userId);
    const writes: EntryWrite[] = [
      { type: "create", entry: newEntry({ idempotencyKey: "k" }), imageIds: ["x"] },
      edit(id, ["x"]),
      { type: "toggle-bookmark", id },
      { type: "delete", id, now: NOW },
      { type: "restore", ids: [id] },
      { type: "delete", id, now: NOW },
      { type: "purge", ids: [id], now: NOW },
      { type: "empty-bin", now: NOW },
    ];
    for (const change of writes) {
      const recorded = recordStatements(shard);
      expect((await writeEntry(openDatabase(recorded.database), userId, change)).ok).toBe(true);
      expect(recorded.trips()).toBe(1);
      expect(recorded.statements.length).toBeGreaterThan(1);
      for (const { sql, params } of recorded.statements) {
        expect(sql).toContain("user_id");
        expect(params).toContain(userId);
        expect(params.length).toBeLessThanOrEqual(100);
      }
    }
  });

  it("that fails in the middle leaves nothing", async () => {
    const userId = crypto.randomUUID();
    const image = await addImage(userId);
    const id = await addEntry(userId, [image]);
    const binned = await addEntry(userId, [image], { entryDate: "2026-11-19" });
    await write(userId, { type: "delete", id: binned, now: NOW });
    const before = await dumpUser(shard, userId);
    // The last table that a write touches refuses this user; for edits, which touch no day, the entry itself does.
    await shard.batch([
      shard.prepare(
        `CREATE TRIGGER break_streaks BEFORE UPDATE ON streaks WHEN NEW.user_id = '${userId}'
         BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      ),
      shard.prepare(
        `CREATE TRIGGER break_entries BEFORE UPDATE ON entries WHEN NEW.user_id = '${userId}' AND NEW.version > 1
         BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      ),
    ]);
    try {
      const writes: EntryWrite[] = [
        { type: "create", entry: newEntry(), imageIds: [image] },
        edit(id),
        { type: "delete", id, now: NOW },
        { type: "restore", ids: [binned] },
        { type: "purge", ids: [binned], now: NOW },
        { type: "empty-bin", now: NOW },
      ];
      for (const change of writes) await expect(write(userId, change)).rejects.toThrow();
      expect(await dumpUser(shard, userId)).toEqual(before);
    } finally {
      await shard.batch([
        shard.prepare("DROP TRIGGER break_streaks"),
        shard.prepare("DROP TRIGGER break_entries"),
      ]);
    }
    expect((await write(userId, { type: "delete", id, now: NOW })).ok).toBe(true);
  });

  it("that is refused leaves nothing behind for somebody who never wrote", async () => {
    const userId = crypto.randomUUID();
    const before = await dumpUser(shard, userId);
    const ids = [crypto.randomUUID()];
    for (const change of [
      { type: "delete", id: ids[0]!, now: NOW },
      { type: "restore", ids },
      { type: "purge", ids, now: NOW },
    ] satisfies EntryWrite[]) {
      expect(await write(userId, change)).toEqual({ ok: false, reason: "not_found" });
    }
    await write(userId, { type: "empty-bin", now: NOW });
    expect(await dumpUser(shard, userId)).toEqual(before);
  });
});

describe("the images of an entry", () => {
  const sweeps = async (userId: string) =>
    ((await dumpUser(shard, userId)).outbox as { payload: string; due_at: number }[])
      .map(({ payload, due_at }) => [JSON.parse(payload).imageId as string, due_at - Date.parse(NOW)])
      .sort();
  const named = async (userId: string) =>
    ((await dumpUser(shard, userId)).entry_images as { image_id: string; entry_id: string }[]).map(
      ({ image_id, entry_id }) => [image_id, entry_id],
    );

  it("are named once stored, the user's own alone", async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const [mine, theirs] = [await addImage(one), await addImage(other)];
    const id = await addEntry(one, [mine, theirs, crypto.randomUUID()]);
    expect(await named(one)).toEqual([[mine, id]]);
  });

  it("are swept a week after an edit dropped them", async () => {
    const userId = crypto.randomUUID();
    const [kept, dropped, added] = [await addImage(userId), await addImage(userId), await addImage(userId)];
    const id = await addEntry(userId, [kept, dropped]);
    await write(userId, edit(id, [kept, added]));
    expect((await named(userId)).sort()).toEqual(
      [
        [kept, id],
        [added, id],
      ].sort(),
    );
    expect(await sweeps(userId)).toEqual([[dropped, 7 * DAY]]);
  });

  it("stay as they are when an edit is refused", async () => {
    const userId = crypto.randomUUID();
    const image = await addImage(userId);
    const id = await addEntry(userId, [image]);
    await write(userId, edit(id, [image]));
    const before = await dumpUser(shard, userId);
    const stale = await write(userId, { ...edit(id), ifVersion: 1 } as EntryWrite);
    expect(stale).toMatchObject({ ok: false, reason: "stale" });
    expect(await dumpUser(shard, userId)).toEqual(before);
  });

  it("are swept at once when the last entry that shows them is deleted for good", async () => {
    const userId = crypto.randomUUID();
    const [shared, single] = [await addImage(userId), await addImage(userId)];
    const first = await addEntry(userId, [shared, single]);
    const second = await addEntry(userId, [shared]);
    for (const id of [first, second]) await write(userId, { type: "delete", id, now: NOW });
    expect(await sweeps(userId)).toEqual([]);
    await write(userId, { type: "purge", ids: [first], now: NOW });
    expect(await sweeps(userId)).toEqual([[single, 0]]);
    expect(await named(userId)).toEqual([[shared, second]]);
    await write(userId, { type: "empty-bin", now: NOW });
    expect(await sweeps(userId)).toEqual(
      [
        [shared, 0],
        [single, 0],
      ].sort(),
    );
    expect(await named(userId)).toEqual([]);
  });
});
