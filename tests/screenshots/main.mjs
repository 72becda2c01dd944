import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFromApp } from "../../scripts/lib/app-modules.ts";
import { runPlaywright } from "../../scripts/lib/chromium.ts";
import { migrateLocally } from "../../scripts/lib/migrations.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import { root } from "../../scripts/lib/paths.mjs";
import { setUp } from "../../scripts/lib/setup.ts";
import { runCommand } from "../../scripts/lib/terminal.mjs";

const HELP = `Takes the pictures of docs/screenshots again, with a seeded journal: npm run screenshots -- [options]

  --to DIR   another directory (docs/screenshots)
  --help     shows this text`;

/** Seeds a journal, serves the product on it, and goes through the screens in Chromium. */
runCommand(async () => {
  const { to } = readOptions(HELP, { to: { type: "string" } });
  await setUp({ build: true });
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-screenshots-"));
  try {
    await migrateLocally(state);
    const { seedAccounts } = await importFromApp("scripts/lib/seed-journal.ts");
    await seedAccounts(state, [{ email: "maria@example.org", password: "Quiet morning 7", entries: 240 }]);
    const config = path.join(root, "tests", "screenshots", "playwright.config.ts");
    const env = { SCREENSHOTS_STATE: state, ...(to && { SCREENSHOTS_TO: path.resolve(to) }) };
    await runPlaywright(["--config", config], { env });
  } finally {
    fs.rmSync(state, { recursive: true, force: true });
  }
});
