import "./lib/host-node.mjs";
import { startLocalCron } from "./lib/local-cron.mjs";
import { migrateLocally } from "./lib/migrations.mjs";
import { parseOptions, parsePort } from "./lib/options.mjs";
import { defaultState } from "./lib/paths.mjs";
import { LOOPBACK, requireFreePort } from "./lib/ports.mjs";
import { onStopSignal, startGroup } from "./lib/process-group.mjs";
import { waitUntilReady } from "./lib/readiness.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { tool } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Serves Acolyte with hot reload: npm run dev -- [options]

  --port N   the port on 127.0.0.1 (5173)
  --help     shows this text

The data is that of npm start (.wrangler/state); variables belong in .dev.vars.`;

/** Sets up what is missing, then serves the sources with hot reload until it is stopped. */
async function dev() {
  const options = parseOptions({ port: { type: "string" }, help: { type: "boolean" } }, "npm run dev");
  if (options.help) return say(HELP);
  const port = parsePort(options.port === undefined ? "5173" : options.port);

  await requireFreePort(port);
  await setUp({ build: false });
  await migrateLocally(defaultState);

  const vite = [...tool("@remix-run/dev", "remix"), "vite:dev"];
  const server = startGroup([...vite, "--host", LOOPBACK, "--port", String(port), "--strictPort"], {
    output: "inherit",
    env: { NODE_ENV: "development" },
  });
  let stopping = false;
  onStopSignal(() => {
    stopping = true;
    server.stop();
  });

  const origin = `http://${LOOPBACK}:${port}`;
  // An error page is an answer here: the next edit may repair it, and the schedule starts all the same.
  if (await waitUntilReady(origin, server.ended, { errorsCount: true })) {
    const stopCron = await startLocalCron(origin, say);
    say(`Acolyte is ready with hot reload: ${origin} (Ctrl+C stops it)`);
    await server.ended;
    stopCron();
  }
  const report = await server.ended;
  if (!stopping) throw new PlainError(`The development server stopped by itself (${report}).`);
  process.exit(0);
}

runCommand(dev);
