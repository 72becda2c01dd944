import { randomInt, randomUUID } from "node:crypto";
import { format } from "date-fns";
import { UnexpectedAnswer, Writer } from "../../chaos/writer.mjs";
import { Caller } from "../lib/caller.mjs";
import { actUntil } from "../lib/until.mjs";

/** Milliseconds between two requests of one member, on average. */
const PAUSE = 1000;
const WORDS = ["mercy", "thank", "garden", "family", "quiet", "grace", "morning", "psalm", "joy", "hope"];

/** Names of the three writes, by their method. */
const WRITES = /** @type {Record<string, string>} */ ({
  POST: "Write an entry",
  PUT: "Edit an entry",
  DELETE: "Delete an entry",
});

/** Somebody who reads and writes a journal, and remembers what was acknowledged. */
export class Member {
  #intentions = /** @type {string[]} */ ([]);
  #prayers = /** @type {string[]} */ ([]);
  #at = 0;

  /**
   * @param {string} origin
   * @param {import("../lib/meter.mjs").Meter} meter
   * @param {string} cookie
   */
  constructor(origin, meter, cookie) {
    this.origin = origin;
    this.meter = meter;
    this.caller = new Caller(origin, meter, { Cookie: cookie });
    this.writer = new Writer(cookie);
  }

  /** Learns what the journal holds already. */
  async prepare() {
    await this.writer.adopt(this.origin);
  }

  /** Throws unless the journal holds what was acknowledged and nothing else. */
  async verify() {
    await this.writer.verify(this.origin, format(new Date(), "yyyy-MM-dd"));
  }

  /** @param {AbortSignal} over */
  async live(over) {
    await actUntil(over, PAUSE, () => this.#act());
  }

  /** The next of the things that people do, each as often as it stands here. */
  async #act() {
    const turns = [
      () => this.caller.open("Home", "/"),
      () => this.caller.open("Journal list", "/journal"),
      () => this.#openEntry(),
      () => this.caller.open("Calendar", "/journal/calendar"),
      () => this.#search(),
      () => this.caller.call("Entries as JSON", "GET", "/api/prayer-journal/entries?limit=30"),
      () => this.caller.open("Journal list", "/journal"),
      () => this.#write(),
      () => this.#month(),
      () => this.#intend(),
      () => this.#write(),
      () => this.#pray(),
      () => this.#saveTwice(),
      () => this.caller.open("Prayer Collection", "/prayer"),
    ];
    // A place of their own for each, so that not all do the same at a time.
    this.#at = (this.#at + 1 + randomInt(3)) % turns.length;
    await turns[this.#at]?.();
  }

  /** @returns {string} the id of one of the entries; empty when there is none */
  #anyEntry() {
    const active = this.writer.model.active();
    return active[randomInt(Math.max(active.length, 1))]?.[0] ?? "";
  }

  async #openEntry() {
    const id = this.#anyEntry();
    if (id) await this.caller.open("Entry view", `/journal?entry=${id}`);
  }

  async #search() {
    const query = new URLSearchParams({ q: WORDS[randomInt(WORDS.length)] ?? "" });
    await this.caller.call("Search", "GET", `/api/prayer-journal/search?${query}`);
  }

  async #month() {
    const days = [1, 28].map((day) => format(new Date().setDate(day), "yyyy-MM-dd"));
    const range = `startDate=${days[0]}&endDate=${days[1]}`;
    await this.caller.call("Month as JSON", "GET", `/api/prayer-journal/calendar?${range}`);
  }

  async #write() {
    const write = this.writer.nextWrite();
    await this.#send(WRITES[write.method] ?? write.method, write);
  }

  /** A draft whose save is tried again, as by a browser that never saw the answer: it gives the same entry. */
  async #saveTwice() {
    const write = this.writer.create();
    const first = await this.#send("Write an entry", write);
    const again = first && (await this.#send("Save a draft again", write));
    if (again && again.id !== first.id) {
      await this.meter.time("Save a draft again", async () => {
        throw new Error("made a second entry");
      });
    }
  }

  /**
   * @param {string} kind
   * @param {import("../../chaos/writer.mjs").Write} write
   * @returns {Promise<any>}
   */
  async #send(kind, write) {
    return await this.meter.time(kind, async () => {
      try {
        return await this.writer.send(this.origin, write);
      } catch (error) {
        throw error instanceof UnexpectedAnswer ? new Error(`answered ${error.status}`) : error;
      }
    });
  }

  async #intend() {
    const path = "/api/prayer-journal/intentions";
    const open = this.#intentions;
    if (open.length < 3) {
      const made = await this.caller.call("Add an intention", "POST", path, { text: `For ${randomUUID()}` });
      if (made) open.push(made.id);
      return;
    }
    const id = open.shift();
    const thanks = { isCompleted: true, thanks: "Thanks be to God." };
    await this.caller.call("Complete an intention", "PATCH", `${path}/${id}`, thanks);
    await this.caller.call("Delete an intention", "DELETE", `${path}/${id}`);
  }

  async #pray() {
    if (this.#prayers.length < 3) {
      const prayer = { title: "In the evening", content: `Stay with us. ${randomUUID()}`, category: "peace" };
      const made = await this.caller.call("Save a prayer", "POST", "/api/prayers", prayer);
      if (made) this.#prayers.push(made.id);
      return;
    }
    await this.caller.call("Prayers as JSON", "GET", "/api/prayers");
    await this.caller.call("Delete a prayer", "DELETE", `/api/prayers/${this.#prayers.shift()}`);
  }
}
