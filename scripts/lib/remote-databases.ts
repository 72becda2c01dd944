import path from "node:path";
import type { CloudflareAccount } from "./cloudflare-account.ts";
import { indexFor } from "./content.ts";
import { LEDGER_STATEMENTS, pendingUpdate } from "./database-updates.ts";
import { say, step } from "./terminal.mjs";
import { executeSql } from "./tools.ts";
import type { LedgerRow } from "./topic-index.ts";
import type { WranglerConfig } from "./wrangler.ts";

/**
 * Brings the deployed databases up to date, each by one import: D1 runs an imported file as a whole or not at all and
 * lets readers wait meanwhile, and its ledger rows are in the same file. `wrangler d1 migrations apply` would send each
 * file to the query endpoint, which breaks triggers apart (cloudflare/workers-sdk issues 14991, 15178).
 * @param target options of wrangler, such as --env
 */
export async function updateDatabases(
  account: CloudflareAccount,
  { configPath, d1_databases }: WranglerConfig,
  target: string[],
) {
  for (const { binding, database_id, database_name, migrations_dir } of d1_databases) {
    const answers = await account.post<{ results: LedgerRow[] }[]>(`/d1/database/${database_id}/query`, {
      sql: LEDGER_STATEMENTS.join(" "),
    });
    const update = pendingUpdate(answers.at(-1)?.results ?? [], {
      migrations: path.resolve(path.dirname(String(configPath)), String(migrations_dir)),
      index: indexFor(binding),
    });
    if (!update) {
      say(`${database_name} is up to date.`);
      continue;
    }
    // The first line makes each file another one: D1 knows an uploaded file by its hash and does not take it twice.
    const sql = `-- ${new Date().toISOString()}\n${update}`;
    await step(`Updating ${database_name}`, () => executeSql(binding, sql, ["--remote", ...target]));
  }
}
