import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { bringBibles } from "./lib/first-texts.ts";
import { startLocalCron } from "./lib/local-cron.ts";
import { migrateLocally } from "./lib/migrations.ts";
import { readOptions, readPort, readState } from "./lib/options.ts";
import { LOOPBACK } from "./lib/paths.mjs";
import { setUp, workerBundle } from "./lib/setup.ts";
import { PlainError, runCommand, STOP_SIGNALS, say } from "./lib/terminal.mjs";
import { startMiniflare, workerOptions } from "./lib/wrangler.ts";

const HELP = `Serves Acolyte on this machine: npm start -- [options]

  --port N           the port on 127.0.0.1 (8787); 0 takes any that is free
  --state DIR        where the data is kept (.wrangler/state)
  --var NAME:VALUE   sets a variable of the server; may be repeated
  --help             shows this text

For tests and proofs:
  --temporary        keeps the data in a directory that is deleted at the end; brings no texts
  --no-texts         brings no texts
  --no-cron          leaves the schedule to whoever started it
  --inspector N      the port of the runtime's inspector
  --with-stdin       stops at the end of standard input`;

/** Sets up what is missing, then serves the product until it is stopped. */
async function start() {
  const options = readOptions(HELP, {
    port: { type: "string" },
    state: { type: "string" },
    var: { type: "string", multiple: true },
    temporary: { type: "boolean" },
    "no-texts": { type: "boolean" },
    "no-cron": { type: "boolean" },
    inspector: { type: "string" },
    "with-stdin": { type: "boolean" },
  });
  const state = options.temporary ? temporaryDirectory() : readState(options.state);
  const variables = Object.fromEntries((options.var ?? []).map(readVariable));
  // workerd gets no chance to end by itself; every acknowledged write is on disk.
  for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(0));
  if (options["with-stdin"]) process.stdin.once("close", () => process.exit(0)).resume();

  const port = await readPort(options.port ?? "8787");
  await setUp({ build: true });
  await migrateLocally(state);
  const log = openLog(state);
  const inspector = options.inspector && {
    inspectorHost: LOOPBACK,
    inspectorPort: Number(options.inspector),
  };
  const { origin, texts } = await serve({ port, state, variables, log, inspector: inspector || {} });
  if (!options["no-cron"]) startLocalCron(origin, log.write);
  say(`Acolyte is ready: ${origin} (no account or key needed; data and log in ${state}; Ctrl+C stops it)`);
  if (!options.temporary && !options["no-texts"]) await bringBibles(texts, state);
}

/** Returns a directory that this process deletes at its end. */
function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-state-"));
  process.once("exit", () => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * @param {string} text NAME:VALUE
 * @returns {[name: string, value: string]}
 */
function readVariable(text) {
  const [, name, value] = /^([A-Za-z_]\w*):(.*)$/s.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new PlainError(`--var takes NAME:VALUE, such as --var SIGN_UP_LIMIT:1000, not "${text}".`);
}

/**
 * Opens the log of the server in its state directory; the log of the run before is kept beside it.
 * @param {string} state
 */
function openLog(state) {
  fs.mkdirSync(state, { recursive: true });
  const file = path.join(state, "server.log");
  if (fs.existsSync(file)) fs.renameSync(file, path.join(state, "server.previous.log"));
  const descriptor = fs.openSync(file, "a");
  return { file, write: (/** @type {string} */ line) => void fs.writeSync(descriptor, `${line}\n`) };
}

/**
 * Serves the bundled worker and waits until it answers.
 * @param {{ port: number, state: string, variables: Record<string, string>, log: ReturnType<typeof openLog>, inspector: object }} options
 * @returns {Promise<{ origin: string, texts: D1Database }>} its origin and its database of texts
 */
async function serve({ port, state, variables, log, inspector }) {
  const worker = workerOptions();
  const code = { type: "ESModule", path: "app.js", contents: fs.readFileSync(workerBundle, "utf8") };
  const bindings = { ...worker.bindings, LOCAL_HANDLERS: "1", ...variables };
  const miniflare = startMiniflare(state, [{ ...worker, name: "acolyte", modules: [code], bindings }], {
    host: LOOPBACK,
    port,
    ...inspector,
    handleStructuredLogs: (/** @type {{ message: string }} */ { message }) => log.write(message),
  });
  const { origin } = await miniflare.ready;
  const response = await fetch(origin, { redirect: "manual", signal: AbortSignal.timeout(90_000) });
  const texts = /** @type {D1Database} */ (
    /** @type {unknown} */ (await miniflare.getD1Database("TEXTS", "acolyte"))
  );
  if (response.status < 500) return { origin, texts };
  const { message = "" } = await response.json().catch(() => ({}));
  throw new PlainError(
    message.startsWith("Configuration: ") ? message : `Acolyte did not start; the reason is in ${log.file}`,
  );
}

runCommand(start);
