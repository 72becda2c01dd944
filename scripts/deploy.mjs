import "./lib/host-node.mjs";
import { migrateRemotely } from "./lib/migrations.mjs";
import { STATIC_STAGES } from "./lib/stages.mjs";
import { runCommand, say } from "./lib/terminal.mjs";
import { run, tool } from "./lib/tools.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Checks, builds, migrates the deployed databases and deploys: npm run deploy -- [options]

  --dry-run   checks, builds and bundles only; needs no account
  --help      shows this text

Other options go to wrangler deploy (docs: https://developers.cloudflare.com/workers/wrangler/commands/).`;

/**
 * The options that choose what is deployed to, which the migrations need as well.
 * @param {string[]} args
 * @returns {string[]}
 */
function targetOptions(args) {
  return args.flatMap((arg, index) => {
    if (arg === "--env" || arg === "-e" || arg === "--config" || arg === "-c")
      return [arg, args[index + 1] || ""];
    return /^--(env|config)=/.test(arg) ? [arg] : [];
  });
}

/** Migrations go first: they only widen what the running version uses. */
async function deploy() {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return say(HELP);

  await setUp({ build: true });
  for (const stage of STATIC_STAGES) await stage.work();
  if (!args.includes("--dry-run")) await migrateRemotely(targetOptions(args));
  await run([...tool("wrangler"), "deploy", ...args]);
}

runCommand(deploy);
