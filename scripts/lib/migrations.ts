import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileContent, indexFor, TOPIC_INDEX } from "./content.ts";
import { BREAKPOINT, LEDGER_STATEMENTS, pendingUpdate } from "./database-updates.ts";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.ts";
import { step } from "./terminal.mjs";
import type { LedgerRow } from "./topic-index.ts";
import { openLocalDatabases, readConfig } from "./wrangler.ts";

/** Databases that new state directories are given. */
const prepared = path.join(root, ".wrangler", "prepared");

/**
 * Brings the local databases in a state directory up to date: pending migrations and changed content. A directory without
 * databases gets the prepared ones. The stamp is stored with the databases, so that deleting them deletes it too.
 */
export async function migrateLocally(state: string) {
  await compileContent();
  const databases = readConfig().d1_databases;
  const directory = path.join(state, "v3", "d1");
  const stamp = path.join(directory, "migrations.sha256");
  const hash = hashSources(root, [
    "wrangler.toml",
    path.relative(root, TOPIC_INDEX),
    ...new Set(databases.map(({ migrations_dir }) => String(migrations_dir))),
  ]);
  if (!fs.existsSync(directory) && fs.existsSync(prepared)) copyWhole(prepared, directory);
  if (stampMatches(stamp, hash)) return;
  await step("Preparing the databases", async () => {
    const local = await openLocalDatabases(state);
    for (const { binding, migrations_dir } of databases) {
      const database = await local.database(binding);
      const migrations = path.join(root, String(migrations_dir));
      await bringUpToDate(database, { migrations, index: indexFor(binding) });
    }
    await local.close();
  });
  fs.mkdirSync(directory, { recursive: true });
  fs.writeFileSync(stamp, `${hash}\n`);
}

/** Runs what a database still needs: migrations and changed content. */
export async function bringUpToDate(database: D1Database, sources: Parameters<typeof pendingUpdate>[1]) {
  const ledger = await database.batch<LedgerRow>(LEDGER_STATEMENTS.map((sql) => database.prepare(sql)));
  const update = pendingUpdate(ledger.at(-1)?.results ?? [], sources);
  if (update) await database.batch(update.split(BREAKPOINT).map((sql) => database.prepare(sql)));
}

/** Prepares the databases that new state directories are given, so that tests do not each make their own. */
export async function prepareDatabases() {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-databases-"));
  try {
    await migrateLocally(state);
    fs.rmSync(prepared, { recursive: true, force: true });
    copyWhole(path.join(state, "v3", "d1"), prepared);
  } finally {
    fs.rmSync(state, { recursive: true, force: true });
  }
}

/** Copies a directory whole or not at all. */
function copyWhole(from: string, to: string) {
  const parts = `${to}-${process.pid}`;
  fs.cpSync(from, parts, { recursive: true });
  fs.renameSync(parts, to);
}
