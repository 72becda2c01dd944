import path from "node:path";
import util from "node:util";
import { type CloudflareAccount, openAccount } from "./lib/cloudflare-account.ts";
import { createParts } from "./lib/cloudflare-parts.ts";
import { callerDirectory } from "./lib/options.ts";
import { findObstacles, PAID_PLAN } from "./lib/preflight.ts";
import { updateDatabases } from "./lib/remote-databases.ts";
import { deployTexts } from "./lib/remote-texts.ts";
import { setUp } from "./lib/setup.ts";
import { CHECKS, runPhases } from "./lib/stages.ts";
import { PlainError, runCommand, say, step } from "./lib/terminal.mjs";
import { run } from "./lib/tools.ts";
import { readConfig, type WranglerConfig } from "./lib/wrangler.ts";

const HELP = `Looks for what is missing, checks, builds, updates the deployed databases and deploys: npm run deploy -- [options]

  --create         first makes the databases, bucket and queues that are missing, and writes their ids into wrangler.toml
  --location HINT  where --create puts databases and bucket, such as weur; it cannot be changed later
  --no-checks      leaves out lint, types, rules and unused code, after npm test has passed
  --no-texts       leaves the texts as they are (docs/texts.md)
  --texts DIR      takes local copies of the texts in place of downloads
  --dry-run        checks, builds and bundles only; needs no account, and tells what is missing without stopping
  --help           shows this text

Other options go to wrangler deploy (docs: https://developers.cloudflare.com/workers/wrangler/commands/).`;

/** Options that are not wrangler's. */
const OWN_OPTIONS = {
  create: { type: "boolean" },
  location: { type: "string" },
  "no-checks": { type: "boolean" },
  "no-texts": { type: "boolean" },
  texts: { type: "string" },
  help: { type: "boolean" },
} as const;

/** Databases are updated first: migrations only widen what the running version uses. */
runCommand(async () => {
  const { options, rest } = readArguments(process.argv.slice(2));
  if (options.help) return say(HELP);
  const { config: file, env } = options;
  const isDryRun = Boolean(options["dry-run"]);

  await setUp({ build: false });
  const before = readConfig({ config: file, env });
  const account = isDryRun ? new PlainError("a dry run asks nobody") : await findAccount(before.account_id);
  if (options.create && !(account instanceof PlainError))
    await createParts(account, before, options.location);
  const config = readConfig({ config: file, env });
  await lookAhead(account, config, options.var ?? [], isDryRun);

  await setUp({ build: true });
  if (!options["no-checks"]) await runPhases([CHECKS]);
  if (!(account instanceof PlainError)) {
    const target = [...(file ? ["--config", file] : []), ...(env ? ["--env", env] : [])];
    await updateDatabases(account, config, target);
    const from = options.texts && path.resolve(callerDirectory(), options.texts);
    if (!options["no-texts"]) await deployTexts(config, { config: file, env }, from);
  }
  await run(["wrangler", "deploy", ...rest]);
});

/** Returns the options that count here, and the arguments that are meant for wrangler. */
function readArguments(args: string[]) {
  const { values, tokens } = util.parseArgs({
    args,
    strict: false,
    tokens: true,
    options: {
      ...OWN_OPTIONS,
      "dry-run": { type: "boolean" },
      config: { type: "string", short: "c" },
      env: { type: "string", short: "e" },
      var: { type: "string", multiple: true },
    },
  });
  const own = tokens
    .filter((token) => token.kind === "option" && token.name in OWN_OPTIONS)
    .flatMap((token) =>
      ("inlineValue" in token && token.inlineValue === false ? [0, 1] : [0]).map(
        (next) => token.index + next,
      ),
    );
  const options = values as Partial<Record<"config" | "env" | "location" | "texts", string>> &
    Partial<Record<"create" | "no-checks" | "no-texts" | "dry-run" | "help", boolean>> & { var?: string[] };
  return { options, rest: args.filter((_, index) => !own.includes(index)) };
}

/** Returns the account, or why there is none. */
async function findAccount(id: string | undefined): Promise<CloudflareAccount | PlainError> {
  try {
    return await openAccount(id);
  } catch (error) {
    if (error instanceof PlainError) return error;
    throw error;
  }
}

/**
 * Lists what is missing. Stops before anything is changed, unless this is a dry run.
 * @param variables as NAME:VALUE
 */
async function lookAhead(
  account: CloudflareAccount | PlainError,
  config: WranglerConfig,
  variables: string[],
  isDryRun: boolean,
) {
  const given = variables.map((variable) => variable.split(/:(.*)/s).slice(0, 2));
  const vars = { ...config.vars, ...Object.fromEntries(given) };
  const look = () => findObstacles(account, config, vars);
  const { lines, isFirst } = await step("Looking for what is missing", look);
  if (isFirst) say(PAID_PLAN);
  if (lines.length === 0) return;
  const list = `Before this can be deployed (docs/operations.md):\n${lines.map((line) => `  - ${line}`).join("\n")}`;
  if (!isDryRun) throw new PlainError(`${list}\nNothing was deployed.`);
  say(list);
}
