import fs from "node:fs";
import path from "node:path";
import { runPlaywright } from "../../scripts/lib/chromium.ts";
import { reportDirectory, root } from "../../scripts/lib/paths.mjs";
import { countTests } from "../../scripts/lib/stages.ts";
import { say } from "../../scripts/lib/terminal.mjs";
import { type ServedProduct, withProduct } from "../kit/product";
import { report, startRun, tableOf } from "../kit/run";
import { nameOf, placeCalls } from "./lib/calls";
import { Databases } from "./lib/databases";
import { Findings, faultsOfBystanders, makeBystander, type Site } from "./lib/site";
import { fuzzCalls, type Row } from "./parts/calls";
import { probeMethods } from "./parts/methods";
import { probeOrigins } from "./parts/origins";
import { probeStrangers } from "./parts/strangers";

interface Options {
  parts: string[];
  /** How many requests the calls are fuzzed with at least. */
  requests: number;
  seed: number;
  /** Fuzzes only the calls whose name contains this. */
  call: string;
}

/** The parts that ask the served product, except the fuzzing of the calls. */
const PROBES: Record<string, (site: Site) => Promise<void>> = {
  methods: probeMethods,
  ids: probeStrangers,
  origins: probeOrigins,
};

/** Runs all parts that ask the served product. */
async function askProduct({ origin, state }: ServedProduct, { parts, requests, seed, call }: Options) {
  const databases = new Databases(state);
  try {
    const bystanders: Site["bystanders"] = [
      await makeBystander(origin, databases),
      await makeBystander(origin, databases),
    ];
    const [calls, findings] = [placeCalls(root), new Findings()];
    const site: Site = { origin, databases, calls, bystanders, seed, findings };
    for (const [name, probe] of Object.entries(PROBES)) {
      if (!parts.includes(name)) continue;
      const before = findings.count;
      await probe(site);
      say(`${name}: ${findings.count - before} tries, ${findings.faults.length} faults so far`);
    }
    const chosenCalls = parts.includes("calls") ? calls.filter((one) => nameOf(one).includes(call)) : [];
    const rows = await fuzzCalls(site, chosenCalls, requests);
    const broken = rows.flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : []));
    return {
      rows,
      tried: findings.tried,
      faults: [...findings.faults, ...broken, ...faultsOfBystanders(site)],
    };
  } finally {
    databases.close();
  }
}

/** Looks at every screen with all payloads in every text in Chromium, with and without the pages' policy. */
async function browse() {
  const file = path.join(reportDirectory, "xss.json");
  fs.rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, XSS_ALL: "1" };
  await runPlaywright(["tests/e2e/xss"], { env }).catch((error) => say(String(error.message)));
  const { passed, failed } = countTests(file);
  return { passed, failed: failed + (passed === 0 ? 1 : 0) };
}

function describe(tried: Map<string, number>, rows: Row[], faults: string[]): string {
  const sum = (key: "requests" | "compared") => rows.reduce((all, row) => all + row[key], 0);
  const lines = [...tried, ["calls", sum("requests")], ["state compared after a call", sum("compared")]];
  const verdict = faults.length === 0 ? "All promises were kept." : `${faults.length} promises were broken.`;
  return [
    tableOf(
      ["part", "tries"],
      lines.map((line) => line.map(String)),
    ),
    ...[verdict, ...faults],
  ].join("\n\n");
}

/** Runs the parts one after the other. */
export async function prove(options: Options): Promise<boolean> {
  const { parts, requests, seed, call } = options;
  say(`Seed ${seed}`);
  const endRun = startRun();
  const variables = { PUSH_LOOPBACK: "1" };
  const { rows, tried, faults } = await withProduct({ variables }, async (product) => {
    await product.start();
    return await askProduct(product, options);
  });
  if (parts.includes("browser") && !call) {
    const { passed, failed } = await browse();
    tried.set("payloads in Chromium (tests)", passed + failed);
    if (failed > 0) faults.push(`payloads in Chromium: ${failed} tests failed`);
  }
  report("fuzz", endRun(), describe(tried, rows, faults), { requests, seed, rows, faults });
  return faults.length === 0;
}
