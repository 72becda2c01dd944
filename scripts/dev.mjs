import { startLocalCron } from "./lib/local-cron.ts";
import { migrateLocally } from "./lib/migrations.ts";
import { readOptions, readPort } from "./lib/options.ts";
import { defaultState, LOOPBACK } from "./lib/paths.mjs";
import { setUp } from "./lib/setup.ts";
import { runCommand, say } from "./lib/terminal.mjs";

const HELP = `Serves Acolyte with hot reload: npm run dev -- [options]

  --port N   the port on 127.0.0.1 (5173)
  --help     shows this text

The data is that of npm start (.wrangler/state); variables belong in .dev.vars.`;

/** Sets up what is missing, then serves the sources with hot reload until it is stopped. */
runCommand(async () => {
  const options = readOptions(HELP, { port: { type: "string" } });
  const port = await readPort(options.port ?? "5173");
  await setUp({ build: false });
  await migrateLocally(defaultState);
  process.env.NODE_ENV = "development";
  const { createServer } = await import("vite");
  const server = await createServer({ server: { host: LOOPBACK, port, strictPort: true } });
  await server.listen();
  const origin = `http://${LOOPBACK}:${port}`;
  startLocalCron(origin, say);
  say(`Acolyte is ready with hot reload: ${origin} (Ctrl+C stops it)`);
});
