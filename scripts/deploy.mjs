import "./lib/host-node.mjs";
import { openAccount } from "./lib/cloudflare-account.mjs";
import { createParts } from "./lib/cloudflare-parts.mjs";
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

/** @typedef {import("./lib/cloudflare-account.mjs").CloudflareAccount} CloudflareAccount */

const isDryRun = () => process.argv.includes("--dry-run");

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

  await setUp({ build: false });
  const before = await readWranglerConfig(target);
  const account = isDryRun() ? new PlainError("a dry run asks nobody") : await findAccount(before.accountId);
  if (args.includes("--create") && !(account instanceof PlainError)) {
    await createParts(account, before, valuesOf(args, ["--location"]).at(-1));
  }
  const config = await readWranglerConfig(target);
  await lookAhead(account, config, valuesOf(args, ["--var"]));

  await setUp({ build: true });
  if (!args.includes("--no-checks")) for (const stage of STATIC_STAGES) await stage.work();
  if (!(account instanceof PlainError)) await updateDeployedDatabases(account, config, targetOptions);
  await run([...tool("wrangler"), "deploy", ...wranglerOptions(args)]);
}

/**
 * @param {string | undefined} accountId
 * @returns {Promise<CloudflareAccount | PlainError>} the account, or why there is none
 */
async function findAccount(accountId) {
  try {
    return await openAccount(accountId);
  } catch (error) {
    if (error instanceof PlainError) return error;
    throw error;
  }
}

/**
 * Lists what is missing. Stops before anything is changed, unless this is a dry run.
 * @param {CloudflareAccount | PlainError} account
 * @param {import("./lib/wrangler-config.mjs").WranglerConfig} config
 * @param {string[]} variables as NAME:VALUE
 */
async function lookAhead(account, config, variables) {
  const given = variables.map((variable) => variable.split(/:(.*)/s).slice(0, 2));
  const vars = { ...config.vars, ...Object.fromEntries(given) };
  const look = () => findObstacles(account, config, vars);
  const { lines, isFirst } = await step("Looking for what is missing", look);
  if (isFirst) say(PAID_PLAN);
  if (lines.length === 0) return;
  const list = `Before this can be deployed (docs/operations.md):\n${lines.map((line) => `  - ${line}`).join("\n")}`;
  if (!isDryRun()) throw new PlainError(`${list}\nNothing was deployed.`);
  say(list);
}

runCommand(deploy);
