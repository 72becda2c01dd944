/** Characters of events that are stored together: one row per word would cost more than the words. */
const SEGMENT = 2_000;
/** Milliseconds that fewer characters may stay unstored while more events come. */
const SEGMENT_MS = 1_000;

/** Server-sent events in order, kept in a Durable Object's storage, for any number of readers. */
export class EventLog {
  #events: string[] = [];
  #unstored = "";
  #segments = 0;
  #storedAt = Date.now();
  #isClosed = false;
  #next = Promise.withResolvers<void>();

  constructor(private readonly storage: DurableObjectStorage) {}

  get isEmpty(): boolean {
    return this.#events.length === 0;
  }

  append(event: string): void {
    this.#events.push(event);
    this.#unstored += event;
    const isDue = this.#unstored.length >= SEGMENT || Date.now() - this.#storedAt >= SEGMENT_MS;
    if (isDue) this.#store();
    this.#wake();
  }

  /** Ends the log: readers get the remaining events, and their streams end. */
  close(): void {
    this.#store();
    this.#isClosed = true;
    this.#wake();
  }

  /** Loads the events that an earlier life of the object stored, and returns them as one text. */
  async load(): Promise<string> {
    const stored = await this.storage.list<string>({ prefix: "events:" });
    this.#segments = stored.size;
    this.#events = [...stored.values()];
    return this.#events.join("");
  }

  /** Returns a stream of all events from the first one, and of those to come. */
  read(): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let next = 0;
    return new ReadableStream({
      type: "bytes",
      pull: async (controller) => {
        while (next === this.#events.length && !this.#isClosed) await this.#next.promise;
        if (next === this.#events.length) {
          controller.close();
          controller.byobRequest?.respond(0);
          return;
        }
        const added = this.#events.slice(next).join("");
        next = this.#events.length;
        controller.enqueue(encoder.encode(added));
      },
    });
  }

  #store(): void {
    if (this.#unstored === "") return;
    // Not awaited: the object's output gate holds back what it sends until its writes are confirmed.
    void this.storage.put(`events:${String(this.#segments).padStart(6, "0")}`, this.#unstored);
    this.#segments += 1;
    this.#unstored = "";
    this.#storedAt = Date.now();
  }

  #wake(): void {
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }
}
