// Started by scripts/fuzz.mjs on the Node of the tools, with what was chosen as JSON.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFromApp } from "../../scripts/lib/app-modules.mjs";
import { provideChromium } from "../../scripts/lib/chromium.mjs";
import { migrateLocally } from "../../scripts/lib/migrations.mjs";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { onStopSignal } from "../../scripts/lib/process-group.mjs";
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { countPlaywrightTests } from "../../scripts/lib/test-counts.mjs";
import { run, tool } from "../../scripts/lib/tools.mjs";
import { describeMachine, loadAverage, machineLine } from "../bench/lib/machine.mjs";
import { serveProduct } from "../setup/serve-product.mjs";

/** @typedef {{ requests: number, seed: number, only: string[], call: string }} Choice */

/** @type {Choice} */
const choice = JSON.parse(process.argv[2] || "{}");
const { runParts, OPERATORS, reportOf } = await importFromApp("tests/fuzz/main.ts");

runCommand(async () => {
  say(`Seed ${choice.seed}`);
  const started = Date.now();
  const machine = describeMachine();
  const isWhole = choice.only.length === 0 && choice.call === "";
  const wants = (/** @type {string} */ part) => choice.only.length === 0 || choice.only.includes(part);
  const result = choice.only.join() === "browser" ? null : await askProduct();
  const browser = wants("browser") && choice.call === "" ? await browse() : null;
  if (result) {
    const report = reportOf(result, {
      command: `npm run fuzz -- --requests ${choice.requests} --seed ${choice.seed}`,
      date: new Date(started).toISOString().slice(0, 16).replace("T", " "),
      machine: machineLine({ ...machine, loadAtEnd: loadAverage() }),
      seconds: (Date.now() - started) / 1000,
      browser,
    });
    say(`\n${report}`);
    if (isWhole) writeReport(report);
    for (const fault of result.faults) say(`\n${fault}`);
  }
  if (result?.faults.length || browser?.failed) throw new PlainError("\nA promise is broken.");
  process.exit(0);
});

/** Serves the product on a state of its own and runs all parts but the browser's. */
async function askProduct() {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-fuzz-"));
  await migrateLocally(state);
  const variables = ["SIGN_UP_LIMIT:100000", "PUSH_LOOPBACK:1", `ADMIN_EMAILS:${OPERATORS.join(",")}`];
  const product = await serveProduct({ port: await findFreePort(), state, variables });
  const stop = async () => {
    await product.kill();
    fs.rmSync(state, { recursive: true, force: true });
  };
  onStopSignal(() => stop().finally(() => process.exit(1)));
  try {
    return await runParts({ ...choice, origin: product.origin, state, root, say });
  } finally {
    await stop();
  }
}

/** Looks at every screen with payloads in every text in Chromium, with and without the pages' policy. */
async function browse() {
  const report = path.join(reportDirectory, "xss.json");
  fs.rmSync(report, { force: true });
  const env = {
    CHROMIUM_PATH: await provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    XSS_BOTH_WAYS: "1",
  };
  const command = [
    ...tool("@playwright/test", "playwright"),
    "test",
    "tests/e2e/xss",
    "--project",
    "desktop",
  ];
  await run(command, { env }).catch((error) => say(String(error.message)));
  const { passed, failed } = countPlaywrightTests(report);
  return { passed, failed: failed + (passed === 0 ? 1 : 0) };
}

/** @param {string} report */
function writeReport(report) {
  const notes = fs.readFileSync(path.join(root, "tests", "fuzz", "notes.md"), "utf8");
  fs.writeFileSync(path.join(root, "docs", "fuzz.md"), `${notes}\n${report}\n`);
  say("\nWritten to docs/fuzz.md");
}
