import "./lib/host-node.mjs";
import fs from "node:fs";
import path from "node:path";
import { LIMITS, PRICES, PRICES_READ, SIZES, USAGE } from "./lib/cost-model.mjs";
import { monthlyUse, readActions, readReminders } from "./lib/monthly-use.mjs";
import { parseOptions } from "./lib/options.mjs";
import { root } from "./lib/paths.mjs";
import { PlainError, runCommand, say } from "./lib/terminal.mjs";

const HELP = `Reckons what Cloudflare costs by the month, from measured rows and CPU: npm run cost -- [options]

  --bench FILE   the figures of another run of the bench (docs/bench.json)
  --help         shows this text

Writes docs/cost.md. Prices and the usage model are constants of scripts/lib/cost-model.mjs.`;

const USERS = [1_000, 100_000, 1_000_000];

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString("en");
const short = (/** @type {number} */ value) => (value >= 100 ? whole(value) : value.toPrecision(3));
const dollars = (/** @type {number} */ value) => `$${value < 100 ? value.toFixed(2) : whole(value)}`;
const row = (/** @type {unknown[]} */ ...cells) => `| ${cells.join(" | ")} |`;
const table = (/** @type {string[]} */ head, /** @type {string[]} */ rows) =>
  [row(...head), row(...head.map((_, index) => (index ? "---:" : "---"))), ...rows].join("\n");

/** Reads the bench, reckons, and writes docs/cost.md. */
async function cost() {
  const options = parseOptions({ bench: { type: "string" }, help: { type: "boolean" } }, "npm run cost");
  if (options.help) return say(HELP);
  const file = options.bench ? path.resolve(String(options.bench)) : path.join(root, "docs", "bench.json");
  const bench = readBench(file);
  const uses = USERS.map((users) => monthlyUse(bench, users));
  const text = [
    ...preface(bench),
    "## What one action costs",
    actionTable(bench),
    "## By the month",
    tableOfUse(uses),
    billTable(uses),
    "## What is full first",
    ...limits(bench),
    "",
  ].join("\n\n");
  fs.writeFileSync(path.join(root, "docs", "cost.md"), text.trimEnd().concat("\n"));
  say(billTable(uses));
  say("\nWritten to docs/cost.md");
}

/**
 * @param {string} file
 * @returns {import("./lib/monthly-use.mjs").Bench}
 */
function readBench(file) {
  const bench = JSON.parse(fs.readFileSync(file, "utf8"));
  try {
    readActions(bench);
    readReminders(bench);
  } catch (error) {
    throw new PlainError(
      `${file} lacks figures: ${/** @type {Error} */ (error).message}. Run npm run bench first.`,
    );
  }
  return bench;
}

/** @param {import("./lib/monthly-use.mjs").Bench} bench */
function preface({ date, machine }) {
  const { activePart, remindersADay, mailsAMonth } = USAGE;
  return [
    "# What it costs",
    `Written by \`npm run cost\` from the bench of ${date} (UTC; ${machine.processor}, ${machine.cores} cores, load ${machine.load}) and Cloudflare's prices as they were read on ${PRICES_READ}. Prices change: look at [Cloudflare's own pages](https://developers.cloudflare.com/workers/platform/pricing/) before you rely on this.`,
    `**The usage model** is a guess until there are real figures: of all accounts ${activePart * 100} percent open the app on a day, with the actions below; an account gets ${remindersADay} reminders a day and ${mailsAMonth} mails a month; it has written for a year. The built-in companion answers: what a language model costs is the model's bill. CPU is that of the local runtime, databases included, so that Cloudflare's is lower.`,
    "Not counted: the few rows that an answer's own object writes at its end, and static files, which are free. Saving an entry reads the index of all the days that its person has written on: that figure is of 140 entries, and grows with them.",
  ];
}

/** @param {import("./lib/monthly-use.mjs").Bench} bench */
function actionTable(bench) {
  const rows = readActions(bench).map(({ name, times, requests, rowsRead, rowsWritten, cpu }) =>
    row(name, times, requests, short(rowsRead || 0), short(rowsWritten || 0), short(cpu)),
  );
  const head = ["action", "times on a day of use", "requests", "rows read", "rows written", "CPU, ms"];
  const reminder = readReminders(bench);
  const { rowsRead, rowsWritten, cpu } = reminder;
  return table(head, [...rows, row("a reminder", "-", "-", short(rowsRead), short(rowsWritten), short(cpu))]);
}

/** @param {import("./lib/monthly-use.mjs").MonthlyUse[]} uses */
function tableOfUse(uses) {
  const rows = Object.entries(PRICES).map(([name, { unit }]) =>
    row(`${name}, ${unit.words}`, ...uses.map(({ amounts }) => short((amounts[name] ?? 0) / unit.size))),
  );
  return table(["a month", ...USERS.map((users) => `${whole(users)} users`)], rows);
}

/** @param {import("./lib/monthly-use.mjs").MonthlyUse[]} uses */
function billTable(uses) {
  const rows = Object.keys(PRICES).map((name) =>
    row(name, ...uses.map(({ bill }) => dollars(bill[name] ?? 0))),
  );
  const totals = uses.map(({ total }) => `**${dollars(total)}**`);
  const each = uses.map(({ total }, index) => `$${(total / Number(USERS[index])).toFixed(4)}`);
  return table(
    ["dollars a month", ...USERS.map((users) => `${whole(users)} users`)],
    [
      row("Workers Paid plan", ...uses.map(({ base }) => dollars(base))),
      ...rows,
      row("**all**", ...totals),
      row("a user", ...each),
    ],
  );
}

/** @param {import("./lib/monthly-use.mjs").Bench} bench */
function limits(bench) {
  const { catalogBytes, journalBytes, catalogStatements, journalStatements } = monthlyUse(bench, 1);
  const peak = (/** @type {number} */ statements) => (statements / 30 / 86_400) * USAGE.peakFactor;
  const users = {
    "journal shard: size": LIMITS.databaseBytes / journalBytes,
    "catalog: size": LIMITS.databaseBytes / catalogBytes,
    "journal shard: statements a second at the peak": LIMITS.statementsASecond / peak(journalStatements),
    "catalog: statements a second at the peak": LIMITS.statementsASecond / peak(catalogStatements),
  };
  const rows = Object.entries(users)
    .sort(([, one], [, other]) => one - other)
    .map(([name, count]) => row(name, whole(count)));
  const kilobytes = (/** @type {number} */ bytes) => `${whole(bytes / 1000)} kB`;
  return [
    `One D1 database holds ${LIMITS.databaseBytes / 1e9} GB and carries out about ${whole(LIMITS.statementsASecond)} short statements a second, one after the other. An account of a year has ${kilobytes(journalBytes)} in its journal shard (${SIZES.entry} bytes an entry, its words in the search index among them) and ${kilobytes(catalogBytes)} in the catalog, most of it questions and answers. The busiest minute is taken as ${USAGE.peakFactor} times the mean.`,
    table(["limit", "met at so many users of one database"], rows),
    `A new journal shard is due at 70 percent of the size: at about ${whole((users["journal shard: size"] * 0.7) / 1000)},000 users a shard. The catalog has no shards: at 70 percent of its size, about ${whole((users["catalog: size"] * 0.7) / 1000)},000 users of a year, the companion's threads have to move to the journal shards, or old ones have to be cleared.`,
  ];
}

runCommand(cost);
