import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { step } from "../../scripts/lib/terminal.mjs";
import { signUpMany } from "./lib/accounts.mjs";
import { buildBundles } from "./lib/bundles.mjs";
import { notMeasured } from "./lib/figures.mjs";
import { describeMachine, loadAverage } from "./lib/machine.mjs";
import { startRuntime } from "./lib/runtime.mjs";
import { fillJournal, migrate } from "./lib/seed.mjs";
import { measureActions } from "./sections/actions.mjs";
import { measureAnswers } from "./sections/answers.mjs";
import { measureArchive } from "./sections/archive.mjs";
import { measureGrowth } from "./sections/growth.mjs";
import { measureJavaScript } from "./sections/javascript.mjs";
import { measureLists } from "./sections/lists.mjs";
import { measureLiturgicalYear } from "./sections/liturgical-year.mjs";
import { measureReminders } from "./sections/reminders.mjs";
import { calendar, entries, home, journal, measureScreen } from "./sections/screens.mjs";
import { measureSearch } from "./sections/search.mjs";
import { measureShared } from "./sections/shared.mjs";
import { measureWrites } from "./sections/writes.mjs";

/**
 * @typedef {object} Bench what a section measures with
 * @property {import("./lib/runtime.mjs").Runtime} runtime
 * @property {number} seconds for the rounds of one section
 * @property {() => Promise<{ light: Account, heavy: Account }>} writers users with 100 and with 10,000 entries
 * @property {(count: number) => Promise<Account[]>} members fresh users
 */

/** @typedef {import("./lib/accounts.mjs").Account} Account */
/** @typedef {(bench: Bench) => Promise<import("./lib/figures.mjs").Figure[]>} Section */

/** Seconds that the rounds of one section may take. */
const SECONDS_A_SECTION = 40;

/** Ids of users that come before and after all others. */
const FIRST_ID = "!";
const LAST_ID = "~";

/** @type {Record<string, Section>} */
export const SECTIONS = {
  home: (bench) => measureScreen(home, bench),
  journal: (bench) => measureScreen(journal, bench),
  calendar: (bench) => measureScreen(calendar, bench),
  entries: (bench) => measureScreen(entries, bench),
  javascript: measureJavaScript,
  search: measureSearch,
  actions: measureActions,
  writes: measureWrites,
  answers: measureAnswers,
  lists: measureLists,
  shared: measureShared,
  "liturgical-year": measureLiturgicalYear,
  growth: measureGrowth,
  reminders: measureReminders,
  archive: measureArchive,
};

/**
 * Measures the sections, one after the other, in one runtime that it starts and stops.
 * @param {string[]} names
 * @returns {Promise<import("./lib/report.mjs").Report>}
 */
export async function measure(names) {
  const started = Date.now();
  const machine = describeMachine();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "acolyte-bench-"));
  /** @type {import("./lib/runtime.mjs").Runtime | null} */
  let runtime = null;
  const stop = async () => {
    await runtime?.stop();
    fs.rmSync(directory, { recursive: true, force: true });
  };
  try {
    runtime = await startRuntime(await buildBundles(directory), directory);
    const bench = await prepare(runtime);
    const figures = [];
    for (const name of names) {
      const section = SECTIONS[name];
      if (section)
        figures.push(...(await step(`Measuring: ${name}`, () => section(bench)).catch(failed(name))));
    }
    return {
      date: new Date(started).toISOString().slice(0, 16),
      machine: { ...machine, loadAtEnd: loadAverage() },
      seconds: Math.round((Date.now() - started) / 1000),
      figures,
    };
  } finally {
    await stop();
  }
}

/**
 * One section that fails costs the table one line and not all the others.
 * @param {string} name
 * @returns {(error: Error) => import("./lib/figures.mjs").Figure[]}
 */
function failed(name) {
  return (error) => {
    process.stderr.write(`${error.stack}\n`);
    return [{ ...notMeasured(name, name, `failed: ${error.message}`), holds: false }];
  };
}

/**
 * @param {import("./lib/runtime.mjs").Runtime} runtime
 * @returns {Promise<Bench>}
 */
async function prepare(runtime) {
  await migrate(runtime);
  const [light, heavy] = await signUpMany(runtime.origin("app"), 2);
  if (!light || !heavy) throw new Error("The accounts were not made");
  await step("Filling the journals", async () => {
    await fillJournal(runtime, "JOURNAL_0", [light.id], 100);
    await fillJournal(runtime, "JOURNAL_0", [heavy.id], 10_000);
    // Someone's rows lie before and after those two in every index, as in a real shard: the end of an index is a row less.
    await fillJournal(runtime, "JOURNAL_0", [FIRST_ID, LAST_ID], 10);
  });
  return {
    runtime,
    seconds: SECONDS_A_SECTION,
    writers: async () => ({ light, heavy }),
    members: (count) => signUpMany(runtime.origin("app"), count),
  };
}
