import path from "node:path";
import { runPlaywright } from "../../scripts/lib/chromium.ts";
import { readNames, readOptions } from "../../scripts/lib/options.ts";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { setUp } from "../../scripts/lib/setup.ts";
import { runCommand } from "../../scripts/lib/terminal.mjs";

/** The parts, each a file in tests/a11y. */
const PARTS = ["screens", "tab-order", "keyboard"];

const HELP = `Checks every screen for accessibility and for broken layout: npm run a11y -- [options]

  --only a,b    runs only these parts: ${PARTS.join(", ")}
  --grep words  runs only checks with these words in their title, such as "Journal calendar"
  --pictures    keeps a picture of each state, at each width and in each scheme, in test-results/a11y-pictures
  --help        shows this text`;

/** Looks at every state of every screen in Chromium. */
runCommand(async () => {
  const { only, grep, pictures } = readOptions(HELP, {
    only: { type: "string" },
    grep: { type: "string" },
    pictures: { type: "boolean" },
  });
  const files = readNames(only, PARTS).map((part) => `/${part}\\.spec\\.ts$`);
  await setUp({ build: true });
  const config = ["--config", path.join(root, "tests", "a11y", "playwright.config.ts")];
  /** @type {Record<string, string>} */
  const env = pictures ? { A11Y_PICTURES: path.join(reportDirectory, "a11y-pictures") } : {};
  await runPlaywright([...config, ...(grep ? ["--grep", grep] : []), ...files], { env });
});
