import path from "node:path";
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from "miniflare";
import { makeVapidKeys } from "../../../scripts/lib/local-variables.mjs";
import { LOOPBACK } from "../../../scripts/lib/paths.mjs";
import { workerOptions } from "../../../scripts/lib/wrangler.mjs";
import { answerOutbound, MODEL_VARIABLES } from "./outside.mjs";
import { findWorkerds } from "./workerds.mjs";

/** A limit that no measurement reaches: the bursts are the product's guard, not its cost. */
const NO_LIMIT = { limit: 1_000_000_000, period: /** @type {10} */ (10) };

/**
 * @typedef {"app" | "recorder" | "bareWorker" | "bareReact" | "remixPage" | "filler"} WorkerName
 * @typedef {object} Runtime
 * @property {(worker: WorkerName) => string} origin where a worker listens, without any router before it
 * @property {(binding: string) => Promise<D1Database>} database
 * @property {(queue: string, bodies: unknown[]) => Promise<void>} deliver hands messages to the app's queue handler, as one batch
 * @property {number} pid of the workerd process that runs all workers and databases
 * @property {() => Promise<void>} stop
 */

/**
 * Starts all workers in one workerd, on the same databases, without the dev proxy and without a way out.
 * @param {import("./bundles.mjs").Bundles} bundles
 * @param {string} directory where the data is kept
 * @returns {Promise<Runtime>}
 */
export async function startRuntime(bundles, directory) {
  const known = ownWorkerds();
  const app = appOptions(workerOptions());
  const { compatibilityDate, compatibilityFlags, d1Databases } = app;
  const bare = { compatibilityDate, compatibilityFlags, d1Databases };
  const options = {
    rootPath: directory,
    resourcePersistencePath: path.join(directory, "state"),
    resourceTmpPath: path.join(directory, "tmp"),
    host: LOOPBACK,
    port: 0,
    cf: false,
    log: new NoOpLog(),
    handleStructuredLogs: () => {},
    telemetry: { enabled: false },
    workers: [
      worker("app", bundles.app, app),
      worker("recorder", bundles.recorder, app),
      worker("bareWorker", bundles.bareWorker, bare),
      worker("bareReact", bundles.bareReact, bare),
      worker("remixPage", bundles.remixPage, bare),
      worker("filler", bundles.filler, bare),
    ],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(/** @type {any} */ (options)));
  try {
    await miniflare.ready;
    const origins = new Map();
    for (const { name } of options.workers) {
      origins.set(name, (await miniflare.unsafeGetDirectURL(name)).origin);
    }
    const pid = ownWorkerds().find((child) => !known.includes(child));
    if (!pid) throw new Error("The workerd process was not found");
    return {
      origin: (name) => origins.get(name),
      database: (binding) => /** @type {Promise<any>} */ (miniflare.getD1Database(binding, "app")),
      deliver: async (queue, bodies) => {
        const messages = bodies.map((body, index) => ({
          id: String(index),
          timestamp: new Date(),
          attempts: 1,
          body,
        }));
        await (await miniflare.getWorker("app")).queue(queue, messages);
      },
      pid,
      stop: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/**
 * The app's bindings from wrangler.toml, without static files (a router before the worker), without limits.
 * @param {any} options
 */
function appOptions(options) {
  const { assets: _, ...bindings } = options;
  const vapid = makeVapidKeys();
  const limits = Object.entries(bindings.ratelimits ?? {}).map(([name, limit]) => [
    name,
    { ...limit, simple: NO_LIMIT },
  ]);
  return {
    ...bindings,
    ratelimits: Object.fromEntries(limits),
    // Reminders are handed over by whoever measures them.
    queueConsumers: Object.fromEntries(
      Object.entries(bindings.queueConsumers ?? {}).filter(
        ([queue]) => !queue.startsWith("acolyte-reminders"),
      ),
    ),
    bindings: {
      ...bindings.bindings,
      SERVER_TIMING: "1",
      LOCAL_HANDLERS: "1",
      SIGN_UP_LIMIT: "1000000",
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      VAPID_SUBJECT: "mailto:bench@example.test",
      ...MODEL_VARIABLES,
    },
  };
}

/**
 * @param {WorkerName} name
 * @param {import("./bundles.mjs").Modules} modules
 * @param {Record<string, any>} options
 */
function worker(name, modules, options) {
  return {
    ...options,
    name,
    modules: Object.entries(modules).map(([file, contents]) => ({ type: "ESModule", path: file, contents })),
    outboundService: answerOutbound,
    unsafeDirectSockets: [{ host: LOOPBACK, port: 0 }],
    // One consumer is enough for a queue.
    ...(name === "app" ? {} : { queueConsumers: {} }),
  };
}

/** The workerd processes that this process started. */
const ownWorkerds = () => findWorkerds(({ parent }) => parent === process.pid);
