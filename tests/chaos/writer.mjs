import { randomInt, randomUUID } from "node:crypto";
import { signUp } from "../bench/lib/accounts.mjs";
import { ask, get } from "../bench/lib/http.mjs";
import { JournalModel } from "./journal-model.mjs";

const DAY = 24 * 3_600_000;
/** Days back that entries are spread over, so that runs of days form and break. */
const SPREAD = 90;

/**
 * One write as it goes over the wire, and what it does to the model once it is acknowledged.
 * @typedef {object} Write
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {object} [body]
 * @property {(answer: any) => void} apply
 */

/** A person who writes, changes and deletes entries, and remembers what was acknowledged. */
export class Writer {
  model = new JournalModel();
  /** @type {Write | null} the write that was under way when the runtime was killed */
  interrupted = null;

  /** @param {string} [cookie] of the person's session */
  constructor(cookie = "") {
    this.cookie = cookie;
  }

  /**
   * Makes the person's account.
   * @param {string} origin
   */
  async signUp(origin) {
    this.cookie = (await signUp(origin)).cookie;
  }

  /**
   * Takes what the journal holds already into the model.
   * @param {string} origin
   */
  async adopt(origin) {
    for (const [id, entry] of await this.stored(origin)) this.model.entries.set(id, entry);
  }

  /**
   * Writes until `mayGoOn` says no or the runtime is gone; then the last write stays `interrupted`.
   * @param {string} origin
   * @param {() => boolean} mayGoOn
   * @param {() => void} onAcknowledged
   */
  async write(origin, mayGoOn, onAcknowledged) {
    while (mayGoOn()) {
      this.interrupted = this.nextWrite();
      try {
        await this.send(origin, this.interrupted);
      } catch (error) {
        if (error instanceof UnexpectedAnswer) throw error;
        return;
      }
      onAcknowledged();
    }
  }

  /**
   * Sends the interrupted write again, as a browser would that never saw the answer.
   * @param {string} origin
   */
  async retry(origin) {
    if (this.interrupted) await this.send(origin, this.interrupted);
  }

  /**
   * Compares the stored journal with the model. Throws at the first difference.
   * @param {string} origin
   * @param {string} today
   */
  async verify(origin, today) {
    const found = await this.stored(origin);
    for (const [id, entry] of this.model.entries) {
      if (JSON.stringify(found.get(id)) !== JSON.stringify(entry)) {
        throw new Error(
          `Entry ${id} should be ${JSON.stringify(entry)} and is ${JSON.stringify(found.get(id))}`,
        );
      }
    }
    if (found.size !== this.model.entries.size) throw new Error("There are entries that nobody wrote");
    const range = `startDate=${today}&endDate=${today}`;
    const calendar = await this.get(origin, `/api/prayer-journal/calendar?${range}`);
    const streak = this.model.streak(today);
    const { currentStreak, longestStreak } = JSON.parse(calendar.text);
    if (currentStreak !== streak.current || longestStreak !== streak.longest) {
      throw new Error(
        `The streak is ${currentStreak}/${longestStreak} and should be ${streak.current}/${streak.longest}`,
      );
    }
  }

  /** @returns {Write} */
  nextWrite() {
    const active = this.model.active();
    const choice = active.length > 10 ? randomInt(10) : 0;
    const [id = "", entry = null] = active[randomInt(Math.max(active.length, 1))] ?? [];
    if (choice < 7 || !entry) return this.create();
    const path = `/api/prayer-journal/entries/${id}`;
    if (choice < 9) {
      const content = `<p>${randomUUID()}</p>`;
      return {
        method: "PUT",
        path,
        body: { content },
        apply: () => this.model.entries.set(id, { ...entry, content }),
      };
    }
    return { method: "DELETE", path, apply: () => this.model.entries.set(id, { ...entry, isDeleted: true }) };
  }

  /** @returns {Write} */
  create() {
    const date = new Date(Date.now() - randomInt(SPREAD) * DAY).toISOString().slice(0, 10);
    const content = `<p>${randomUUID()}</p>`;
    return {
      method: "POST",
      path: "/api/prayer-journal/entries",
      headers: { "Idempotency-Key": randomUUID() },
      body: { content, entryDate: date },
      apply: (answer) => this.model.entries.set(answer.id, { date, content, isDeleted: false }),
    };
  }

  /**
   * @param {string} origin
   * @param {Write} write
   * @returns {Promise<any>} the answer
   */
  async send(origin, { method, path, headers, body, apply }) {
    const { status, text } = await ask(origin + path, {
      method,
      headers: {
        Origin: origin,
        Cookie: this.cookie,
        ...(body && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 300) throw new UnexpectedAnswer(`${method} ${path}`, status);
    const answer = JSON.parse(text);
    apply(answer);
    this.interrupted = null;
    return answer;
  }

  /**
   * All entries that the journal holds, those in the bin with them. Throws when one is listed twice.
   * @param {string} origin
   * @returns {Promise<Map<string, import("./journal-model.mjs").ModelEntry>>}
   */
  async stored(origin) {
    const listed = [
      ...(await this.readAll(origin, "/api/prayer-journal/entries")),
      ...(await this.readAll(origin, "/api/prayer-journal/deleted")),
    ];
    const found = new Map(
      listed.map(({ id, entryDate, content, deletedAt }) => [
        id,
        { date: entryDate, content, isDeleted: deletedAt !== null },
      ]),
    );
    if (found.size !== listed.length) throw new Error("An entry is listed twice");
    return found;
  }

  /**
   * @param {string} origin
   * @param {string} path
   * @returns {Promise<any[]>}
   */
  async readAll(origin, path) {
    const all = [];
    let next = `${path}?limit=100`;
    while (next) {
      const response = await this.get(origin, next);
      all.push(...JSON.parse(response.text));
      const link = /<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1];
      next = link ? new URL(link, origin).pathname + new URL(link, origin).search : "";
    }
    return all;
  }

  /**
   * @param {string} origin
   * @param {string} path
   */
  async get(origin, path) {
    return await get(origin + path, { Cookie: this.cookie });
  }
}

/** An answer that is no success: unlike a cut connection, it is a fault of the product. */
export class UnexpectedAnswer extends Error {
  /**
   * @param {string} call
   * @param {number} status
   */
  constructor(call, status) {
    super(`${call} answered ${status}`);
    this.status = status;
  }
}
