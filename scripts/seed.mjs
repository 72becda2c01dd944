import fs from "node:fs";
import { importFromApp } from "./lib/app-modules.ts";
import { migrateLocally } from "./lib/migrations.ts";
import { readNumber, readOptions, readState } from "./lib/options.ts";
import { setUp } from "./lib/setup.ts";
import { PlainError, runCommand } from "./lib/terminal.mjs";

const HELP = `Fills a journal: npm run seed -- --email E --password P --entries N [options]

  --email E      the account, made with the password when there is none
  --password P   its password; that of an account that is there already stays
  --entries N    how many entries it is to have, spread over the past (0 to 100000)
  --state DIR    where the data is kept (.wrangler/state)
  --help         shows this text

Running it again adds nothing. A server that uses the same data should not be running meanwhile.`;

/** Applies pending migrations, creates the account if it is missing, and adds the entries that it lacks. */
runCommand(async () => {
  const options = readOptions(HELP, {
    email: { type: "string" },
    password: { type: "string" },
    entries: { type: "string" },
    state: { type: "string" },
  });
  const { email, password } = options;
  if (!email || !password) throw new PlainError("npm run seed needs --email and --password.");
  const entries = readNumber("entries", options.entries ?? "", { from: 0, to: 100_000 });
  const state = readState(options.state);
  await setUp({ build: false });
  fs.mkdirSync(state, { recursive: true });
  await migrateLocally(state);
  const { seedAccounts } = await importFromApp("scripts/lib/seed-journal.ts");
  await seedAccounts(state, [{ email, password, entries }]);
});
