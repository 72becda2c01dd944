// Compiles content/. Started by content.mjs in the Node of the tools.
import fs from "node:fs";
import path from "node:path";
import { importFromApp } from "./app-modules.mjs";
import { compiledContent, readContent } from "./content.mjs";
import { PlainError, runCommand } from "./terminal.mjs";

async function main() {
  /** @type {typeof import("../content/compile")} */
  const { compileContent } = await importFromApp("scripts/content/compile.ts");
  const { index, bundled } = compileContent(readContent());
  fs.mkdirSync(compiledContent, { recursive: true });
  write("topic-index.json", JSON.stringify(index));
  for (const [name, value] of Object.entries(bundled))
    write(`${name}.js`, `export default ${JSON.stringify(value)};\n`);
}

/**
 * Writes a file of the compiled content whole: other processes may be reading it, or writing it as well.
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const file = path.join(compiledContent, name);
  fs.writeFileSync(`${file}-${process.pid}`, text);
  fs.renameSync(`${file}-${process.pid}`, file);
}

runCommand(async () => {
  try {
    await main();
  } catch (error) {
    // Not by its class, of which the runner has a copy of its own.
    if (error instanceof Error && error.name === "ContentError") throw new PlainError(error.message);
    throw error;
  }
});
