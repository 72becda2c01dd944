import fs from "node:fs";
import path from "node:path";
import { root } from "../../../scripts/lib/paths.mjs";
import { readConfig } from "../../../scripts/lib/wrangler.mjs";
import { ask } from "./http.mjs";
import { entryWriter } from "./words.mjs";

/** Days that one call fills. */
const DAYS_A_CALL = 500;
const DAY = 24 * 3_600_000;

/**
 * Applies the app's own migrations to all its databases.
 * @param {import("./runtime.mjs").Runtime} runtime
 */
export async function migrate(runtime) {
  for (const { binding, migrations_dir } of readConfig().d1_databases) {
    const database = await runtime.database(binding);
    const directory = path.join(root, String(migrations_dir));
    for (const file of fs.readdirSync(directory).sort()) {
      if (!file.endsWith(".sql")) continue;
      const statements = fs
        .readFileSync(path.join(directory, file), "utf8")
        .split("--> statement-breakpoint");
      for (const sql of statements) if (sql.trim()) await database.prepare(sql).run();
    }
  }
}

/**
 * Gives each user one entry a day, today and back, stored by the app's own code. The entries of different users lie
 * between each other, as they come in over time.
 * @param {import("./runtime.mjs").Runtime} runtime
 * @param {string} database the binding of a journal shard
 * @param {string[]} users
 * @param {number} days
 */
export async function fillJournal(runtime, database, users, days) {
  const write = entryWriter(days + users.length);
  for (let start = 0; start < days; start += DAYS_A_CALL) {
    const bodies = Array.from({ length: Math.min(DAYS_A_CALL, days - start) }, write);
    const date = new Date(Date.now() - start * DAY).toISOString().slice(0, 10);
    const body = JSON.stringify({ database, users, date, bodies });
    const answer = await ask(runtime.origin("filler"), { method: "POST", body });
    if (answer.status !== 200) throw new Error(`A journal was not filled: ${answer.text.slice(0, 300)}`);
  }
}
