import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "../kit/person";

/** The times of one kind of request, in milliseconds, and its errors by their reason. */
interface Kind {
  times: number[];
  errors: Map<string, number>;
}

/** Latencies and errors by kind of request. */
export class Meter {
  readonly kinds = new Map<string, Kind>();
  /** Whether requests are counted: those of a warm-up are not. */
  isOn = false;

  /** Measures one request. Counts a failed one by its reason, and returns null in its place. */
  async time<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    const started = performance.now();
    try {
      const result = await work();
      this.note(name, performance.now() - started);
      return result;
    } catch (error) {
      this.blame(name, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  /** Opens a page. */
  open(person: Person, kind: string, path: string): Promise<unknown> {
    return this.time(kind, () => person.open(path));
  }

  /** Makes a call, and returns its JSON; null when it failed. */
  call(
    person: Person,
    kind: string,
    method: string,
    path: string,
    json?: object,
  ): Promise<{ id: string } | null> {
    return this.time(kind, () => person.json(method, path, json));
  }

  /** Counts a time that was measured elsewhere. */
  note(name: string, milliseconds: number): void {
    if (this.isOn) this.#kind(name).times.push(milliseconds);
  }

  /** Counts an error. */
  blame(name: string, reason: string): void {
    const { errors } = this.#kind(name);
    errors.set(reason, (errors.get(reason) ?? 0) + 1);
  }

  get errors(): string[] {
    return [...this.kinds].flatMap(([name, { errors }]) =>
      [...errors].map(([reason, count]) => `${name}: ${reason} (${count} times)`),
    );
  }

  #kind(name: string): Kind {
    const kind = this.kinds.get(name) ?? { times: [], errors: new Map() };
    this.kinds.set(name, kind);
    return kind;
  }
}

/** Lets somebody act, think for `pause` milliseconds on average, and act again, until the run ends. */
export async function actUntil(over: AbortSignal, pause: number, act: () => Promise<unknown>): Promise<void> {
  const think = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: over }).catch(() => undefined);
  // Not all at once.
  await think(Math.random() * pause);
  while (!over.aborted) {
    await act();
    // As people come: mostly soon, sometimes late.
    await think(-Math.log(1 - Math.random()) * pause);
  }
}
