import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { importFromApp } from "../../scripts/lib/app-modules.ts";
import { migrateLocally } from "../../scripts/lib/migrations.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { runCommand, say } from "../../scripts/lib/terminal.mjs";
import { openLocalDatabases } from "../../scripts/lib/wrangler.ts";

const HELP = `Measures how well the built-in companion answers: npm run eval

  --set NAME   asks only the questions to work with (tuning), or those that only measure (aside)
  --only NAMES asks only these sets: everyday,verses
  --show       shows the questions that do not reach 3, with their answers
  --help       shows this text

The questions are in tests/eval/sets. They are answered by the product's own retrieval and composer, from databases in
workerd with all content and without installed texts. The figures are kept in test-results/eval.md.`;

const SETS = path.join(root, "tests", "eval", "sets");

/** @typedef {import("./measure.ts").Outcome} Outcome */

runCommand(async () => {
  const { set, only, show } = readOptions(HELP, {
    set: { type: "string" },
    only: { type: "string" },
    show: { type: "boolean" },
  });
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-eval-"));
  await migrateLocally(state);
  const databases = await openLocalDatabases(state);
  try {
    const { measure } = await importFromApp("tests/eval/measure.ts");
    const bindings = { catalog: await databases.database("DB"), texts: await databases.database("TEXTS") };
    const names = fs.readdirSync(SETS).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
    const rows = [];
    for (const name of names.filter((one) => !only || only.split(",").includes(one))) {
      const cases = parse(fs.readFileSync(path.join(SETS, `${name}.yaml`), "utf8"));
      /** @type {Outcome[]} */
      const outcomes = await measure(
        bindings,
        cases.filter((/** @type {{ set: string }} */ one) => !set || one.set === set),
      );
      rows.push(rowOf(name, outcomes));
      if (show) outcomes.filter(({ score }) => score < 3).forEach(showOutcome);
    }
    const table = [
      "| set | questions | mean of 0 to 3 | with 0 | refused | in the question's language |",
      "|---|--:|--:|--:|--:|--:|",
      ...rows,
    ].join("\n");
    fs.mkdirSync(reportDirectory, { recursive: true });
    fs.writeFileSync(path.join(reportDirectory, "eval.md"), `${table}\n`);
    say(table);
  } finally {
    await databases.close();
    fs.rmSync(state, { recursive: true, force: true });
  }
});

/**
 * @param {string} name
 * @param {Outcome[]} outcomes
 */
function rowOf(name, outcomes) {
  const mean = outcomes.reduce((sum, { score }) => sum + score, 0) / Math.max(1, outcomes.length);
  const count = (/** @type {(outcome: Outcome) => boolean} */ is) => outcomes.filter(is).length;
  return `| ${[
    name,
    outcomes.length,
    mean.toFixed(2),
    count(({ score }) => score === 0),
    count(({ isRefused }) => isRefused),
    count(({ isSameLanguage }) => isSameLanguage),
  ].join(" | ")} |`;
}

/** @param {Outcome} outcome */
function showOutcome({ id, score, question, answer }) {
  say(`${score}  ${id}: ${question}\n${answer.replace(/^(?=.)/gm, "     ")}\n`);
}
