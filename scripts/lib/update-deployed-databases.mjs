import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { indexFor } from "./content.mjs";
import { LEDGER_STATEMENTS, pendingUpdate } from "./database-updates.mjs";
import { say, step } from "./terminal.mjs";
import { run, tool } from "./tools.mjs";

/**
 * Brings the deployed databases up to date, each by one import: D1 runs an imported file as a whole or not at all and
 * lets readers wait meanwhile, and its ledger rows are in the same file. `wrangler d1 migrations apply` would send each
 * file to the query endpoint, which breaks triggers apart (cloudflare/workers-sdk issues 14991, 15178).
 * @param {import("./cloudflare-account.mjs").CloudflareAccount} account
 * @param {import("./wrangler-config.mjs").WranglerConfig} config
 * @param {string[]} target options of wrangler, such as --env
 */
export async function updateDeployedDatabases(account, { file, databases }, target) {
  for (const { binding, id, name, migrations } of databases) {
    const answers = await account.post(`/d1/database/${id}/query`, { sql: LEDGER_STATEMENTS.join(" ") });
    const update = pendingUpdate(answers.at(-1).results, {
      migrations: path.resolve(path.dirname(file), migrations),
      index: indexFor(binding),
    });
    if (!update) {
      say(`${name} is up to date.`);
      continue;
    }
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-update-"));
    try {
      const sql = path.join(directory, `${name}.sql`);
      // The first line makes each file another one: D1 knows an uploaded file by its hash and does not take it twice.
      fs.writeFileSync(sql, `-- ${new Date().toISOString()}\n${update}\n`);
      const execute = ["d1", "execute", binding, "--remote", "--yes", ...target, "--file", sql];
      await step(`Updating ${name}`, () => run([...tool("wrangler"), ...execute], { quiet: true }));
    } finally {
      fs.rmSync(directory, { recursive: true, force: true });
    }
  }
}
