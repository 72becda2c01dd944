import "./lib/host-node.mjs";
import fs from "node:fs";
import path from "node:path";
import { startLocalCron } from "./lib/local-cron.mjs";
import { openLog, startServer } from "./lib/local-server.mjs";
import { migrateLocally } from "./lib/migrations.mjs";
import { parseOptions, parsePort, parseProcessId, parseVariable } from "./lib/options.mjs";
import { callerDirectory, defaultState } from "./lib/paths.mjs";
import { LOOPBACK, requireFreePort } from "./lib/ports.mjs";
import { onEndOf, onStopSignal } from "./lib/process-group.mjs";
import { waitUntilReady } from "./lib/readiness.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Serves Acolyte on this machine: npm start -- [options]

  --port N           the port on 127.0.0.1 (8787)
  --state DIR        where the data is kept (.wrangler/state)
  --var NAME:VALUE   sets a variable of the server; may be repeated
  --stop-with PID    stops when that process has ended, for tests that start a server
  --help             shows this text`;

/** Sets up what is missing, then serves the product until it is stopped. */
async function start() {
  const options = parseOptions(
    {
      port: { type: "string" },
      state: { type: "string" },
      var: { type: "string", multiple: true },
      "stop-with": { type: "string" },
      help: { type: "boolean" },
    },
    "npm start",
  );
  if (options.help) return say(HELP);
  const port = parsePort(options.port === undefined ? "8787" : options.port);
  const state = options.state === undefined ? defaultState : parseState(options.state);
  const variables = /** @type {string[]} */ (options.var || []).map(parseVariable);
  const owner = options["stop-with"] === undefined ? undefined : parseProcessId(options["stop-with"]);

  await requireFreePort(port);
  await setUp({ build: true });
  await migrateLocally(state);
  await serve({ port, state, variables, owner });
}

/**
 * @param {unknown} text
 * @returns {string} the absolute path of the state directory
 */
function parseState(text) {
  if (!text) throw new PlainError("--state takes a directory.");
  const state = path.resolve(callerDirectory("start"), String(text));
  const stat = fs.statSync(state, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new PlainError(`--state takes a directory, and ${text} is a file.`);
  return state;
}

/** @param {{ port: number, state: string, variables: string[], owner: number | undefined }} options */
async function serve({ port, state, variables, owner }) {
  const log = openLog(state);
  const server = startServer({ port, state, variables, log: log.descriptor });
  let stopping = false;
  const stop = () => {
    stopping = true;
    server.stop();
  };
  onStopSignal(stop);
  if (owner) onEndOf(owner, stop);

  const origin = `http://${LOOPBACK}:${port}`;
  const ready = await waitUntilReady(origin, server.ended).catch(async (error) => {
    await server.stop();
    throw error;
  });
  if (!ready && !stopping) {
    await server.stop();
    throw new PlainError(`Acolyte did not start; the reason is in ${log.file}`);
  }
  if (ready && !stopping) {
    const stopCron = await startLocalCron(origin, (message) => fs.writeSync(log.descriptor, `${message}\n`));
    say(`Acolyte is ready: ${origin} (no account or key needed; Ctrl+C stops it)`);
    await server.ended;
    stopCron();
  }
  const report = await server.ended;
  if (!stopping) throw new PlainError(`The server stopped by itself (${report}); its log is ${log.file}`);
  process.exit(0);
}

runCommand(start);
