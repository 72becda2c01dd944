import { fileURLToPath } from "node:url";
import { run, toolNode } from "./tools.mjs";

/**
 * Makes the accounts that a state directory lacks, and the entries that they lack. No server may use it meanwhile.
 * @param {string} state
 * @param {{ email: string, password: string, entries: number }[]} accounts
 * @param {{ quiet?: boolean }} [options] quiet shows the output only when it fails
 */
export async function seedAccounts(state, accounts, { quiet = false } = {}) {
  const script = fileURLToPath(new URL("./seed-journal.mjs", import.meta.url));
  // By the environment: the command line of a process can be read by everyone on the machine.
  const work = JSON.stringify({ state, accounts });
  await run([toolNode(), script], {
    quiet,
    env: { ACOLYTE_SEED: work, NODE_ENV: "production", WRANGLER_LOG: "none" },
  });
}
