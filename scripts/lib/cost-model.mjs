/** When the prices were read, in pages dated between April and October 2026. */
export const PRICES_READ = "2026-11-20";

const MILLION = { size: 1e6, words: "millions" };
const GIGABYTES = { size: 1e9, words: "GB" };

/**
 * Cloudflare's prices in dollars, of the Workers Paid plan: what a month includes, and each unit beyond it.
 * @type {Record<string, { unit: { size: number, words: string }, included: number, price: number }>}
 */
export const PRICES = {
  "Worker requests": { unit: MILLION, included: 10, price: 0.3 },
  "Worker CPU milliseconds": { unit: MILLION, included: 30, price: 0.02 },
  "D1 rows read": { unit: MILLION, included: 25_000, price: 0.001 },
  "D1 rows written": { unit: MILLION, included: 50, price: 1 },
  "D1 storage": { unit: GIGABYTES, included: 5, price: 0.75 },
  "Durable Object requests": { unit: MILLION, included: 1, price: 0.15 },
  "Durable Object duration": { unit: { size: 1e6, words: "millions of GB-s" }, included: 0.4, price: 12.5 },
  "Durable Object rows written": { unit: MILLION, included: 50, price: 1 },
  "Queue operations": { unit: MILLION, included: 1, price: 0.4 },
  "R2 writes": { unit: MILLION, included: 1, price: 4.5 },
  "R2 reads": { unit: MILLION, included: 10, price: 0.36 },
  "R2 storage": { unit: GIGABYTES, included: 10, price: 0.015 },
  "log lines": { unit: MILLION, included: 20, price: 0.6 },
  mails: { unit: { size: 1000, words: "thousands" }, included: 3, price: 0.35 },
};

/** The plan itself, dollars a month. */
export const PLAN = 5;

/** What people do: a guess, to be replaced by what the logs say. */
export const USAGE = {
  /** Of all accounts, those that open the app on a day. */
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
export const SIZES = { account: 3_000, entry: 3_000, answer: 4_500, delivery: 250, image: 600_000 };

/** Rows that the delivery of a reminder asks for after its claim, read off its statements; the bench counts the claim alone. */
export const DELIVERY = { rowsRead: 6, rowsWritten: 4 };

/** What the platform sets. */
export const LIMITS = { databaseBytes: 10e9, statementsASecond: 1_000 };

/** What Durable Objects do: a lane a write, an answer its start, its reader, its alarms and its segments. */
export const OBJECTS = {
  laneSeconds: 0.05,
  answerRequests: 4,
  answerSeconds: 8,
  answerRowsWritten: 15,
  gigabytes: 0.128,
};

/** Statements of a request on the catalog (the session and what belongs to the screen) and on a journal shard. */
export const STATEMENTS = { catalog: 2.5, journal: 3 };

/** Operations of one message: it is written, read and deleted. */
export const QUEUE_OPERATIONS = 3;
