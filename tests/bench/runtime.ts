import path from "node:path";
import { makeVapidKeys } from "../../scripts/lib/local-variables.ts";
import { bringUpToDate, migrateLocally } from "../../scripts/lib/migrations.ts";
import { LOOPBACK, root } from "../../scripts/lib/paths.mjs";
import { startMiniflare, workerOptions } from "../../scripts/lib/wrangler.ts";
import { sendOrThrow } from "../kit/http";
import { findWorkerds } from "../kit/measure";
import type { Bundles } from "./bundles";
import { entryWriter } from "./words";

/** A limit that no measurement reaches: the limits protect the product, they are not its cost. */
const NO_LIMIT = { limit: 1_000_000_000, period: 10 };

/** The address of the model, for the app; no request leaves the machine. */
const MODEL_URL = "https://model.bench/v1";

/** The push service of all browsers of bench: it accepts everything. */
export const PUSH_SERVICE = "https://fcm.googleapis.com/fcm/send/";

/** Words of a model's answer. */
export const ANSWER_WORDS = 400;

/** Days that one call fills. */
const DAYS_A_CALL = 500;
const DAY = 24 * 3_600_000;

/** All workers in one workerd, each without a router in front of it. */
export interface Runtime {
  origin: (worker: keyof Bundles) => string;
  database: (binding: string) => Promise<D1Database>;
  /** Hands messages to the app's queue handler, as one batch. */
  deliver: (queue: string, bodies: unknown[]) => Promise<void>;
  /** The workerd process that runs all workers and databases. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts all workers in one workerd, on the same databases, without the dev proxy and without a way out.
 * @param shards how many there are, if not as many as in wrangler.toml
 */
export async function startRuntime(
  bundles: Partial<Bundles>,
  directory: string,
  { shards }: { shards?: number } = {},
): Promise<Runtime> {
  await migrateLocally(directory);
  const ownWorkerds = () => findWorkerds(({ parent }) => parent === process.pid);
  const known = ownWorkerds();
  const options = workerOptions();
  const added = shards ? setShards(options.d1Databases, shards) : [];
  const app = appOptions(options);
  const { compatibilityDate, compatibilityFlags, d1Databases } = app as Record<string, unknown>;
  const bare = { compatibilityDate, compatibilityFlags, d1Databases };
  const names = Object.keys(bundles) as (keyof Bundles)[];
  const workers = names.map((name) => ({
    ...(name === "app" || name === "recorder" ? app : bare),
    name,
    modules: Object.entries(bundles[name] ?? {}).map(([file, contents]) => ({
      type: "ESModule",
      path: file,
      contents,
    })),
    outboundService: answerOutbound,
    unsafeDirectSockets: [{ host: LOOPBACK, port: 0 }],
    // One consumer is enough for a queue.
    ...(name !== "app" && { queueConsumers: {} }),
  }));
  const miniflare = startMiniflare(directory, workers, {
    rootPath: directory,
    host: LOOPBACK,
    port: 0,
    handleStructuredLogs: () => {},
  });
  try {
    await miniflare.ready;
    const origins = new Map<string, string>();
    for (const name of names) origins.set(name, (await miniflare.unsafeGetDirectURL(name)).origin);
    const database = (binding: string) =>
      miniflare.getD1Database(binding, "app") as Promise<unknown> as Promise<D1Database>;
    const migrations = path.join(root, "migrations", "journal");
    for (const binding of added) await bringUpToDate(await database(binding), { migrations });
    const pid = ownWorkerds().find((child) => !known.includes(child));
    if (!pid) throw new Error("The workerd process was not found");
    return {
      origin: (name) => origins.get(name) ?? "",
      database,
      deliver: async (queue, bodies) => {
        const messages = bodies.map((body, index) => ({
          id: String(index),
          timestamp: new Date(),
          attempts: 1,
          body,
        }));
        await (await miniflare.getWorker("app")).queue(queue, messages as never);
      },
      pid,
      stop: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/** Makes a number of shards of those in wrangler.toml, and returns the bindings of new ones. */
function setShards(databases: Record<string, unknown>, shards: number): string[] {
  const bindings = Array.from({ length: shards }, (_, number) => `JOURNAL_${number}`);
  const added = bindings.filter((binding) => !(binding in databases));
  for (const name of Object.keys(databases))
    if (name.startsWith("JOURNAL_") && !bindings.includes(name)) delete databases[name];
  for (const binding of added) databases[binding] = binding;
  return added;
}

/** Returns the app's bindings from wrangler.toml, without static files, which have a router, and without limits. */
function appOptions(options: Record<string, Record<string, object>>) {
  const { assets: _, ...bindings } = options;
  const vapid = makeVapidKeys();
  const limits = Object.entries(bindings.ratelimits ?? {});
  // Reminders are handed over by the section that measures them.
  const consumers = Object.entries(bindings.queueConsumers ?? {}).filter(
    ([queue]) => !queue.startsWith("acolyte-reminders"),
  );
  return {
    ...bindings,
    ratelimits: Object.fromEntries(limits.map(([name, limit]) => [name, { ...limit, simple: NO_LIMIT }])),
    queueConsumers: Object.fromEntries(consumers),
    bindings: {
      ...bindings.bindings,
      SERVER_TIMING: "1",
      LOCAL_HANDLERS: "1",
      SIGN_UP_LIMIT: "1000000",
      // Everybody in the first shard; who is to be in another one is put there.
      SHARD_WEIGHTS: "1:0",
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: "mailto:bench@example.test",
      OPENAI_API_KEY: "sk-bench",
      OPENAI_MODEL: "bench-model",
      OPENAI_BASE_URL: MODEL_URL,
    },
  };
}

/**
 * Answers the requests that the worker sends out: a model's chat completion whose words arrive as fast as they are read,
 * one in each chunk, so that only the app's own work is measured; and a push. Nothing else leaves.
 */
function answerOutbound({ url }: { url: string }): Response {
  if (url.startsWith(PUSH_SERVICE)) return new Response(null, { status: 201 });
  if (!url.startsWith(MODEL_URL)) return new Response("Nothing leaves this machine", { status: 502 });
  const words = Array.from({ length: ANSWER_WORDS }, (_, at) => (at % 40 === 39 ? "peace.\n\n" : "peace "));
  const choices = [
    { delta: { role: "assistant", content: "" }, finish_reason: null },
    ...words.map((content) => ({ delta: { content }, finish_reason: null })),
    { delta: {}, finish_reason: "stop" },
  ];
  const common = { id: "bench", object: "chat.completion.chunk", created: 1, model: "bench-model" };
  const chunks = choices.map((choice) => JSON.stringify({ ...common, choices: [{ index: 0, ...choice }] }));
  const events = [...chunks, "[DONE]"].map((data) => new TextEncoder().encode(`data: ${data}\n\n`)).values();
  const body = new ReadableStream({
    pull(controller) {
      const { value, done } = events.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

/**
 * Stores one entry a day for each user, today and back, through the app's own code in a journal shard. The entries of
 * different users lie between each other, as in a real shard.
 */
export async function fillJournal(
  runtime: Runtime,
  database: string,
  users: string[],
  days: number,
): Promise<void> {
  const write = entryWriter(days + users.length);
  for (let start = 0; start < days; start += DAYS_A_CALL) {
    const bodies = Array.from({ length: Math.min(DAYS_A_CALL, days - start) }, write);
    const date = new Date(Date.now() - start * DAY).toISOString().slice(0, 10);
    const body = JSON.stringify({ database, users, date, bodies });
    await sendOrThrow(runtime.origin("filler"), { method: "POST", path: "/", body });
  }
}
