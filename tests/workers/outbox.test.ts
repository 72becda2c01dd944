import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { claimOutbox, writeEntry } from "~/features/journal/server/public.server";
import { openJournal } from "~/server/db/client.server";
import { handleScheduled } from "../../workers/cron";
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

describe("claiming", () => {
  it("leases what is due, each row once, for longer each time", async () => {
    const services = servicesAt(NOW);
    const due = await stored(SHARDS[0], PAST);
    const later = await stored(SHARDS[0], Date.parse(NOW) + MINUTE);
    expect(await claimOutbox(services, 0)).toEqual([due.id]);
    expect(await claimOutbox(services, 0)).toEqual([]);
    expect(await claimOutbox(services, 1)).toEqual([]);
    expect(await due.row()).toEqual({ attempts: 1, due_at: Date.parse(NOW) + 10 * MINUTE });
    expect(await later.row()).toEqual({ attempts: 0, due_at: Date.parse(NOW) + MINUTE });
    const afterLease = servicesAt("2026-11-20T12:10:00.000Z");
    expect((await claimOutbox(afterLease, 0)).sort()).toEqual([due.id, later.id].sort());
    expect(await due.row()).toEqual({ attempts: 2, due_at: Date.parse(NOW) + 30 * MINUTE });
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
    const services = servicesAt(NOW);
    const claims = await Promise.all([claimOutbox(services, 1), claimOutbox(services, 1)]);
    expect(claims.map((ids) => ids.length).sort()).toEqual([100, 500]);
    expect(new Set(claims.flat()).size).toBe(600);
    const first = claims.find((ids) => ids.length === 500);
    expect(first).toContain(`row-${PAST - 599}`);
    expect(first).not.toContain(`row-${PAST}`);
  });
});

describe.each([0, 1])("a sweep in shard %i", (shard) => {
  const message = (id: string) => ({ v: 1, type: "outbox", shard, id });

  it("deletes an image that no entry shows: object, row and order", async () => {
    const image = await stored(SHARDS[shard]!, PAST);
    const other = await stored(SHARDS[shard]!, PAST);
    const result = await receive(message(image.id));
    expect(result.explicitAcks).toEqual(["0"]);
    expect(await image.exists()).toBe(false);
    const left = await dumpUser(SHARDS[shard]!, image.userId);
    expect([left.images, left.outbox]).toEqual([[], []]);
    expect(await other.exists()).toBe(true);
  });

  it("keeps an image that an entry shows, in the bin or not", async () => {
    for (const isBinned of [false, true]) {
      const image = await stored(SHARDS[shard]!, PAST);
      const journal = openJournal(SHARDS[shard]!);
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

  it("may come twice, and finds nothing the second time", async () => {
    const image = await stored(SHARDS[shard]!, PAST);
    const result = await receive(message(image.id), message(image.id));
    expect(result.explicitAcks).toEqual(["0", "1"]);
    expect(await image.exists()).toBe(false);
  });
});

describe("a message", () => {
  it.each([
    null,
    "text",
    {},
    { v: 2, type: "outbox", shard: 0, id: "x" },
    { v: 1, type: "other", shard: 0, id: "x" },
    { v: 1, type: "outbox", shard: "0", id: "x" },
    { v: 1, type: "outbox", shard: -1, id: "x" },
    { v: 1, type: "outbox", shard: 0, id: "" },
  ])("that nobody understands is logged and let go: %j", async (body) => {
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const result = await receive(body);
    expect(result.explicitAcks).toEqual(["0"]);
    expect(lines).toHaveBeenCalledTimes(1);
    expect(lines.mock.calls[0]?.[0]).toContain("queue-message-unknown");
  });

  it("about a row of an unknown kind is let go; the row stays", async () => {
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const row = await stored(SHARDS[0], PAST, "send-pigeon");
    expect((await receive({ v: 1, type: "outbox", shard: 0, id: row.id })).explicitAcks).toEqual(["0"]);
    expect(await row.row()).not.toBeNull();
    expect(await row.exists()).toBe(true);
    expect(lines.mock.calls[0]?.[0]).toContain("outbox-kind-unknown");
    expect(lines.mock.calls[0]?.[0]).not.toContain(row.userId);
  });

  it("that fails is tried again, and stops none of the others", async () => {
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const image = await stored(SHARDS[0], PAST);
    const broken = await stored(SHARDS[0], PAST);
    await SHARDS[0].prepare("UPDATE outbox SET payload = 'not JSON' WHERE id = ?").bind(broken.id).run();
    const result = await receive(
      { v: 1, type: "outbox", shard: 0, id: broken.id },
      { v: 1, type: "outbox", shard: 7, id: "x" },
      { v: 1, type: "outbox", shard: 0, id: image.id },
    );
    expect(result.explicitAcks).toEqual(["2"]);
    expect(result.retryMessages).toMatchObject([{ msgId: "0" }, { msgId: "1" }]);
    expect(await broken.row()).not.toBeNull();
    expect(await image.exists()).toBe(false);
    expect(lines).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(lines.mock.calls)).not.toContain("not JSON");
  });
});

describe("the crons", () => {
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
    const sent: { body: unknown }[][] = [];
    const queue = { sendBatch: async (messages: { body: unknown }[]) => void sent.push(messages) };
    const ctx = createExecutionContext();
    await handleScheduled({ cron: "* * * * *" }, { ...env, OUTBOX_QUEUE: queue as unknown as Queue }, ctx);
    expect(sent.map((messages) => messages.length)).toEqual([100, 51, 1]);
    const bodies = sent.flat().map(({ body }) => body);
    expect(bodies).toContainEqual({ v: 1, type: "outbox", shard: 0, id: rows[0]!.id });
    expect(bodies).toContainEqual({ v: 1, type: "outbox", shard: 1, id: rows[1]!.id });
  });

  it("drains every outbox when the reminders and a shard cannot be read, and tells their names alone", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const sent: unknown[] = [];
    const OUTBOX_QUEUE = {
      sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages.map(({ body }) => body)),
    } as unknown as Queue;
    const { cron } = workerWith({ ...env, OUTBOX_QUEUE });
    await env.JOURNAL_1.prepare(
      "INSERT INTO outbox (id, kind, payload, created_at, due_at) VALUES ('row', 'send-pigeon', '{}', '2026', 0)",
    ).run();
    await env.DB.prepare("ALTER TABLE reminders RENAME TO gone").run();
    await env.JOURNAL_0.prepare("ALTER TABLE outbox RENAME TO gone").run();
    const failure = await cron(MINUTE_CRON).catch((error: Error) => error.message);
    await env.JOURNAL_0.prepare("ALTER TABLE gone RENAME TO outbox").run();
    await env.DB.prepare("ALTER TABLE gone RENAME TO reminders").run();
    expect(failure).toBe("Failed: remind, drain-outbox-0");
    expect(sent).toContainEqual({ v: 1, type: "outbox", shard: 1, id: "row" });
  });
});
