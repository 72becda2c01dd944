import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { announceDueSweeps, writeEntry } from "~/features/journal/server/public.server";
import { openDatabase } from "~/server/db/client.server";
import type { HintOf } from "~/server/ports/hints";
import type { EntryWrite } from "~/server/ports/user-lane";
import { handleQueue } from "../../workers/queue";
import { dumpUser, newEntry, SHARDS, servicesAt } from "../factories/journal";
import { MINUTE_CRON, workerWith } from "../factories/worker-with";

const NOW = "2026-11-20T12:00:00.000Z";
const MINUTE = 60_000;
const PAST = Date.parse(NOW) - 1;

afterEach(async () => {
  vi.restoreAllMocks();
  for (const shard of SHARDS) await shard.prepare("DELETE FROM outbox").run();
});

/** An image with its object, as an upload leaves it, and the order to sweep it. */
async function stored(shard: D1Database, dueAt: number, kind = "sweep-image") {
  const [id, userId, imageId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const key = `images/${userId}/${imageId}`;
  await env.IMAGES.put(key, "bytes");
  await shard.batch([
    shard.prepare("INSERT INTO images VALUES (?, ?, 'image/png', 5, 1, 1, ?)").bind(imageId, userId, NOW),
    shard
      .prepare("INSERT INTO outbox (id, kind, payload, created_at, due_at) VALUES (?, ?, ?, ?, ?)")
      .bind(id, kind, JSON.stringify({ userId, imageId }), NOW, dueAt),
  ]);
  const exists = async () => (await env.IMAGES.head(key)) !== null;
  const row = () =>
    shard
      .prepare("SELECT attempts, due_at FROM outbox WHERE id = ?")
      .bind(id)
      .first<{ attempts: number; due_at: number }>();
  return { id, userId, imageId, exists, row };
}

async function receive(...bodies: unknown[]) {
  const messages = bodies.map((body, index) => ({
    id: String(index),
    timestamp: new Date(NOW),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch("acolyte-outbox", messages);
  const ctx = createExecutionContext();
  await handleQueue(batch, env, ctx);
  return await getQueueResult(batch, ctx);
}

/** A queue that collects the bodies of each call. */
const queueInto = (calls: unknown[]) =>
  ({
    sendBatch: async (messages: { body: unknown }[]) => void calls.push(messages.map(({ body }) => body)),
  }) as unknown as Queue;

/** Claims what is due in a shard at an instant and returns the announced hints. */
async function announced(shard: number, at = NOW) {
  const hints: HintOf<"outbox">[] = [];
  const announce = async (some: unknown[]) => void hints.push(...(some as HintOf<"outbox">[]));
  await announceDueSweeps({ ...servicesAt(at), hints: { announce } }, shard);
  return hints;
}

describe("the cron", () => {
  it("announces due rows, each once until its lease ends", async () => {
    const due = await stored(SHARDS[0], PAST);
    const later = await stored(SHARDS[0], Date.parse(NOW) + MINUTE);
    expect(await announced(0)).toEqual([{ type: "outbox", shard: 0, id: due.id, attempts: 0 }]);
    expect(await announced(0)).toEqual([]);
    expect(await announced(1)).toEqual([]);
    expect(await due.row()).toEqual({ attempts: 0, due_at: Date.parse(NOW) + 2 * MINUTE });
    expect(await later.row()).toEqual({ attempts: 0, due_at: Date.parse(NOW) + MINUTE });
    const afterLease = await announced(0, "2026-11-20T12:02:00.000Z");
    expect(afterLease.map(({ id }) => id).sort()).toEqual([due.id, later.id].sort());
  });

  it("takes 500 rows at once, the oldest first, and no row twice in a race", async () => {
    const dueAt = JSON.stringify(Array.from({ length: 600 }, (_, index) => PAST - index));
    await SHARDS[1]
      .prepare(
        `INSERT INTO outbox (id, kind, payload, created_at, due_at)
         SELECT 'row-' || value, 'sweep-image', '{}', ?1, value FROM json_each(?2)`,
      )
      .bind(NOW, dueAt)
      .run();
    const claims = (await Promise.all([announced(1), announced(1)])).map((hints) =>
      hints.map(({ id }) => id),
    );
    expect(claims.map((ids) => ids.length).sort()).toEqual([100, 500]);
    expect(new Set(claims.flat()).size).toBe(600);
    const first = claims.find((ids) => ids.length === 500);
    expect(first).toContain(`row-${PAST - 599}`);
    expect(first).not.toContain(`row-${PAST}`);
  });
});

describe.each([0, 1])("a sweep in shard %i", (shard) => {
  const message = (id: string) => ({ v: 1, type: "outbox", shard, id, attempts: 0 });

  it("deletes an image that no entry shows, once: object, row and order", async () => {
    const image = await stored(SHARDS[shard]!, PAST);
    const other = await stored(SHARDS[shard]!, PAST);
    const result = await receive(message(image.id), message(image.id));
    expect(result.explicitAcks).toEqual(["0", "1"]);
    expect(await image.exists()).toBe(false);
    const left = await dumpUser(SHARDS[shard]!, image.userId);
    expect([left.images, left.outbox]).toEqual([[], []]);
    expect(await other.exists()).toBe(true);
  });

  it("keeps an image that an entry shows, in the bin or not", async () => {
    for (const isBinned of [false, true]) {
      const image = await stored(SHARDS[shard]!, PAST);
      const journal = openDatabase(SHARDS[shard]!);
      const entry = newEntry();
      await writeEntry(journal, image.userId, { type: "create", entry, imageIds: [image.imageId] });
      if (isBinned) await writeEntry(journal, image.userId, { type: "delete", id: entry.id, now: NOW });
      await receive(message(image.id));
      expect(await image.exists()).toBe(true);
      const left = await dumpUser(SHARDS[shard]!, image.userId);
      expect(left.images).toHaveLength(1);
      expect(left.outbox).toEqual([]);
    }
  });
});

describe("a message", () => {
  const known = { v: 1, type: "outbox", shard: 0, id: "x", attempts: 0 };

  it.each([null, { ...known, v: 2 }, { ...known, type: "other" }, { ...known, shard: -1 }])(
    "that this version does not understand is logged and acknowledged: %j",
    async (body) => {
      const lines = vi.spyOn(console, "error").mockImplementation(() => {});
      const result = await receive(body);
      expect(result.explicitAcks).toEqual(["0"]);
      expect(lines).toHaveBeenCalledTimes(1);
      expect(lines.mock.calls[0]?.[0]).toContain("queue-message-unknown");
    },
  );

  it("about a row of an unknown kind is acknowledged; the row stays", async () => {
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const row = await stored(SHARDS[0], PAST, "send-pigeon");
    expect((await receive({ ...known, id: row.id })).explicitAcks).toEqual(["0"]);
    expect(await row.row()).not.toBeNull();
    expect(await row.exists()).toBe(true);
    expect(lines.mock.calls[0]?.[0]).toContain("outbox-unknown-kind");
    expect(lines.mock.calls[0]?.[0]).not.toContain(row.userId);
  });

  it("whose row fails puts the row off; one whose database cannot be reached is retried; others go on", async () => {
    const lines = [
      ...["warn", "error"].map((level) => vi.spyOn(console, level as "warn").mockImplementation(() => {})),
    ];
    const image = await stored(SHARDS[0], PAST);
    const broken = await stored(SHARDS[0], PAST);
    await SHARDS[0].prepare("UPDATE outbox SET payload = 'not JSON' WHERE id = ?").bind(broken.id).run();
    const startedAt = Date.now();
    const result = await receive(
      { ...known, id: broken.id },
      { ...known, shard: 7 },
      { ...known, id: image.id },
    );
    expect(result.explicitAcks).toEqual(["0", "2"]);
    expect(result.retryMessages).toMatchObject([{ msgId: "1" }]);
    const left = await broken.row();
    expect(left?.attempts).toBe(1);
    expect(left?.due_at).toBeGreaterThanOrEqual(startedAt + 5_000);
    expect(await image.exists()).toBe(false);
    const events = lines.flatMap(({ mock }) => mock.calls.map(([line]) => JSON.parse(line)));
    expect(events).toMatchObject([
      { event: "outbox-put-off", outbox: broken.id, kind: "sweep-image", attempts: 1, fault: "SyntaxError" },
      { event: "outbox-failed", outbox: "x" },
    ]);
    expect(JSON.stringify(events)).not.toContain("not JSON");
  });
});

describe("the crons", () => {
  it("announce every outbox when the reminders and the outbox of a shard cannot be read, and report only their names", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const sent: unknown[] = [];
    const { cron } = workerWith({ ...env, OUTBOX_QUEUE: queueInto(sent) });
    await SHARDS[1]
      .prepare(
        "INSERT INTO outbox (id, kind, payload, created_at, due_at) VALUES ('row', 'send-pigeon', '{}', '2026', 0)",
      )
      .run();
    await SHARDS[0].prepare("ALTER TABLE reminders RENAME TO no_reminders").run();
    await SHARDS[0].prepare("ALTER TABLE outbox RENAME TO gone").run();
    const failure = await cron(MINUTE_CRON).catch((error: Error) => error.message);
    await SHARDS[0].prepare("ALTER TABLE gone RENAME TO outbox").run();
    await SHARDS[0].prepare("ALTER TABLE no_reminders RENAME TO reminders").run();
    expect(failure).toBe("Failed: remind-0, drain-outbox-0");
    expect(sent.flat()).toContainEqual({ v: 1, type: "outbox", shard: 1, id: "row", attempts: 0 });
  });

  it("hand due rows of all shards to the queue, in calls of at most 100", async () => {
    // The cron goes by the real clock, whatever it shows.
    const rows = [await stored(SHARDS[0], 0), await stored(SHARDS[1], 0)];
    const many = JSON.stringify(Array.from({ length: 150 }, (_, index) => index));
    await SHARDS[0]
      .prepare(
        `INSERT INTO outbox (id, kind, payload, created_at, due_at)
         SELECT 'row-' || value, 'send-pigeon', '{}', ?1, 0 FROM json_each(?2)`,
      )
      .bind(NOW, many)
      .run();
    const sent: unknown[][] = [];
    await workerWith({ ...env, OUTBOX_QUEUE: queueInto(sent) }).cron(MINUTE_CRON);
    expect(sent.map((bodies) => bodies.length)).toEqual([100, 51, 1]);
    const bodies = sent.flat();
    for (const shard of [0, 1]) {
      expect(bodies).toContainEqual({ v: 1, type: "outbox", shard, id: rows[shard]!.id, attempts: 0 });
    }
  });

  it("end, through the real queue, with the images of a deleted entry gone", async () => {
    const image = await stored(SHARDS[1], Number.MAX_SAFE_INTEGER);
    const journal = openDatabase(SHARDS[1]);
    const entry = newEntry();
    const writes: EntryWrite[] = [
      { type: "create", entry, imageIds: [image.imageId] },
      { type: "delete", id: entry.id, now: NOW },
      { type: "purge", ids: [entry.id], now: NOW },
    ];
    for (const write of writes) expect((await writeEntry(journal, image.userId, write)).ok).toBe(true);
    // By the real clock the test's "now" may be to come.
    await SHARDS[1].prepare("UPDATE outbox SET due_at = 0 WHERE id <> ?").bind(image.id).run();
    await workerWith(env).cron(MINUTE_CRON);
    await expect.poll(image.exists, { timeout: 20_000 }).toBe(false);
    await expect
      .poll(async () => (await dumpUser(SHARDS[1], image.userId)).images, { timeout: 20_000 })
      .toEqual([]);
  });
});
