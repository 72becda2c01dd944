import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFromApp } from "../../scripts/lib/app-modules.mjs";
import { runPlaywright } from "../../scripts/lib/chromium.mjs";
import { readNames, readNumber, readOptions } from "../../scripts/lib/options.mjs";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { setUp } from "../../scripts/lib/setup.mjs";
import { countTests } from "../../scripts/lib/stages.mjs";
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { describeMachine, loadAverage, machineLine } from "../bench/lib/machine.mjs";
import { startProduct } from "../setup/product.mjs";

const { runParts, OPERATORS, PROBES, reportOf } = await importFromApp("tests/fuzz/main.ts");

const KNOWN = [...Object.keys(PROBES), "calls", "browser"];

const HELP = `Sends what nobody should send to the running product, and holds its answers against its promises: npm run fuzz -- [options]

  --requests N  how many requests of the calls are fuzzed at least (20000)
  --seed N      begins with the same requests as the run that printed it
  --only a,b    runs only these parts: ${KNOWN.join(", ")}
  --call TEXT   fuzzes only the calls whose method and path hold this
  --help        shows this text

The figures of a whole run go to docs/fuzz.md.`;

/** @typedef {{ requests: number, seed: number, only: string[], call: string }} Choice */

runCommand(async () => {
  const options = readOptions(HELP, {
    requests: { type: "string" },
    seed: { type: "string" },
    only: { type: "string" },
    call: { type: "string" },
  });
  const chance = String(Math.floor(Math.random() * 0x7fffffff));
  /** @type {Choice} */
  const choice = {
    requests: readNumber("requests", options.requests ?? "20000", { to: 1_000_000 }),
    seed: readNumber("seed", options.seed ?? chance, { from: 0, to: 0x7fffffff }),
    only: readNames(options.only, KNOWN),
    call: options.call ?? "",
  };
  await setUp({ build: true });
  say(`Seed ${choice.seed}`);
  const started = Date.now();
  const machine = describeMachine();
  const isWhole = choice.only.length === KNOWN.length && choice.call === "";
  const result = choice.only.join() === "browser" ? null : await askProduct(choice);
  const browser = choice.only.includes("browser") && choice.call === "" ? await browse() : null;
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

/**
 * Serves the product on a state of its own and runs all parts but the browser's.
 * @param {Choice} choice
 */
async function askProduct(choice) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-fuzz-"));
  const product = await startProduct({
    state,
    variables: { SIGN_UP_LIMIT: "100000", PUSH_LOOPBACK: "1", ADMIN_EMAILS: OPERATORS.join(",") },
    args: ["--no-cron"],
  });
  try {
    return await runParts({ ...choice, origin: product.origin, state, root, say });
  } finally {
    await product.kill();
    fs.rmSync(state, { recursive: true, force: true });
  }
}

/** Looks at every screen with all payloads in every text in Chromium, with and without the pages' policy. */
async function browse() {
  const report = path.join(reportDirectory, "xss.json");
  fs.rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, XSS_ALL: "1" };
  await runPlaywright(["tests/e2e/xss"], { env }).catch((error) => say(String(error.message)));
  const { passed, failed } = countTests(report);
  return { passed, failed: failed + (passed === 0 ? 1 : 0) };
}

/** @param {string} report */
function writeReport(report) {
  const notes = fs.readFileSync(path.join(root, "tests", "fuzz", "notes.md"), "utf8");
  fs.writeFileSync(path.join(root, "docs", "fuzz.md"), `${notes}\n${report}\n`);
  say("\nWritten to docs/fuzz.md");
}
