// Serves the bundled worker until it is asked to end. Started by local-server.mjs with its options as JSON.
//
// Miniflare is used directly and not through `wrangler dev`, whose proxy before the worker ends the whole server when a
// browser drops a connection (workers-sdk issues 15451, 15317, 15203). It is the same runtime with the same bindings.
import fs from "node:fs";
import path from "node:path";
import { miniflarePackage } from "./miniflare-package.mjs";
import { root } from "./paths.mjs";
import { LOOPBACK } from "./ports.mjs";
import { workerBundle } from "./worker-bundle.mjs";

/** @type {{ port: number, state: string, variables: string[], inspectorPort?: number }} */
const { port, state, variables, inspectorPort } = JSON.parse(process.argv[2] || "{}");

const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
const { Miniflare, NoOpLog, convertV4MiniflareOptions } = miniflarePackage();

const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(root, "wrangler.toml"));
const { modulesRules: _, rootPath: __, ...worker } = /** @type {any} */ (workerOptions);

const miniflare = new Miniflare(
  convertV4MiniflareOptions(
    /** @type {any} */ ({
      rootPath: root,
      host: LOOPBACK,
      port,
      ...(inspectorPort && { inspectorHost: LOOPBACK, inspectorPort }),
      cf: false,
      log: new NoOpLog(),
      handleStructuredLogs: (/** @type {{ message: string }} */ { message }) => console.log(message),
      telemetry: { enabled: false },
      resourcePersistencePath: path.join(state, "v3"),
      resourceTmpPath: path.join(state, "tmp"),
      workers: [
        {
          ...worker,
          name: "acolyte",
          modules: [{ type: "ESModule", path: "app.js", contents: fs.readFileSync(workerBundle, "utf8") }],
          bindings: {
            ...worker.bindings,
            LOCAL_HANDLERS: "1",
            ...Object.fromEntries(variables.map(parseVariable)),
          },
        },
      ],
    }),
  ),
);

process.once("SIGTERM", async () => {
  await miniflare.dispose();
  process.exit(0);
});
await miniflare.ready;

/** @param {string} variable NAME:VALUE */
function parseVariable(variable) {
  const end = variable.indexOf(":");
  return [variable.slice(0, end), variable.slice(end + 1)];
}
