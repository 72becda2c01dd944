import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.mjs";
import { step } from "./terminal.mjs";
import { run, tool } from "./tools.mjs";
import { readWranglerConfig } from "./wrangler-config.mjs";

/**
 * Applies all pending migrations to the local databases in a state directory. The stamp lies with the
 * databases, so that deleting them deletes it too. A directory that has no databases yet gets a copy of ones that
 * were prepared before: wrangler's command takes seconds for each of them.
 * @param {string} state
 */
export async function migrateLocally(state) {
  const { databases } = await readWranglerConfig();
  const local = path.join(state, "v3", "d1");
  const stamp = path.join(local, "migrations.sha256");
  const hash = hashSources(root, [
    "wrangler.toml",
    ...new Set(databases.map((database) => database.migrations)),
  ]);
  if (stampMatches(stamp, hash)) return;
  const prepared = path.join(root, ".wrangler", "prepared", hash);
  const isNew = !fs.existsSync(local);
  if (isNew && fs.existsSync(prepared)) return copyWhole(prepared, local);
  await step("Preparing the databases", async () => {
    for (const { binding } of databases) await migrate(binding, ["--local", "--persist-to", state], true);
  });
  fs.mkdirSync(local, { recursive: true });
  fs.writeFileSync(stamp, `${hash}\n`);
  if (isNew) keep(local, prepared);
}

/** Makes the databases that new state directories are given, unless they are there. */
export async function prepareDatabases() {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-databases-"));
  try {
    await migrateLocally(state);
  } finally {
    fs.rmSync(state, { recursive: true, force: true });
  }
}

/**
 * Keeps databases for other state directories, in the place of older ones: others may be about to do the same.
 * @param {string} from
 * @param {string} to
 */
function keep(from, to) {
  for (const name of fs.existsSync(path.dirname(to)) ? fs.readdirSync(path.dirname(to)) : []) {
    if (!name.startsWith(path.basename(to)))
      fs.rmSync(path.join(path.dirname(to), name), { recursive: true, force: true });
  }
  copyWhole(from, to);
}

/**
 * Copies a directory whole or not at all; nothing happens when there is one by then.
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const parts = `${to}-${process.pid}`;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, parts, { recursive: true });
  try {
    fs.renameSync(parts, to);
  } catch {
    fs.rmSync(parts, { recursive: true, force: true });
  }
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
