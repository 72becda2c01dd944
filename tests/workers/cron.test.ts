import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MINUTE_CRON, workerWith } from "../factories/worker-with";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the minute", () => {
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
    expect(sent).toContainEqual({ v: 1, type: "outbox", shard: 1, id: "row", attempts: 0 });
  });
});
