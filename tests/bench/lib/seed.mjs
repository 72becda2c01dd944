import fs from "node:fs";
import path from "node:path";
import { root } from "../../../scripts/lib/paths.mjs";
import { readWranglerConfig } from "../../../scripts/lib/wrangler-config.mjs";
import { entryWriter } from "./words.mjs";

/** Days that one statement fills. */
const DAYS_A_STATEMENT = 500;

/**
 * Applies the app's own migrations to all its databases.
 * @param {import("./runtime.mjs").Runtime} runtime
 */
export async function migrate(runtime) {
  for (const { binding, migrations } of (await readWranglerConfig()).databases) {
    const database = await runtime.database(binding);
    const directory = path.join(root, migrations);
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
 * Gives each user one entry a day, today and back, with the counts and the streak that the app keeps of them. The
 * entries of different users lie between each other, as they come in over time.
 * @param {D1Database} database
 * @param {string[]} users
 * @param {number} days
 */
export async function fillJournal(database, users, days) {
  const write = entryWriter(days + users.length);
  for (let start = 0; start < days; start += DAYS_A_STATEMENT) {
    const bodies = Array.from({ length: Math.min(DAYS_A_STATEMENT, days - start) }, write);
    await database.prepare(INSERT).bind(JSON.stringify(bodies), JSON.stringify(users), start).run();
  }
  for (const user of users) {
    await database.batch([database.prepare(COUNT).bind(user), database.prepare(STREAK).bind(user)]);
  }
}

// A sanitiser's version above all: the app sanitises on reading only what an older one stored.
const INSERT = `INSERT INTO entries (id, user_id, entry_type, title, preview, mood, entry_date, timezone,
    sanitizer_version, created_at, updated_at, content)
  SELECT lower(hex(randomblob(16))), owner.value, 'daily', body.value ->> 'title', body.value ->> 'preview',
    body.value ->> 'mood', date('now', '-' || (body.key + ?3) || ' days'), 'UTC', 1000,
    date('now', '-' || (body.key + ?3) || ' days') || 'T08:00:00.000Z',
    date('now', '-' || (body.key + ?3) || ' days') || 'T08:00:00.000Z', body.value ->> 'content'
  FROM json_each(?1) AS body CROSS JOIN json_each(?2) AS owner`;

const COUNT = `INSERT INTO journal_days (user_id, entry_date, entry_count)
  SELECT user_id, entry_date, count(*) FROM entries WHERE user_id = ? AND deleted_at IS NULL GROUP BY 1, 2`;

const STREAK = `INSERT INTO streaks (user_id, last_run_length, longest_streak, last_journal_date, total_entries,
    deleted_entries)
  SELECT user_id, count(*), count(*), max(entry_date), sum(entry_count), 0
  FROM journal_days WHERE user_id = ? GROUP BY user_id`;
