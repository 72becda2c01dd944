import { readNames, readOptions } from "./lib/options.ts";
import { setUp } from "./lib/setup.ts";
import { runPhases, TEST_PHASES } from "./lib/stages.ts";
import { runCommand } from "./lib/terminal.mjs";

const NAMES = TEST_PHASES.flat(2).map(({ name }) => name);

const HELP = `Checks everything: npm test -- [options]

  --only a,b   runs only these stages: ${NAMES.join(", ")}
  --help       shows this text`;

runCommand(async () => {
  const { only } = readOptions(HELP, { only: { type: "string" } });
  const names = readNames(only, NAMES);
  await setUp({ build: false });
  await runPhases(
    TEST_PHASES.map((lanes) => lanes.map((lane) => lane.filter(({ name }) => names.includes(name)))),
  );
});
