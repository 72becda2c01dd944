import "./lib/host-node.mjs";
import { parseOptions } from "./lib/options.mjs";
import { STAGES } from "./lib/stages.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Checks everything: npm test -- [options]

  --only a,b   runs only these stages: ${STAGES.map((stage) => stage.name).join(", ")}
  --help       shows this text`;

/**
 * Sets up what is missing, then runs the stages in order and stops at the first that fails. What runs beside a stage is
 * waited for in its own turn.
 */
async function test() {
  const options = parseOptions({ only: { type: "string" }, help: { type: "boolean" } }, "npm test");
  if (options.help) return say(HELP);
  const stages = chooseStages(options.only);

  await setUp({ build: false });
  const total = { passed: 0, failed: 0 };
  let failure = "";
  /** @type {Map<string, Promise<unknown>>} how the stages that run beside others end: undefined, or why they failed */
  const besides = new Map();
  for (const [index, stage] of stages.entries()) {
    say(`\n=== ${index + 1}/${stages.length} ${stage.title} (${stage.name})`);
    const started = Date.now();
    for (const { name, beside, work } of stages) {
      if (beside === stage.name)
        besides.set(
          name,
          work(true).catch((error) => error),
        );
    }
    failure = await runStage(stage, besides.get(stage.name), total);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(`=== ${stage.title}: ${failure ? "FAILED" : "passed"} in ${seconds} s`);
    if (failure) break;
  }
  await Promise.all(besides.values());
  if (failure) say(`\n${failure}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(failure ? 1 : 0);
}

/**
 * @param {unknown} only the value of --only
 * @returns {import("./lib/stages.mjs").Stage[]}
 */
function chooseStages(only) {
  if (only === undefined) return STAGES;
  const names = String(only).split(",");
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map((stage) => stage.name).join(", ");
    throw new PlainError(`--only takes ${known}, not "${unknown.join(",")}".`);
  }
  return STAGES.filter((stage) => names.includes(stage.name));
}

/**
 * Runs one stage and adds its tests to the total. A stage that fails without a failed test (a check,
 * a file that does not load) counts as one failure.
 * @param {import("./lib/stages.mjs").Stage} stage
 * @param {Promise<unknown> | undefined} end how it ends, where it runs already
 * @param {import("./lib/test-counts.mjs").TestCounts} total
 * @returns {Promise<string>} why it failed, empty when it passed
 */
async function runStage(stage, end, total) {
  let failure = "";
  try {
    const error = end ? await end : await stage.work();
    if (error) throw error;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    failure = `Stage "${stage.name}" failed: ${error.message} Again with: npm test -- --only ${stage.name}`;
  }
  const counts = stage.counts ? stage.counts() : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += failure ? Math.max(counts.failed, 1) : counts.failed;
  return failure;
}

runCommand(test);
