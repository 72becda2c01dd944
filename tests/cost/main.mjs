import fs from "node:fs";
import path from "node:path";
import { readOptions } from "../../scripts/lib/options.mjs";
import { reportDirectory } from "../../scripts/lib/paths.mjs";
import { PlainError, runCommand, say } from "../../scripts/lib/terminal.mjs";
import { LIMITS, monthlyUse, PLAN, PRICES_READ, readBench, SIZES, USAGE } from "./cost-model.mjs";

const HELP = `Computes what Cloudflare costs by the month, from measured rows and CPU: npm run cost -- [options]

  --bench FILE   the figures of another run of the bench (test-results/bench.json)
  --help         shows this text

The report is kept in test-results/cost.md. Prices and the usage model are constants of tests/cost/cost-model.mjs.`;

const USERS = [1_000, 100_000, 1_000_000];

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString("en");
const short = (/** @type {number} */ value) => (value >= 100 ? whole(value) : value.toPrecision(3));
const dollars = (/** @type {number} */ value) => `$${value < 100 ? value.toFixed(2) : whole(value)}`;
const kilobytes = (/** @type {number} */ bytes) => `${whole(bytes / 1000)} kB`;
const row = (/** @type {unknown[]} */ ...cells) => `| ${cells.join(" | ")} |`;
const table = (/** @type {string[]} */ head, /** @type {string[]} */ rows) =>
  [row(...head), row(...head.map((_, index) => (index ? "---:" : "---"))), ...rows].join("\n");

runCommand(async () => {
  const options = readOptions(HELP, { bench: { type: "string" } });
  const file = options.bench ? path.resolve(options.bench) : path.join(reportDirectory, "bench.json");
  if (!fs.existsSync(file)) throw new PlainError(`There is no ${file}: run npm run bench first.`);
  /** @type {import("./cost-model.mjs").Bench} */
  const bench = JSON.parse(fs.readFileSync(file, "utf8"));
  const figures = readBench(bench);
  const { use, bill } = monthTables(figures);
  const text = [
    ...preface(bench),
    "## What one action costs",
    actionTable(figures),
    "## By the month",
    use,
    bill,
    "## What is full first",
    ...limits(figures),
  ];
  fs.writeFileSync(path.join(reportDirectory, "cost.md"), `${text.join("\n\n")}\n`);
  say(`${bill}\n\nKept in test-results/cost.md`);
});

/** @param {import("./cost-model.mjs").Bench} bench */
function preface({ date, machine }) {
  const { activePart, remindersADay, mailsAMonth } = USAGE;
  return [
    "# What it costs",
    `Written by \`npm run cost\` from the bench of ${date} (UTC; ${machine}) and Cloudflare's prices as they were read on ${PRICES_READ}. Prices change: look at [Cloudflare's own pages](https://developers.cloudflare.com/workers/platform/pricing/) before you rely on this.`,
    `**The usage model** is a guess until there are real figures: of all accounts ${activePart * 100} percent open the app on a day, with the actions below; an account gets ${remindersADay} reminders a day and ${mailsAMonth} mails a month; it has written for a year. The built-in companion answers: what a language model costs is the model's bill. CPU is that of the local runtime, databases included, so that Cloudflare's is lower.`,
    "Not counted: the few rows that an answer's own object writes at its end, and static files, which are free. Saving an entry reads the index of all the days that its person has written on: that figure is of 140 entries, and grows with them.",
  ];
}

/** @param {ReturnType<typeof readBench>} figures */
function actionTable({ actions, reminder }) {
  const rows = [...actions, reminder].map(({ name, times, requests, rowsRead, rowsWritten, cpu }) =>
    row(name, times || "-", requests || "-", short(rowsRead), short(rowsWritten), short(cpu)),
  );
  return table(["action", "times on a day of use", "requests", "rows read", "rows written", "CPU, ms"], rows);
}

/** @param {ReturnType<typeof readBench>} figures */
function monthTables(figures) {
  const months = USERS.map((users) => ({ users, ...monthlyUse(figures, users) }));
  const heads = months.map(({ users }) => `${whole(users)} users`);
  const lines = (months[0]?.uses ?? []).map(({ name, words }, index) => ({
    name,
    words,
    uses: months.flatMap(({ uses }) => uses[index] ?? []),
  }));
  const use = lines.map(({ name, words, uses }) =>
    row(`${name}, ${words}`, ...uses.map(({ amount }) => short(amount))),
  );
  const bill = lines.map(({ name, uses }) => row(name, ...uses.map((one) => dollars(one.dollars))));
  return {
    use: table(["a month", ...heads], use),
    bill: table(
      ["dollars a month", ...heads],
      [
        row("Workers Paid plan", ...months.map(() => dollars(PLAN))),
        ...bill,
        row("**all**", ...months.map(({ total }) => `**${dollars(total)}**`)),
        row("a user", ...months.map(({ total, users }) => `$${(total / users).toFixed(4)}`)),
      ],
    ),
  };
}

/** @param {ReturnType<typeof readBench>} figures */
function limits(figures) {
  const { catalogBytes, journalBytes, catalogStatements, journalStatements } = monthlyUse(figures, 1);
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
  const thousands = (/** @type {number} */ count) => `${whole((count * 0.7) / 1000)},000`;
  return [
    `One D1 database holds ${LIMITS.databaseBytes / 1e9} GB and carries out about ${whole(LIMITS.statementsASecond)} short statements a second, one after the other. An account of a year has ${kilobytes(journalBytes)} in its journal shard (${SIZES.entry} bytes an entry, its words in the search index among them) and ${kilobytes(catalogBytes)} in the catalog, most of it questions and answers. The busiest minute is taken as ${USAGE.peakFactor} times the mean.`,
    table(["limit", "met at so many users of one database"], rows),
    `A new journal shard is due at 70 percent of the size: at about ${thousands(users["journal shard: size"])} users a shard. The catalog has no shards: at 70 percent of its size, about ${thousands(users["catalog: size"])} users of a year, the companion's threads have to move to the journal shards, or old ones have to be cleared.`,
  ];
}
