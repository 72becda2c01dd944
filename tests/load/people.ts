import { randomInt, randomUUID } from "node:crypto";
import { JournalWriter, type Write } from "../kit/journal";
import { Person } from "../kit/person";
import { actUntil, type Meter } from "./meter";

/** Milliseconds between two actions of somebody, on average; of a reader at least so many. */
const PAUSE = { member: 1000, reader: 3000, visitor: 600 };

const WORDS = ["mercy", "thank", "garden", "family", "quiet", "grace", "morning", "psalm", "joy", "hope"];

/** Names of the three writes, by their method. */
const WRITES = { POST: "Write an entry", PUT: "Edit an entry", DELETE: "Delete an entry" };

/** Questions that an account on trial has in a day, less some in reserve. */
const QUESTIONS_A_DAY = 190;

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

const anyOf = <T>(values: readonly T[]): T | undefined => values[randomInt(Math.max(values.length, 1))];

/** Somebody who reads and writes a journal, and remembers every write that was acknowledged. */
export class Member {
  readonly writer: JournalWriter;
  readonly #intentions: string[] = [];
  readonly #prayers: string[] = [];
  #at = 0;

  constructor(
    readonly person: Person,
    readonly meter: Meter,
  ) {
    this.writer = new JournalWriter(person);
  }

  /** Learns what the journal holds already. */
  prepare(): Promise<void> {
    return this.writer.adopt();
  }

  /** Acts as people do, each action as often as it is in the list. */
  live(over: AbortSignal): Promise<void> {
    const open = (kind: string, path: string) => this.meter.open(this.person, kind, path);
    const turns = [
      () => open("Home", "/"),
      () => open("Journal list", "/journal"),
      () => open("Entry view", `/journal?entry=${anyOf(this.writer.activeIds())}`),
      () => open("Calendar", "/journal/calendar"),
      () => this.#call("Search", "GET", `/api/prayer-journal/search?q=${anyOf(WORDS)}`),
      () => this.#call("Entries as JSON", "GET", "/api/prayer-journal/entries?limit=30"),
      () => open("Journal list", "/journal"),
      () => this.#write(this.writer.nextWrite()),
      () => this.#readMonth(),
      () => this.#intend(),
      () => this.#write(this.writer.nextWrite()),
      () => this.#pray(),
      () => this.#saveTwice(),
      () => open("Prayer Collection", "/prayer"),
    ];
    return actUntil(over, PAUSE.member, async () => {
      // A place of their own for each, so that not all do the same at a time.
      this.#at = (this.#at + 1 + randomInt(3)) % turns.length;
      await turns[this.#at]?.();
    });
  }

  #call(kind: string, method: string, path: string, json?: object) {
    return this.meter.call(this.person, kind, method, path, json);
  }

  async #readMonth() {
    const month = new Date().toISOString().slice(0, 7);
    const range = `startDate=${month}-01&endDate=${month}-28`;
    await this.#call("Month as JSON", "GET", `/api/prayer-journal/calendar?${range}`);
  }

  #write(write: Write, kind = WRITES[write.method]) {
    return this.meter.time(kind, () => this.writer.send(write));
  }

  /** Saves a draft, and again as a browser would that never saw the answer: both return the same entry. */
  async #saveTwice() {
    const write = this.writer.newEntry();
    const first = await this.#write(write);
    const again = first && (await this.#write(write, "Save a draft again"));
    if (again && again.id !== first.id) this.meter.blame("Save a draft again", "made a second entry");
  }

  async #intend() {
    const path = "/api/prayer-journal/intentions";
    if (this.#intentions.length < 3) {
      const made = await this.#call("Add an intention", "POST", path, { text: `For ${randomUUID()}` });
      if (made) this.#intentions.push(made.id);
      return;
    }
    const id = this.#intentions.shift();
    const thanks = { isCompleted: true, thanks: "Thanks be to God." };
    await this.#call("Complete an intention", "PATCH", `${path}/${id}`, thanks);
    await this.#call("Delete an intention", "DELETE", `${path}/${id}`);
  }

  async #pray() {
    if (this.#prayers.length < 3) {
      const prayer = { title: "In the evening", content: `Stay with us. ${randomUUID()}`, category: "peace" };
      const made = await this.#call("Save a prayer", "POST", "/api/prayers", prayer);
      if (made) this.#prayers.push(made.id);
      return;
    }
    await this.#call("Prayers as JSON", "GET", "/api/prayers");
    await this.#call("Delete a prayer", "DELETE", `/api/prayers/${this.#prayers.shift()}`);
  }
}

/** Somebody who asks the companion and reads the answer while it is written, on two devices. */
export class Reader {
  #question = randomInt(QUESTIONS.length);
  #asked = 0;
  #last = "";

  constructor(
    readonly person: Person,
    readonly meter: Meter,
  ) {}

  /** Begins the trial: an account without one has 20 questions a day. */
  async prepare(): Promise<void> {
    await this.person.json("POST", "/api/auth/start-trial", { planType: "monthly" });
  }

  /** Saves and shares an answer, and returns the path of its page. */
  async share(): Promise<string> {
    const asked = this.#nextQuestion();
    const { answer } = await this.person.json<{ answer: string }>("POST", "/api/acolyte/ask", asked);
    const { question, mode } = asked;
    const saved = { question, response: answer, responseType: mode, isPublic: true };
    const { shareToken } = await this.person.json<{ shareToken: string }>(
      "POST",
      "/api/saved-responses",
      saved,
    );
    return `/shared/${shareToken}`;
  }

  /** Asks as often as the day's questions allow in a run of so many minutes. */
  live(over: AbortSignal, minutes: number): Promise<void> {
    return actUntil(over, Math.max(PAUSE.reader, (minutes * 60_000) / QUESTIONS_A_DAY), () => this.#ask());
  }

  /** Asks, or opens the last answer again when the day's questions are used up. */
  async #ask() {
    const onSecondDevice = (id: string) =>
      this.#read("Answer on a second device", "GET", `/api/acolyte/answers/${id}/stream`);
    if (this.#asked >= QUESTIONS_A_DAY) {
      await onSecondDevice(this.#last);
      return;
    }
    this.#asked += 1;
    let elsewhere: Promise<string | null> | undefined;
    const text = await this.#read("Answer", "POST", "/api/acolyte/ask", this.#nextQuestion(), (id) => {
      this.#last = id;
      elsewhere = onSecondDevice(id);
    });
    const second = (await elsewhere) ?? null;
    if (text !== null && second !== null && text !== second)
      this.meter.blame("Answer on a second device", "has other words");
    await this.meter.call(this.person, "History as JSON", "GET", "/api/acolyte/history");
  }

  #nextQuestion() {
    this.#question = (this.#question + 1) % QUESTIONS.length;
    const question = QUESTIONS[this.#question] ?? "";
    return { question, mode: "faith-learning", sources: ["catechism", "scripture", "patristic"] };
  }

  /**
   * Reads a streamed answer to its end, and returns its words; null when it failed. `onAnswer` receives the answer's id as
   * soon as it is known.
   */
  #read(kind: string, method: string, path: string, json?: object, onAnswer?: (id: string) => void) {
    const started = performance.now();
    let events = "";
    let hasBegun = false;
    let isKnown = false;
    const onText = (part: string) => {
      events += part;
      if (!hasBegun && events.includes('"text-delta"')) {
        hasBegun = true;
        this.meter.note(`${kind}: first word`, performance.now() - started);
      }
      const id = isKnown ? undefined : /"type":"data-answer".*?"data":\{"id":"([^"]+)"/.exec(events)?.[1];
      if (!id) return;
      isKnown = true;
      onAnswer?.(id);
    };
    return this.meter.time(`${kind}: whole`, async () => {
      const headers = { Accept: "text/event-stream" };
      const { text } = await this.person.succeed(method, path, json, { headers, onText });
      if (!text.includes('"state":"done"')) throw new Error("broke off");
      return wordsOf(text);
    });
  }
}

/** Returns the words of a whole stream of events. */
export function wordsOf(events: string): string {
  const deltas = events.matchAll(/^data: (\{"type":"text-delta".*\})$/gm);
  return [...deltas].map(([, data]) => JSON.parse(String(data)).delta).join("");
}

/** Has another visitor open a shared page, again and again. */
export function visit(
  over: AbortSignal,
  origin: string,
  meter: Meter,
  pages: readonly string[],
): Promise<void> {
  return actUntil(over, PAUSE.visitor, () =>
    meter.open(new Person(origin), "Shared page", anyOf(pages) ?? ""),
  );
}
