import fs from "node:fs";
import path from "node:path";
import { reportDirectory } from "../../scripts/lib/paths.mjs";
import { PlainError } from "../../scripts/lib/terminal.mjs";
import { report, startRun, tableOf, whole } from "../kit/run";
import { type BenchFigure, LIMITS, monthlyCosts, PLAN, readBench, USAGE } from "./cost-model";

const USERS = [1_000, 100_000, 1_000_000, 10_000_000];
/** The share of a database at which another one is due. */
const FULL = 0.7;
const SECONDS_A_MONTH = 30 * 86_400;

const dollars = (value: number) => (value < 100 ? value.toFixed(2) : whole(value));

/** Computes the bill of a month, and the number of users that fills each database. */
export async function prove({ bench }: { bench: string }): Promise<boolean> {
  const endRun = startRun();
  const file = bench ? path.resolve(bench) : path.join(reportDirectory, "bench.json");
  if (!fs.existsSync(file)) throw new PlainError(`There is no ${file}: run npm run bench first.`);
  const { date, figures } = JSON.parse(fs.readFileSync(file, "utf8")) as {
    date: string;
    figures: BenchFigure[];
  };
  const measured = readBench(figures);
  const months = USERS.map((users) => monthlyCosts(measured, users));
  const account = monthlyCosts(measured, 1);
  const text = [
    `From the bench of ${date} UTC.`,
    billOf(months),
    databasesOf(account),
    limitsOf(account),
    `An account of a year has ${whole(account.journalBytes / 1000)} kB in its journal shard and ${whole(account.catalogBytes / 1000)} kB in the catalog.`,
  ];
  report("cost", endRun(), text.join("\n\n"), { months });
  return true;
}

type Month = ReturnType<typeof monthlyCosts>;

function billOf(months: Month[]): string {
  const names = months[0]?.costs.map(({ name }) => name) ?? [];
  return tableOf(
    ["dollars a month", ...USERS.map((users) => `${whole(users)} users`)],
    [
      ["Workers Paid plan", ...months.map(() => dollars(PLAN))],
      ...names.map((name, at) => [name, ...months.map(({ costs }) => dollars(costs[at]?.dollars ?? 0))]),
      ["all", ...months.map(({ total }) => dollars(total))],
    ],
  );
}

/** Tells how many databases each number of users takes, filled to the share at which another one is due. */
function databasesOf({ catalogBytes, journalBytes }: Month): string {
  const full = LIMITS.databaseBytes * FULL;
  return tableOf(
    ["databases", ...USERS.map((users) => `${whole(users)} users`)],
    [
      ["journal shards", ...USERS.map((users) => whole(Math.ceil((users * journalBytes) / full)))],
      ["catalogs", ...USERS.map((users) => whole(Math.ceil((users * catalogBytes) / full)))],
    ],
  );
}

/** Tells by how many users of one database each limit is met. */
function limitsOf({ catalogBytes, journalBytes, catalogStatements, journalStatements }: Month): string {
  const atPeak = (statements: number) => (statements / SECONDS_A_MONTH) * USAGE.peakFactor;
  const users = {
    "journal shard: size": LIMITS.databaseBytes / journalBytes,
    "catalog: size": LIMITS.databaseBytes / catalogBytes,
    "journal shard: statements a second at the peak": LIMITS.statementsASecond / atPeak(journalStatements),
    "catalog: statements a second at the peak": LIMITS.statementsASecond / atPeak(catalogStatements),
  };
  return tableOf(
    ["limit", "users of one database", `at ${FULL * 100} percent`],
    Object.entries(users)
      .sort(([, one], [, other]) => one - other)
      .map(([name, count]) => [name, whole(count), whole(count * FULL)]),
  );
}
