import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFromApp } from "../../scripts/lib/app-modules.mjs";
import { migrateLocally } from "../../scripts/lib/migrations.mjs";
import { readOptions } from "../../scripts/lib/options.mjs";
import { reportDirectory } from "../../scripts/lib/paths.mjs";
import { runCommand, say } from "../../scripts/lib/terminal.mjs";
import { openLocalDatabases } from "../../scripts/lib/wrangler.mjs";
import { reportOf } from "./report.mjs";

const HELP = `Measures how well the companion finds what a question is about: npm run eval

  --help   shows this text

The questions are in tests/eval. They are asked of the product's own retrieval, on databases in workerd with all
migrations applied. The report is kept in test-results/eval.md.`;

/**
 * @typedef {{ question: string, topics: readonly string[] }} Question
 * @typedef {Question & { found: string[] }} Outcome the ids of the topics found, best first
 */

/** Asks all questions of databases that hold the index alone, and writes the figures. */
runCommand(async () => {
  readOptions(HELP, {});
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-eval-"));
  await migrateLocally(state);
  const databases = await openLocalDatabases(state);
  try {
    const { openCatalog } = await importFromApp("app/server/db/client.server.ts");
    const { findTopics } = await importFromApp("app/features/companion/server/find-passages.server.ts");
    const questions = await importFromApp("tests/eval/questions.ts");
    const seen = await importFromApp("tests/eval/seen-questions.ts");
    const unseen = await importFromApp("tests/eval/held-out.ts");
    const catalog = openCatalog(await databases.database("DB"));
    /**
     * @param {readonly Question[]} list
     * @returns {Promise<Outcome[]>}
     */
    const ask = async (list) => {
      /** @type {Outcome[]} */
      const outcomes = [];
      for (const asked of list) {
        const query = { question: asked.question, mode: "faith-learning", sources: [], perspective: null };
        const { topics } = await findTopics(catalog, query);
        outcomes.push({ ...asked, found: topics.map((/** @type {{ id: string }} */ { id }) => id) });
      }
      return outcomes;
    };
    const report = reportOf({
      indirect: await ask(questions.INDIRECT),
      direct: await ask(questions.DIRECT),
      unanswerable: await ask(questions.UNANSWERABLE),
      firstHeldOut: await ask(seen.FIRST_HELD_OUT),
      firstHeldOutUnanswerable: await ask(seen.FIRST_HELD_OUT_UNANSWERABLE),
      secondHeldOut: await ask(seen.SECOND_HELD_OUT),
      secondHeldOutUnanswerable: await ask(seen.SECOND_HELD_OUT_UNANSWERABLE),
      heldOut: await ask(unseen.HELD_OUT),
      heldOutOfOthers: await ask(unseen.HELD_OUT_OF_OTHERS),
      heldOutUnanswerable: await ask(unseen.HELD_OUT_UNANSWERABLE),
    });
    fs.mkdirSync(reportDirectory, { recursive: true });
    fs.writeFileSync(path.join(reportDirectory, "eval.md"), report);
    say(report);
  } finally {
    await databases.close();
    fs.rmSync(state, { recursive: true, force: true });
  }
});
