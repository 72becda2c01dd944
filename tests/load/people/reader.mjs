import { randomInt } from "node:crypto";
import { Caller } from "../lib/caller.mjs";
import { actUntil } from "../lib/until.mjs";

/** Questions that an account on trial has in a day, and some that are kept back. */
const QUESTIONS_A_DAY = 190;
/** The shortest time between two questions of one reader, on average, in milliseconds. */
const SHORTEST_PAUSE = 3000;

const QUESTIONS = [
  "What does the Church teach about forgiving others?",
  "What is the Eucharist?",
  "Why do Catholics confess to a priest?",
  "How can I pray when I am tired?",
  "Who are the saints?",
  "What is purgatory?",
  "Why is there suffering?",
  "What does grace mean?",
];

/** Somebody who asks the companion and reads the answer while it is written, on two devices. */
export class Reader {
  #question = randomInt(QUESTIONS.length);
  #asked = 0;
  #last = "";

  /**
   * @param {string} origin
   * @param {import("../lib/meter.mjs").Meter} meter
   * @param {string} cookie
   */
  constructor(origin, meter, cookie) {
    this.meter = meter;
    this.caller = new Caller(origin, meter, { Cookie: cookie });
  }

  /** Begins the trial: an account without one has 20 questions a day. */
  async prepare() {
    await this.caller.send("POST", "/api/auth/start-trial", { json: { planType: "monthly" } });
  }

  /**
   * Saves and shares an answer for everybody.
   * @returns {Promise<string>} the path of the shared page
   */
  async share() {
    const question = this.#nextQuestion();
    const asked = await this.caller.send("POST", "/api/acolyte/ask", { json: question });
    const json = {
      question: question.question,
      response: JSON.parse(asked.text).answer,
      responseType: "faith-learning",
      isPublic: true,
    };
    const saved = await this.caller.send("POST", "/api/saved-responses", { json });
    return `/shared/${JSON.parse(saved.text).shareToken}`;
  }

  /**
   * @param {AbortSignal} over
   * @param {number} minutes that it is going to take
   */
  async live(over, minutes) {
    const pause = Math.max(SHORTEST_PAUSE, (minutes * 60_000) / QUESTIONS_A_DAY);
    await actUntil(over, pause, () => this.#ask());
  }

  /** Asks, or opens the last answer again where the day's questions are used up. */
  async #ask() {
    if (this.#asked >= QUESTIONS_A_DAY) {
      await this.#read("Answer on a second device", "GET", `/api/acolyte/answers/${this.#last}/stream`);
      return;
    }
    this.#asked += 1;
    /** @type {Promise<string | null> | undefined} */
    let elsewhere;
    const text = await this.#read("Answer", "POST", "/api/acolyte/ask", this.#nextQuestion(), (id) => {
      this.#last = id;
      elsewhere = this.#read("Answer on a second device", "GET", `/api/acolyte/answers/${id}/stream`);
    });
    const second = await elsewhere;
    if (text !== null && second !== undefined && second !== null && text !== second) {
      await this.meter.time("Answer on a second device", async () => {
        throw new Error("has other words");
      });
    }
    await this.caller.call("History as JSON", "GET", "/api/acolyte/history");
  }

  #nextQuestion() {
    this.#question = (this.#question + 1) % QUESTIONS.length;
    const question = QUESTIONS[this.#question] ?? "";
    return { question, mode: "faith-learning", sources: ["catechism", "scripture", "patristic"] };
  }

  /**
   * Reads a streamed answer to its end.
   * @param {string} kind
   * @param {string} method
   * @param {string} path
   * @param {object} [json]
   * @param {(id: string) => void} [onAnswer] told the answer's id as soon as it is known
   * @returns {Promise<string | null>} its words; null when it failed
   */
  async #read(kind, method, path, json, onAnswer) {
    const started = performance.now();
    let events = "";
    let hasBegun = false;
    let isKnown = false;
    const onText = (/** @type {string} */ part) => {
      events += part;
      if (!hasBegun && events.includes('"text-delta"')) {
        hasBegun = true;
        this.meter.note(`${kind}: first word`, performance.now() - started);
      }
      const id = isKnown ? null : idIn(events);
      if (id) {
        isKnown = true;
        onAnswer?.(id);
      }
    };
    return await this.meter.time(`${kind}: whole`, async () => {
      const { text } = await this.caller.send(method, path, {
        ...(json && { json }),
        headers: { Accept: "text/event-stream" },
        onText,
      });
      if (!text.includes('"state":"done"')) throw new Error("broke off");
      return wordsIn(text);
    });
  }
}

/**
 * @param {string} events so far
 * @returns {string | null} the id of the answer that they belong to, once they tell it
 */
function idIn(events) {
  return /"type":"data-answer".*?"data":\{"id":"([^"]+)"/.exec(events)?.[1] ?? null;
}

/** @param {string} events of the whole stream */
function wordsIn(events) {
  return [...events.matchAll(/^data: (\{"type":"text-delta".*\})$/gm)]
    .map(([, data]) => JSON.parse(String(data)).delta)
    .join("");
}
