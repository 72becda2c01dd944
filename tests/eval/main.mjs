import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFromApp } from "../../scripts/lib/app-modules.ts";
import { migrateLocally } from "../../scripts/lib/migrations.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { runCommand, say } from "../../scripts/lib/terminal.mjs";
import { openLocalDatabases } from "../../scripts/lib/wrangler.ts";
import { reportOf } from "./report.mjs";

const HELP = `Measures how well the companion finds what a question is about: npm run eval

  --help   shows this text

The questions are in tests/eval. They are asked of the product's own retrieval, on databases in workerd with all
migrations applied. The report is kept in test-results/eval.md.`;

/** @typedef {{ question: string, topics: string[], found: string[] }} Outcome `found`: ids of topics, best first */

/** Asks all questions of databases that hold the index alone, and writes the figures. */
runCommand(async () => {
  readOptions(HELP, {});
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-eval-"));
  await migrateLocally(state);
  const databases = await openLocalDatabases(state);
  try {
    const { openDatabase } = await importFromApp("app/server/db/client.server.ts");
    const { findTopics } = await importFromApp("app/features/companion/server/find-passages.server.ts");
    const catalog = openDatabase(await databases.database("DB"));
    /** @type {Record<string, Outcome[]>} */
    const outcomes = {};
    for (const { group, question, topics } of readQuestions()) {
      const query = { question, mode: "faith-learning", sources: [], perspective: null };
      const result = await findTopics(catalog, query);
      const found = result.topics.map((/** @type {{ id: string }} */ { id }) => id);
      outcomes[group] = [...(outcomes[group] ?? []), { question, topics, found }];
    }
    const report = reportOf(/** @type {import("./report.mjs").Outcomes} */ (outcomes));
    fs.mkdirSync(reportDirectory, { recursive: true });
    fs.writeFileSync(path.join(reportDirectory, "eval.md"), report);
    say(report);
  } finally {
    await databases.close();
    fs.rmSync(state, { recursive: true, force: true });
  }
});

/** Returns the questions of questions.txt with the group under whose heading they are. */
function readQuestions() {
  const text = fs.readFileSync(path.join(root, "tests", "eval", "questions.txt"), "utf8");
  const [, ...sections] = text.split(/^\[(\w+)\]$/m);
  const lines = sections.flatMap((section, index) =>
    index % 2 === 0 ? [] : section.split("\n").map((line) => ({ group: sections[index - 1] ?? "", line })),
  );
  return lines
    .filter(({ line }) => line !== "" && !line.startsWith("#"))
    .map(({ group, line }) => {
      const [question = "", topics = ""] = line.split(" | ");
      return { group, question, topics: topics.split(", ").filter(Boolean) };
    });
}
