import {
  DELIVERY,
  OBJECTS,
  PLAN,
  PRICES,
  QUEUE_OPERATIONS,
  SIZES,
  STATEMENTS,
  USAGE,
} from "./cost-model.mjs";

/**
 * @typedef {{ section: string, what: string, values: Record<string, number> }} BenchFigure
 * @typedef {{ date: string, machine: Record<string, string | number>, figures: BenchFigure[] }} Bench
 * @typedef {{ rowsRead: number, rowsWritten: number, cpu: number }} Spent
 * @typedef {object} MonthlyUse
 * @property {Record<string, number>} amounts by the names of PRICES
 * @property {Record<string, number>} bill dollars, by the same names
 * @property {number} base
 * @property {number} total
 * @property {number} catalogBytes after a year
 * @property {number} journalBytes after a year
 * @property {number} catalogStatements
 * @property {number} journalStatements
 */

const DAYS = 30;
const MONTHS = 12;
/** Ticks of the cron in a month: each minute, and each hour. */
const TICKS = DAYS * 24 * 61;

/**
 * What the bench measured of each action, with how often it is done. Throws where one is missing.
 * @param {Bench} bench
 * @returns {(Spent & { name: string, times: number, requests: number })[]}
 */
export function readActions({ figures }) {
  return Object.entries(USAGE.actions).map(([name, times]) => {
    const found = figures.find(({ section, what }) => section === "actions" && what.startsWith(`${name}:`));
    if (!found) throw new Error(`no action "${name}"`);
    const { requests = 0, rowsRead = 0, rowsWritten = 0, cpu = 0 } = found.values;
    return { name, times, requests, rowsRead, rowsWritten, cpu };
  });
}

/**
 * What one reminder costs: its claim, and its delivery by push. Throws where that is missing.
 * @param {Bench} bench
 * @returns {Spent}
 */
export function readReminders({ figures }) {
  const of = (/** @type {string} */ start) =>
    figures.find(({ section, what }) => section === "reminders" && what.startsWith(start));
  const [claim, one] = [of("Claim")?.values, of("CPU")?.values];
  if (!claim?.messages || !one?.milliseconds) throw new Error("no reminders");
  const { rowsRead = 0, rowsWritten = 0, messages } = claim;
  return {
    rowsRead: rowsRead / messages + DELIVERY.rowsRead,
    rowsWritten: rowsWritten / messages + DELIVERY.rowsWritten,
    cpu: one.milliseconds,
  };
}

/**
 * What so many accounts use in a month, and what that costs.
 * @param {Bench} bench
 * @param {number} users
 * @returns {MonthlyUse}
 */
export function monthlyUse(bench, users) {
  const days = users * USAGE.activePart * DAYS;
  const reminders = users * USAGE.remindersADay * DAYS;
  const mails = users * USAGE.mailsAMonth;
  const actions = readActions(bench);
  const reminder = readReminders(bench);
  const sum = (/** @type {"requests" | "rowsRead" | "rowsWritten" | "cpu"} */ key) =>
    days * actions.reduce((all, action) => all + action.times * action[key], 0);
  const { "save-entry": saves, question } = USAGE.actions;
  const requests = sum("requests") + days * (USAGE.imagesSeen + USAGE.imagesStored);
  const messages = reminders + mails + days * USAGE.imagesStored;
  const yearly = MONTHS * USAGE.activePart * DAYS;
  const catalogBytes =
    SIZES.account + yearly * question * SIZES.answer + DAYS * USAGE.remindersADay * SIZES.delivery;
  const journalBytes = yearly * saves * SIZES.entry;
  const amounts = {
    "Worker requests": requests + TICKS + messages / 20,
    "Worker CPU milliseconds": sum("cpu") + reminders * reminder.cpu,
    "D1 rows read": sum("rowsRead") + reminders * reminder.rowsRead,
    "D1 rows written": sum("rowsWritten") + reminders * reminder.rowsWritten,
    "D1 storage": users * (catalogBytes + journalBytes),
    "Durable Object requests": days * (saves + question * OBJECTS.answerRequests),
    "Durable Object duration":
      days * OBJECTS.gigabytes * (saves * OBJECTS.laneSeconds + question * OBJECTS.answerSeconds),
    "Durable Object rows written": days * question * OBJECTS.answerRowsWritten,
    "Queue operations": messages * QUEUE_OPERATIONS,
    "R2 writes": days * USAGE.imagesStored,
    "R2 reads": days * USAGE.imagesSeen,
    "R2 storage": users * yearly * USAGE.imagesStored * SIZES.image,
    "log lines": requests + TICKS,
    mails,
  };
  const bill = Object.fromEntries(
    Object.entries(PRICES).map(([name, price]) => [name, priceOf(amounts, name, price)]),
  );
  return {
    amounts,
    bill,
    base: PLAN,
    total: PLAN + Object.values(bill).reduce((all, dollars) => all + dollars, 0),
    catalogBytes,
    journalBytes,
    catalogStatements: requests * STATEMENTS.catalog + messages * 2,
    journalStatements: requests * STATEMENTS.journal,
  };
}

/**
 * @param {Record<string, number>} amounts
 * @param {string} name
 * @param {(typeof PRICES)[string]} price
 * @returns {number} dollars
 */
function priceOf(amounts, name, { unit, included, price }) {
  return Math.max(0, (amounts[name] ?? 0) / unit.size - included) * price;
}
