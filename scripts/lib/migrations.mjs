import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileContent, TOPIC_INDEX } from "./content.mjs";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.mjs";
import { step } from "./terminal.mjs";
import { run, toolNode } from "./tools.mjs";
import { readWranglerConfig } from "./wrangler-config.mjs";

/**
 * Brings the local databases in a state directory up to date: pending migrations and changed content. The stamp is
 * stored with the databases, so that deleting them deletes it too. A directory without databases gets a copy of ones
 * that were prepared before.
 * @param {string} state
 */
export async function migrateLocally(state) {
  await compileContent();
  const { databases } = await readWranglerConfig();
  const local = path.join(state, "v3", "d1");
  const stamp = path.join(local, "migrations.sha256");
  const hash = hashSources(root, [
    "wrangler.toml",
    path.relative(root, TOPIC_INDEX),
    ...new Set(databases.map((database) => database.migrations)),
  ]);
  if (stampMatches(stamp, hash)) return;
  const prepared = path.join(root, ".wrangler", "prepared", hash);
  const isNew = !fs.existsSync(local);
  if (isNew && fs.existsSync(prepared)) return copyWhole(prepared, local);
  const script = fileURLToPath(new URL("./update-local-databases.mjs", import.meta.url));
  await step("Preparing the databases", () => run([toolNode(), script, state], { quiet: true }));
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
