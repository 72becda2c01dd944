import { env } from "cloudflare:workers";
import type { Account } from "./accounts";

/** Calls counted for an account, in the window opened last. */
export async function callsUsed({ user }: Account, journal = env.JOURNAL_0): Promise<number> {
  const sql = "SELECT count FROM daily_quotas WHERE user_id = ? AND kind = 'companion'";
  return (await journal.prepare(sql).bind(user.id).first<number>("count")) ?? 0;
}

/** Counts calls of an account for the next hours. */
export async function countCalls({ user }: Account, count: number): Promise<void> {
  await env.JOURNAL_0.prepare("INSERT INTO daily_quotas VALUES (?, 'companion', ?, ?, ?)")
    .bind(user.id, Date.now(), Date.now() + 6 * 3_600_000, count)
    .run();
}

/** Every row that the companion has of an account, as one text, and the number of calls that it has figures of. */
export async function dumpCompanion(account: Account): Promise<string> {
  const tables = ["threads", "answers", "daily_quotas", "companion_streams", "companion_feedback"];
  const all = await env.JOURNAL_0.batch(
    tables.map((table) =>
      env.JOURNAL_0.prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY 1`).bind(account.user.id),
    ),
  );
  const calls = await env.DB.prepare("SELECT count(*) AS calls FROM companion_calls").all();
  return JSON.stringify([...all.map((result) => result.results), calls.results]);
}
