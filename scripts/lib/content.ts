import fs from "node:fs";
import path from "node:path";
import { importFromApp } from "./app-modules.ts";
import { root } from "./paths.mjs";
import { hashSources, stampMatches } from "./source-hash.ts";
import { PlainError, step } from "./terminal.mjs";

/** The content that the code imports as `#content/...`: a change of it makes another build. */
export const BUNDLED_CONTENT = [
  "calendar",
  "companion",
  "pages",
  "prayers",
  "search",
  "perspectives.yaml",
  "quotations.yaml",
  "help-lines.yaml",
].map((name) => `content/${name}`);

const SOURCES = [
  ...BUNDLED_CONTENT,
  "content/topics",
  "content/objections",
  "content/answers",
  "content/spanish",
  "content/statements",
  "content/works",
  "content/compiler",
  "scripts/lib/content.ts",
  "app/features/companion/domain/limits.ts",
  "app/features/texts/domain/citations",
  "app/features/companion/domain/retrieval",
  "app/shared/text.ts",
];

/** The directory of the compiled content; package.json names it for `#content/...`. */
const compiledContent = path.join(root, "content", ".compiled");
const stampFile = path.join(compiledContent, "sources.sha256");
/** The rows of the compiled topic index. */
export const TOPIC_INDEX = path.join(compiledContent, "topic-index.json");

/** Compiles content/, unless that has been done from the sources as they are now. */
export async function compileContent() {
  const hash = hashSources(root, SOURCES);
  if (stampMatches(stampFile, hash)) return;
  await step("Compiling the content", compile);
  fs.writeFileSync(stampFile, `${hash}\n`);
}

async function compile() {
  const { compileContent }: typeof import("../../content/compiler/compile") = await importFromApp(
    "content/compiler/compile.ts",
  );
  try {
    const { index, bundled } = compileContent(readContent());
    fs.mkdirSync(compiledContent, { recursive: true });
    write("topic-index.json", JSON.stringify(index));
    for (const [name, value] of Object.entries(bundled))
      write(`${name}.js`, `export default ${JSON.stringify(value)};\n`);
  } catch (error) {
    // Not by its class, of which the runner has a copy of its own.
    if (error instanceof Error && error.name === "ContentError") throw new PlainError(error.message);
    throw error;
  }
}

/** Writes a file of the compiled content whole: other processes may be reading it, or writing it as well. */
function write(name: string, text: string) {
  const file = path.join(compiledContent, name);
  fs.writeFileSync(`${file}-${process.pid}`, text);
  fs.renameSync(`${file}-${process.pid}`, file);
}

/** Returns the texts of the YAML files of content/, by their path in the repository. */
export function readContent() {
  const names = fs.readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `content/${name.replaceAll(path.sep, "/")}`);
  return new Map(
    files
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => [file, fs.readFileSync(path.join(root, file), "utf8")]),
  );
}

/** Returns the rows of the compiled topic index, for the database that has it. */
export function indexFor(binding: string): import("../../content/compiler/index-rows").IndexRows | undefined {
  return binding === "DB" ? JSON.parse(fs.readFileSync(TOPIC_INDEX, "utf8")) : undefined;
}
