import { env } from "cloudflare:workers";
import type { Account } from "./accounts";

/** Calls counted for an account, on all days. */
export async function callsUsed(account: Account): Promise<number> {
  const row = await env.DB.prepare("SELECT sum(count) AS count FROM companion_usage WHERE user_id = ?")
    .bind(account.user.id)
    .first<{ count: number | null }>();
  return row?.count ?? 0;
}

/** Every row that the companion has of an account, as one text, and the number of calls that it has figures of. */
export async function dumpCompanion(account: Account): Promise<string> {
  const tables = ["threads", "answers", "companion_usage", "companion_streams", "companion_feedback"];
  const all = await env.DB.batch(
    tables.map((table) =>
      env.DB.prepare(`SELECT * FROM ${table} WHERE user_id = ? ORDER BY 1`).bind(account.user.id),
    ),
  );
  const calls = await env.DB.prepare("SELECT count(*) AS calls FROM companion_calls").all();
  return JSON.stringify([...all.map((result) => result.results), calls.results]);
}
