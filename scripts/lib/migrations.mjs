import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.mjs";
import { step } from "./terminal.mjs";
import { run, tool } from "./tools.mjs";
import { readWranglerConfig } from "./wrangler-config.mjs";

/**
 * Applies all pending migrations to the local databases in a state directory. The stamp lies with the
 * databases, so that deleting them deletes it too.
 * @param {string} state
 */
export async function migrateLocally(state) {
  const { databases } = await readWranglerConfig();
  const stamp = path.join(state, "v3", "d1", "migrations.sha256");
  const hash = hashSources(root, [
    "wrangler.toml",
    ...new Set(databases.map((database) => database.migrations)),
  ]);
  if (stampMatches(stamp, hash)) return;
  await step("Preparing the databases", async () => {
    for (const { binding } of databases) await migrate(binding, ["--local", "--persist-to", state], true);
  });
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, `${hash}\n`);
}

/**
 * Applies all pending migrations to the deployed databases.
 * @param {string[]} options further options of wrangler, such as --env
 */
export async function migrateRemotely(options) {
  const { databases } = await readWranglerConfig();
  for (const { binding } of databases) await migrate(binding, ["--remote", ...options], false);
}

/**
 * @param {string} binding
 * @param {string[]} options
 * @param {boolean} quiet
 */
function migrate(binding, options, quiet) {
  return run([...tool("wrangler"), "d1", "migrations", "apply", binding, ...options], { quiet });
}
