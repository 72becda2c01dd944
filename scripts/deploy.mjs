import "./lib/host-node.mjs";
import { openAccount } from "./lib/cloudflare-account.mjs";
import { createParts } from "./lib/cloudflare-parts.mjs";
import { compileContent } from "./lib/content.mjs";
import { findObstacles, PAID_PLAN } from "./lib/preflight.mjs";
import { STATIC_STAGES } from "./lib/stages.mjs";
import { PlainError, runCommand, say, step } from "./lib/terminal.mjs";
import { run, tool } from "./lib/tools.mjs";
import { updateDeployedDatabases } from "./lib/update-deployed-databases.mjs";
import { readWranglerConfig } from "./lib/wrangler-config.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Looks for what is missing, checks, builds, updates the deployed databases and deploys: npm run deploy -- [options]

  --create         first makes the databases, bucket and queues that are missing, and writes their ids into wrangler.toml
  --location HINT  where --create puts databases and bucket, such as weur; it cannot be changed later
  --no-checks      leaves out lint, types, rules and unused code, after npm test has passed
  --dry-run        checks, builds and bundles only; needs no account, and tells what is missing without stopping
  --help           shows this text

Other options go to wrangler deploy (docs: https://developers.cloudflare.com/workers/wrangler/commands/).`;

/** Options that are not wrangler's, and whether they take a value. */
const OWN_OPTIONS = { "--create": false, "--location": true, "--no-checks": false };

/**
 * Returns the values of an option, in either spelling.
 * @param {string[]} args
 * @param {string[]} names
 * @returns {string[]}
 */
function valuesOf(args, names) {
  return args.flatMap((arg, index) => {
    if (names.includes(arg)) return [args[index + 1] ?? ""];
    const name = names.find((one) => arg.startsWith(`${one}=`));
    return name ? [arg.slice(name.length + 1)] : [];
  });
}

/**
 * Returns the options that are meant for wrangler.
 * @param {string[]} args
 * @returns {string[]}
 */
function wranglerOptions(args) {
  const own = Object.entries(OWN_OPTIONS);
  return args.filter((arg, index) => {
    const isOwn = own.some(([name]) => arg === name || arg.startsWith(`${name}=`));
    const isValue = own.some(([name, hasValue]) => hasValue && args[index - 1] === name);
    return !isOwn && !isValue;
  });
}

/** Databases are updated first: migrations only widen what the running version uses. */
async function deploy() {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return say(HELP);
  const target = {
    config: valuesOf(args, ["--config", "-c"]).at(-1),
    env: valuesOf(args, ["--env", "-e"]).at(-1),
  };
  const targetOptions = Object.entries(target).flatMap(([name, value]) =>
    value ? [`--${name}`, value] : [],
  );
  const isDryRun = args.includes("--dry-run");

  await setUp({ build: false });
  if (args.includes("--create") && !isDryRun) {
    const config = await readWranglerConfig(target);
    await createParts(await openAccount(config.accountId), config, valuesOf(args, ["--location"]).at(-1));
  }
  const config = await readWranglerConfig(target);
  await lookAhead(config, valuesOf(args, ["--var"]), isDryRun);

  await setUp({ build: true });
  await compileContent();
  if (!args.includes("--no-checks")) for (const stage of STATIC_STAGES) await stage.work();
  if (!isDryRun) await updateDeployedDatabases(config, targetOptions);
  await run([...tool("wrangler"), "deploy", ...wranglerOptions(args)]);
}

/**
 * Stops before anything is changed when something is missing.
 * @param {import("./lib/wrangler-config.mjs").WranglerConfig} config
 * @param {string[]} variables as NAME:VALUE
 * @param {boolean} isDryRun
 */
async function lookAhead(config, variables, isDryRun) {
  const given = variables.map((variable) => variable.split(/:(.*)/s).slice(0, 2));
  const vars = { ...config.vars, ...Object.fromEntries(given) };
  const { lines, isFirst } = await step("Looking for what is missing", () => findObstacles(config, vars));
  if (isFirst) say(PAID_PLAN);
  if (lines.length === 0) return;
  const list = `Before this can be deployed (docs/operations.md):\n${lines.map((line) => `  - ${line}`).join("\n")}`;
  if (!isDryRun) throw new PlainError(`${list}\nNothing was deployed.`);
  say(list);
}

runCommand(deploy);
