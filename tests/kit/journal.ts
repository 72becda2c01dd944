import { randomInt, randomUUID } from "node:crypto";
import { Refusal } from "./http";
import type { Person } from "./person";

const ENTRIES = "/api/prayer-journal/entries";
const DAY = 24 * 3_600_000;
/** Days back that entries are spread over, so that runs of days form and break. */
const SPREAD = 90;

interface ModelEntry {
  date: string;
  content: string;
  isDeleted: boolean;
}

/** A write as it goes over the wire, and what it changes in the model once it is acknowledged. */
export interface Write {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  json?: object;
  apply: (answer: { id: string }) => void;
}

/** Somebody who writes, changes and deletes entries, and remembers every write that was acknowledged. */
export class JournalWriter {
  /** Everything that the journal must hold, by id. */
  readonly #model = new Map<string, ModelEntry>();
  /** The write that was under way when the runtime was killed. */
  interrupted: Write | null = null;

  constructor(readonly person: Person) {}

  /** Takes the entries that the journal holds already into the model. */
  async adopt(): Promise<void> {
    for (const [id, entry] of await this.#stored()) this.#model.set(id, entry);
  }

  /** Returns the ids of the entries outside the bin. */
  activeIds(): string[] {
    return [...this.#model].flatMap(([id, { isDeleted }]) => (isDeleted ? [] : [id]));
  }

  /** Writes until `mayGoOn` says no or the runtime is gone; the last write then stays `interrupted`. */
  async writeWhile(mayGoOn: () => boolean, onAcknowledged: () => void): Promise<void> {
    while (mayGoOn()) {
      this.interrupted = this.nextWrite();
      try {
        await this.send(this.interrupted);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return;
      }
      onAcknowledged();
    }
  }

  /** Sends the interrupted write again, as a browser would that never saw the answer. */
  async retry(): Promise<void> {
    if (this.interrupted) await this.send(this.interrupted);
  }

  /** Sends a write that must succeed, and returns the entry that answers it. */
  async send({ method, path, headers, json, apply }: Write): Promise<{ id: string }> {
    const answer = await this.person.succeed(method, path, json, { headers });
    const entry = JSON.parse(answer.text) as { id: string };
    apply(entry);
    this.interrupted = null;
    return entry;
  }

  /** Returns a new entry, or a change or the deletion of one that is there. */
  nextWrite(): Write {
    const active = this.activeIds();
    const choice = active.length > 10 ? randomInt(10) : 0;
    const id = active[randomInt(Math.max(active.length, 1))] ?? "";
    const entry = this.#model.get(id);
    if (choice < 7 || !entry) return this.newEntry();
    const path = `${ENTRIES}/${id}`;
    if (choice === 9)
      return { method: "DELETE", path, apply: () => this.#model.set(id, { ...entry, isDeleted: true }) };
    const content = `<p>${randomUUID()}</p>`;
    return {
      method: "PUT",
      path,
      json: { content },
      apply: () => this.#model.set(id, { ...entry, content }),
    };
  }

  newEntry(): Write {
    const date = new Date(Date.now() - randomInt(SPREAD) * DAY).toISOString().slice(0, 10);
    const content = `<p>${randomUUID()}</p>`;
    return {
      method: "POST",
      path: ENTRIES,
      headers: { "Idempotency-Key": randomUUID() },
      json: { content, entryDate: date },
      apply: ({ id }) => this.#model.set(id, { date, content, isDeleted: false }),
    };
  }

  /** Compares the stored journal and its streak with the model; throws at the first difference. */
  async verify(): Promise<void> {
    const found = await this.#stored();
    for (const [id, entry] of this.#model) {
      const [expected, actual] = [JSON.stringify(entry), JSON.stringify(found.get(id))];
      if (actual !== expected) throw new Error(`Entry ${id} should be ${expected} and is ${actual}`);
    }
    if (found.size !== this.#model.size) throw new Error("There are entries that nobody wrote");
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: this.person.timezone });
    const { currentStreak, longestStreak } = await this.person.json<Record<string, number>>(
      "GET",
      `/api/prayer-journal/calendar?startDate=${today}&endDate=${today}`,
    );
    const { current, longest } = this.#streak(today);
    if (currentStreak !== current || longestStreak !== longest)
      throw new Error(`The streak is ${currentStreak}/${longestStreak} and should be ${current}/${longest}`);
  }

  /** Counts the streak of the model day by day. */
  #streak(today: string): { current: number; longest: number } {
    const written = [...this.#model.values()].filter(({ isDeleted }) => !isDeleted);
    const days = [...new Set(written.map(({ date }) => Date.parse(date) / DAY))].sort((a, b) => a - b);
    let longest = 0;
    let run = 0;
    for (const [index, day] of days.entries()) {
      run = days[index - 1] === day - 1 ? run + 1 : 1;
      longest = Math.max(longest, run);
    }
    const last = days.at(-1) ?? Number.NEGATIVE_INFINITY;
    return { current: last >= Date.parse(today) / DAY - 1 ? run : 0, longest };
  }

  /** Returns all entries that the journal holds, including the bin; throws when one is listed twice. */
  async #stored(): Promise<Map<string, ModelEntry>> {
    const listed = [
      ...(await this.#readAll(ENTRIES)),
      ...(await this.#readAll("/api/prayer-journal/deleted")),
    ];
    const found = new Map(
      listed.map(({ id, entryDate, content, deletedAt }) => [
        String(id),
        { date: String(entryDate), content: String(content), isDeleted: deletedAt !== null },
      ]),
    );
    if (found.size !== listed.length) throw new Error("An entry is listed twice");
    return found;
  }

  /** Reads all pages of a list. */
  async #readAll(path: string): Promise<Record<string, string | null>[]> {
    const all: Record<string, string | null>[] = [];
    let next = `${path}?limit=100`;
    while (next) {
      const answer = await this.person.open(next);
      all.push(...(JSON.parse(answer.text) as typeof all));
      const link = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
      const { pathname, search } = new URL(link ?? "", this.person.origin);
      next = link ? pathname + search : "";
    }
    return all;
  }
}
