import "./lib/host-node.mjs";
import path from "node:path";
import { provideChromium } from "./lib/chromium.mjs";
import { parseOptions } from "./lib/options.mjs";
import { reportDirectory, root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { run, tool } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

/** The parts, each a file in tests/a11y. */
const PARTS = ["screens", "colours", "tab-order", "keyboard", "motion", "outline"];

const HELP = `Looks at every screen as people with other eyes, hands and machines do: npm run a11y -- [options]

  --only a,b    runs only these parts: ${PARTS.join(", ")}
  --grep words  runs only what has these words in its title, such as "Journal calendar"
  --pictures    keeps a picture of each state, at each width and in each scheme, in test-results/a11y-pictures
  --help        shows this text`;

/** Sets up what is missing, looks at every state of every screen in Chromium, and prints the table of what it found. */
async function a11y() {
  const { only, grep, pictures, help } = parseOptions(
    {
      only: { type: "string" },
      grep: { type: "string" },
      pictures: { type: "boolean" },
      help: { type: "boolean" },
    },
    "npm run a11y",
  );
  if (help) return say(HELP);
  const parts = only === undefined ? PARTS : String(only).split(",");
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new PlainError(`--only takes ${PARTS.join(", ")}, not "${unknown.join(",")}".`);
  await setUp({ build: true });
  const chromium = await provideChromium();
  say(`Chromium: ${chromium}`);
  const config = path.join(root, "tests", "a11y", "playwright.config.ts");
  const wanted = grep === undefined ? [] : ["--grep", String(grep)];
  await run(
    [
      ...tool("@playwright/test", "playwright"),
      "test",
      "--config",
      config,
      ...wanted,
      ...parts.map((part) => `/${part}\\.spec\\.ts$`),
    ],
    {
      env: {
        CHROMIUM_PATH: chromium,
        ...(pictures ? { A11Y_PICTURES: path.join(reportDirectory, "a11y-pictures") } : {}),
      },
    },
  );
}

runCommand(a11y);
