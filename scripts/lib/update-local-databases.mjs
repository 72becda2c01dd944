// Brings the databases of a state directory up to date. Started by migrations.mjs in the Node of the tools.
import path from "node:path";
import { indexFor } from "./content.mjs";
import { BREAKPOINT, LEDGER_STATEMENTS, pendingUpdate } from "./database-updates.mjs";
import { openLocalDatabases } from "./local-databases.mjs";
import { root } from "./paths.mjs";
import { runCommand } from "./terminal.mjs";
import { readWranglerConfig } from "./wrangler-config.mjs";

async function main() {
  const { databases } = await readWranglerConfig();
  const local = await openLocalDatabases(process.argv[2] || "");
  try {
    for (const { binding, migrations } of databases) {
      const database = await local.database(binding);
      const ledger = await database.batch(LEDGER_STATEMENTS.map((sql) => database.prepare(sql)));
      const rows = /** @type {import("./database-updates.mjs").LedgerRow[]} */ (ledger.at(-1)?.results ?? []);
      const update = pendingUpdate(rows, {
        migrations: path.join(root, migrations),
        index: indexFor(binding),
      });
      if (update) await database.batch(update.split(BREAKPOINT).map((sql) => database.prepare(sql)));
    }
  } finally {
    await local.close();
  }
}

runCommand(main);
