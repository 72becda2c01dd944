import { PlainError } from "../../scripts/lib/terminal.mjs";

const MILLION = 1e6;
const GIGABYTES = 1e9;

/**
 * Cloudflare's prices in dollars, of the Workers Paid plan: what a month includes, and each unit beyond it. They were read
 * on 2026-11-20, in pages dated between April and October 2026.
 */
const PRICES = {
  "Worker requests": { unit: MILLION, included: 10, price: 0.3 },
  "Worker CPU milliseconds": { unit: MILLION, included: 30, price: 0.02 },
  "D1 rows read": { unit: MILLION, included: 25_000, price: 0.001 },
  "D1 rows written": { unit: MILLION, included: 50, price: 1 },
  "D1 storage": { unit: GIGABYTES, included: 5, price: 0.75 },
  "Durable Object requests": { unit: MILLION, included: 1, price: 0.15 },
  "Durable Object duration": { unit: MILLION, included: 0.4, price: 12.5 },
  "Durable Object rows written": { unit: MILLION, included: 50, price: 1 },
  "Queue operations": { unit: MILLION, included: 1, price: 0.4 },
  "R2 writes": { unit: MILLION, included: 1, price: 4.5 },
  "R2 reads": { unit: MILLION, included: 10, price: 0.36 },
  "R2 storage": { unit: GIGABYTES, included: 10, price: 0.015 },
  "log lines": { unit: MILLION, included: 20, price: 0.6 },
  mails: { unit: 1000, included: 3, price: 0.35 },
};

/** The plan itself, in dollars a month. */
export const PLAN = 5;

/** The usage model: a guess, to be replaced by what the logs say. */
export const USAGE = {
  /** The part of all accounts that opens the app on a day. */
  activePart: 0.3,
  /** Times on a day of use; the names are those of the bench's section `actions`. */
  actions: {
    home: 1.5,
    journal: 2,
    entry: 2,
    calendar: 0.3,
    search: 0.2,
    "new-entry": 1,
    "save-entry": 1.2,
    settings: 0.05,
    assistant: 0.4,
    question: 0.5,
  },
  /** On a day of use. */
  imagesSeen: 0.5,
  imagesStored: 0.05,
  /** Of all accounts. */
  remindersADay: 0.8,
  mailsAMonth: 0.5,
  /** Requests in the busiest minute, against the mean. */
  peakFactor: 4,
};

/**
 * Bytes with their indexes. Measured: 1,850 an entry of 40 words in a shard of 4,000 (`npm run seed`), here one of 100
 * words; 3,000 an answer of 250 words from two sources, here one of three. The others are read off the tables.
 */
const SIZES = { account: 2_600, entry: 3_000, answer: 4_500, delivery: 250, image: 600_000 };

/** Rows of the delivery of a reminder after its claim, read off its statements; the bench counts the claim alone. */
const DELIVERY = { rowsRead: 7, rowsWritten: 4 };

/** The platform's limits. */
export const LIMITS = { databaseBytes: 10e9, statementsASecond: 1_000 };

/** The work of Durable Objects: a lane a write, an answer its start, its reader, its alarms and its segments. */
const OBJECTS = {
  laneSeconds: 0.05,
  answerRequests: 4,
  answerSeconds: 8,
  answerRowsWritten: 15,
  gigabytes: 0.128,
};

/** Statements of a request on the catalog (the session and what belongs to the screen) and on a journal shard. */
const STATEMENTS = { catalog: 2.5, journal: 3 };

/** Operations of one message: written, read and deleted. */
const QUEUE_OPERATIONS = 3;

const DAYS = 30;
const MONTHS = 12;
/** Runs of the crons in a month: each minute, and each hour. */
const RUNS = DAYS * 24 * 61;

export interface BenchFigure {
  section: string;
  what: string;
  values: Record<string, number>;
}

/**
 * Returns the measured costs of each action with its frequency, and those of a reminder: its claim, and its delivery by
 * push. Throws a plain error where a figure is missing.
 */
export function readBench(figures: BenchFigure[]) {
  const find = (section: string, start: string) => {
    const found = figures.find((figure) => figure.section === section && figure.what.startsWith(start));
    if (found) return found.values;
    throw new PlainError(`The bench lacks "${start}" of ${section}. Run npm run bench first.`);
  };
  const actions = Object.entries(USAGE.actions).map(([name, times]) => {
    const { requests = 0, rowsRead = 0, rowsWritten = 0, cpu = 0 } = find("actions", `${name}:`);
    return { times, requests, rowsRead, rowsWritten, cpu };
  });
  const { rowsRead = 0, rowsWritten = 0, messages = 1 } = find("reminders", "Claim");
  const reminder = {
    requests: 0,
    rowsRead: rowsRead / messages + DELIVERY.rowsRead,
    rowsWritten: rowsWritten / messages + DELIVERY.rowsWritten,
    cpu: find("reminders", "CPU").milliseconds ?? 0,
  };
  return { actions, reminder };
}

/**
 * Returns what a number of accounts costs in a month, in dollars by the names of PRICES and in all; and what one account
 * stores after a year, in bytes, and how many statements all send to the databases in a month.
 */
export function monthlyCosts({ actions, reminder }: ReturnType<typeof readBench>, users: number) {
  const days = users * USAGE.activePart * DAYS;
  const reminders = users * USAGE.remindersADay * DAYS;
  const mails = users * USAGE.mailsAMonth;
  const sum = (key: keyof typeof reminder) =>
    days * actions.reduce((all, action) => all + action.times * action[key], 0) + reminders * reminder[key];
  const { "save-entry": saves, question } = USAGE.actions;
  const requests = sum("requests") + days * (USAGE.imagesSeen + USAGE.imagesStored);
  const messages = reminders + mails + days * USAGE.imagesStored;
  const yearly = MONTHS * USAGE.activePart * DAYS;
  const catalogBytes = SIZES.account;
  const journalBytes =
    yearly * (saves * SIZES.entry + question * SIZES.answer) + DAYS * USAGE.remindersADay * SIZES.delivery;
  const amounts: Record<keyof typeof PRICES, number> = {
    "Worker requests": requests + RUNS + messages / 20,
    "Worker CPU milliseconds": sum("cpu"),
    "D1 rows read": sum("rowsRead"),
    "D1 rows written": sum("rowsWritten"),
    "D1 storage": users * (catalogBytes + journalBytes),
    "Durable Object requests": days * (saves + question * OBJECTS.answerRequests),
    "Durable Object duration":
      days * OBJECTS.gigabytes * (saves * OBJECTS.laneSeconds + question * OBJECTS.answerSeconds),
    "Durable Object rows written": days * question * OBJECTS.answerRowsWritten,
    "Queue operations": messages * QUEUE_OPERATIONS,
    "R2 writes": days * USAGE.imagesStored,
    "R2 reads": days * USAGE.imagesSeen,
    "R2 storage": users * yearly * USAGE.imagesStored * SIZES.image,
    "log lines": requests + RUNS,
    mails,
  };
  const costs = Object.entries(PRICES).map(([name, { unit, included, price }]) => {
    const beyond = amounts[name as keyof typeof PRICES] / unit - included;
    return { name, dollars: Math.max(0, beyond) * price };
  });
  return {
    costs,
    total: PLAN + costs.reduce((all, { dollars }) => all + dollars, 0),
    catalogBytes,
    journalBytes,
    catalogStatements: requests * STATEMENTS.catalog + messages * 2,
    journalStatements: requests * STATEMENTS.journal,
  };
}
