import fc from "fast-check";

/** Numbers and choices that follow from the seed of a property. */
export type Chance = fc.GeneratorValue;

const percent = () => fc.noBias(fc.integer({ min: 0, max: 99 }));

/** Whether something happens that happens in so many of a hundred cases. */
export const happens = (chance: Chance, percentage: number) => chance(percent) < percentage;

/** How often a queue does what queues may do, of a hundred messages. */
const FAULTS = { dropped: 25, doubled: 25, delayed: 25 };

/** A queue that loses messages, brings them twice or later, and in any order. */
export class FaultyQueue<Message> {
  readonly counts = { sent: 0, dropped: 0, doubled: 0, delayed: 0 };
  #waiting: Message[] = [];

  constructor(private readonly chance: Chance) {}

  send(messages: Iterable<Message>): void {
    for (const message of messages) {
      this.counts.sent += 1;
      if (this.#is("dropped")) continue;
      this.#waiting.push(message);
      if (this.#is("doubled")) this.#waiting.push(message);
    }
  }

  /** Returns the messages that arrive now, in any order. */
  receive(): Message[] {
    const all = this.#waiting.splice(0);
    const now: Message[] = [];
    for (const message of all) {
      if (this.#is("delayed")) this.#waiting.push(message);
      else now.splice(this.chance(percent) % (now.length + 1), 0, message);
    }
    return now;
  }

  #is(fault: keyof typeof FAULTS): boolean {
    const isSo = happens(this.chance, FAULTS[fault]);
    if (isSo) this.counts[fault] += 1;
    return isSo;
  }
}
