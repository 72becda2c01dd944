import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.mjs";
import { step } from "./terminal.mjs";
import { run, toolNode } from "./tools.mjs";

/** What the topic index is compiled from. */
const SOURCES = [
  "app/features/companion",
  "app/features/journal/domain/porter-stem.ts",
  "scripts/lib/topic-index.mjs",
  "scripts/lib/database-updates.mjs",
];

const directory = path.join(root, "build", "content");
const stampFile = path.join(directory, "sources.sha256");

/** The SQL of the topic index, relative to the repository. */
export const TOPIC_INDEX = path.join("build", "content", "topic-index.sql");

/** Compiles the topic index, unless that has been done from the sources as they are now. */
export async function compileContent() {
  const hash = hashSources(root, SOURCES);
  if (fs.existsSync(path.join(root, TOPIC_INDEX)) && stampMatches(stampFile, hash)) return;
  const script = fileURLToPath(new URL("./compile-topic-index.mjs", import.meta.url));
  await step("Compiling the topic index", () => run([toolNode(), script], { quiet: true }));
  fs.writeFileSync(stampFile, `${hash}\n`);
}

/**
 * Returns the content files of a database.
 * @param {string} binding
 * @returns {string[]}
 */
export function contentOf(binding) {
  return binding === "DB" ? [path.join(root, TOPIC_INDEX)] : [];
}
