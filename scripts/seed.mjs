import "./lib/host-node.mjs";
import fs from "node:fs";
import path from "node:path";
import { migrateLocally } from "./lib/migrations.mjs";
import { parseOptions } from "./lib/options.mjs";
import { callerDirectory, defaultState } from "./lib/paths.mjs";
import { seedAccounts } from "./lib/seed-accounts.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";
import { setUp } from "./setup.mjs";

const HELP = `Fills a journal: npm run seed -- --email E --password P --entries N [options]

  --email E      the account, made with the password when there is none
  --password P   its password; that of an account that is there already stays
  --entries N    how many entries it is to have, spread over the past (0 to 100000)
  --state DIR    where the data is kept (.wrangler/state)
  --help         shows this text

Running it again adds nothing. A server that uses the same data should not be running meanwhile.`;

const MAX_ENTRIES = 100_000;

/** Applies pending migrations, makes the account if it is missing, and adds the entries that it lacks. */
async function seed() {
  const options = parseOptions(
    {
      email: { type: "string" },
      password: { type: "string" },
      entries: { type: "string" },
      state: { type: "string" },
      help: { type: "boolean" },
    },
    "npm run seed",
  );
  if (options.help) return say(HELP);
  const { email, password } = options;
  if (!email || !password) throw new PlainError("npm run seed needs --email and --password.");
  const entries = parseCount(options.entries);
  const state = parseState(options.state);

  await setUp({ build: false });
  fs.mkdirSync(state, { recursive: true });
  await migrateLocally(state);
  await seedAccounts(state, [{ email: String(email), password: String(password), entries }]);
}

/**
 * @param {unknown} text
 * @returns {number} how many entries
 */
function parseCount(text) {
  const count = Number(text);
  if (!/^\d+$/.test(String(text)) || count > MAX_ENTRIES) {
    throw new PlainError(`--entries takes a number from 0 to ${MAX_ENTRIES}, not "${text}".`);
  }
  return count;
}

/**
 * @param {unknown} text
 * @returns {string} the absolute path of the state directory
 */
function parseState(text) {
  if (text === undefined) return defaultState;
  if (!text) throw new PlainError("--state takes a directory.");
  const state = path.resolve(callerDirectory("seed"), String(text));
  const stat = fs.statSync(state, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new PlainError(`--state takes a directory, and ${text} is a file.`);
  return state;
}

runCommand(seed);
