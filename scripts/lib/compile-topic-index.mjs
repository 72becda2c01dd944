// Writes the topic index as SQL. Started by content.mjs in the Node of the tools.
import fs from "node:fs";
import path from "node:path";
import { importFromApp } from "./app-modules.mjs";
import { TOPIC_INDEX } from "./content.mjs";
import { root } from "./paths.mjs";
import { runCommand } from "./terminal.mjs";
import { topicIndexSql } from "./topic-index.mjs";

async function main() {
  const { INDEX_ROWS } = await importFromApp("app/features/companion/index-data.ts");
  const file = path.join(root, TOPIC_INDEX);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Renamed into place: other processes may be reading the file, or writing it as well.
  const parts = `${file}-${process.pid}`;
  fs.writeFileSync(parts, `${topicIndexSql(INDEX_ROWS)}\n`);
  fs.renameSync(parts, file);
}

runCommand(main);
