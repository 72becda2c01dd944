import http from "node:http";
import { short } from "../lib/figures.mjs";
import { ask } from "../lib/http.mjs";
import { ANSWER_WORDS } from "../lib/outside.mjs";
import { median } from "../lib/rounds.mjs";
import { cpuMilliseconds } from "../lib/worker-cpu.mjs";

const FIRST_WORD_BUDGET = 30;
/** What an account may ask in a day. */
const QUOTA = 20;
const WARM_UP = 20;

/** @typedef {import("../lib/accounts.mjs").Account} Account */

/**
 * Streamed answers of the assistant: what the product adds before a model's first word, and the worker's CPU of a
 * whole answer, from a model that answers at once and from the built-in companion.
 * @param {import("../bench.mjs").Bench} bench
 * @returns {Promise<import("../lib/figures.mjs").Figure[]>}
 */
export async function measureAnswers({ runtime, members }) {
  const origin = runtime.origin("app");
  const accounts = await members(6);
  const [modelAccounts, builtInAccounts] = [accounts.slice(0, 3), accounts.slice(3)];
  for (const account of modelAccounts) await agree(origin, account);
  const model = await measure(origin, runtime.pid, modelAccounts);
  const builtIn = await measure(origin, runtime.pid, builtInAccounts);
  return [
    {
      section: "answers",
      what: "Assistant: first word of an answer, added to the model's own",
      measured: `${short(model.firstWord)} ms`,
      budget: `under ${FIRST_WORD_BUDGET} ms`,
      beside: `a model that answers at once, ${model.count} answers one after the other; built-in companion ${short(builtIn.firstWord)} ms`,
      holds: model.firstWord < FIRST_WORD_BUDGET,
      values: { model: model.firstWord, builtIn: builtIn.firstWord },
    },
    {
      section: "answers",
      what: `Assistant: worker CPU of a streamed answer of ${ANSWER_WORDS} words`,
      measured: `${short(model.cpu)} ms`,
      budget: "",
      beside: `built-in companion ${short(builtIn.cpu)} ms for about ${Math.round(builtIn.words)} words`,
      holds: null,
      values: { model: model.cpu, builtIn: builtIn.cpu },
    },
  ];
}

/**
 * @param {string} origin
 * @param {number} pid of the workerd process
 * @param {Account[]} accounts
 */
async function measure(origin, pid, accounts) {
  const turns = accounts.flatMap((account) => Array.from({ length: QUOTA }, () => account));
  /** @type {number[]} */
  const firstWords = [];
  let words = 0;
  let before = 0;
  for (const [turn, account] of turns.entries()) {
    if (turn === WARM_UP) before = cpuMilliseconds(pid);
    const answer = await stream(origin, account);
    if (turn < WARM_UP) continue;
    firstWords.push(answer.firstWord);
    words += answer.words;
  }
  const count = firstWords.length;
  return {
    count,
    firstWord: median(firstWords),
    cpu: (cpuMilliseconds(pid) - before) / count,
    words: words / count,
  };
}

/**
 * Asks one question and reads the answer to its end.
 * @param {string} origin
 * @param {Account} account
 * @returns {Promise<{ firstWord: number, words: number }>} milliseconds until the first word arrived, and all words
 */
function stream(origin, account) {
  const body = JSON.stringify({
    question: "What does the Church teach about forgiving others?",
    mode: "faith-learning",
    sources: ["catechism", "scripture", "patristic"],
  });
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let firstWord = 0;
    let text = "";
    const request = http.request(
      `${origin}/api/acolyte/ask`,
      { method: "POST", headers: { ...headersOf(origin, account), Accept: "text/event-stream" } },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (part) => {
          text += part;
          if (firstWord === 0 && text.includes('"text-delta"')) firstWord = performance.now() - started;
        });
        response.once("error", reject);
        response.once("end", () => {
          if (firstWord === 0) reject(new Error(`No answer: ${response.statusCode} ${text.slice(0, 300)}`));
          else resolve({ firstWord, words: wordsOf(text) });
        });
      },
    );
    request.once("error", reject);
    request.end(body);
  });
}

/** @param {string} events of the stream */
function wordsOf(events) {
  const deltas = [...events.matchAll(/^data: (\{"type":"text-delta".*\})$/gm)].map(
    ([, data]) => JSON.parse(String(data)).delta,
  );
  return deltas.join("").split(/\s+/).filter(Boolean).length;
}

/**
 * Lets the account's words go to the model.
 * @param {string} origin
 * @param {Account} account
 */
async function agree(origin, account) {
  const { status, text } = await ask(`${origin}/api/ai/consent`, {
    method: "POST",
    headers: headersOf(origin, account),
    body: JSON.stringify({ accepted: true }),
  });
  if (status !== 200) throw new Error(`The consent was refused: ${status} ${text.slice(0, 300)}`);
}

/**
 * @param {string} origin
 * @param {Account} account
 */
function headersOf(origin, { cookie }) {
  return { Origin: origin, Cookie: cookie, "Content-Type": "application/json" };
}
