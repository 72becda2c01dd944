import "./lib/host-node.mjs";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, tool, toolNode } from "./lib/tools.mjs";
import { INDEX_MIGRATION, indexMigration, newestIndexMigration } from "./lib/topic-index.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Writes the companion's index as the next migration of the catalog: npm run topics

  --help   shows this text

The index is what stands in app/features/companion: topics, objections, works, everyday words. Nothing is written when
the newest such migration already says the same. A migration that was never applied anywhere may be deleted first,
together with its snapshot and its line in meta/_journal.json.`;

/** Set in the process that does the work, in the Node of the tools. */
const WORK = "ACOLYTE_TOPICS";

/** Starts the work in the Node that can run it. */
async function topics() {
  const options = parseOptions({ help: { type: "boolean" } }, "npm run topics");
  if (options.help) return say(HELP);
  await setUp({ build: false });
  await run([toolNode(), fileURLToPath(import.meta.url)], { env: { [WORK]: "1" } });
}

/** Compares the index with its newest migration and writes the next one where they differ. */
async function writeMigration() {
  const { importFromApp } = await import("./lib/app-modules.mjs");
  const { INDEX_ROWS } = await importFromApp("app/features/companion/index-data.ts");
  const text = indexMigration(INDEX_ROWS);
  const newest = newestIndexMigration();
  if (newest?.text === text) return say(`The index is up to date: ${path.relative(root, newest.file)}`);
  await run(
    [
      ...tool("drizzle-kit"),
      "generate",
      "--config",
      "drizzle.catalog.config.ts",
      "--custom",
      "--name",
      INDEX_MIGRATION,
    ],
    { quiet: true },
  );
  const written = newestIndexMigration();
  if (!written || written.file === newest?.file) throw new PlainError("drizzle-kit made no new migration.");
  fs.writeFileSync(written.file, text);
  say(`${path.relative(root, written.file)}: ${INDEX_ROWS.topics.length} topics`);
}

runCommand(process.env[WORK] ? writeMigration : topics);
