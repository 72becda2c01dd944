/**
 * What was measured of one kind of request.
 * @typedef {object} Kind
 * @property {number[]} times milliseconds of each that succeeded
 * @property {Map<string, number>} errors how often each went wrong, by what it was
 */

/** Latencies and errors by kind of request. */
export class Meter {
  /** @type {Map<string, Kind>} */
  kinds = new Map();
  /** Whether what comes is counted: a warm-up is not. */
  isOn = false;

  /**
   * Measures one request. One that fails is counted by its reason, and null is given in its place.
   * @template T
   * @param {string} name of the kind
   * @param {() => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async time(name, work) {
    const kind = this.#kind(name);
    const started = performance.now();
    try {
      const result = await work();
      if (this.isOn) kind.times.push(performance.now() - started);
      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      kind.errors.set(reason, (kind.errors.get(reason) ?? 0) + 1);
      return null;
    }
  }

  /**
   * Notes a time that was taken elsewhere.
   * @param {string} name of the kind
   * @param {number} milliseconds
   */
  note(name, milliseconds) {
    if (this.isOn) this.#kind(name).times.push(milliseconds);
  }

  /** @returns {number} of all kinds */
  get requests() {
    return [...this.kinds.values()].reduce((sum, { times }) => sum + times.length, 0);
  }

  /** @returns {string[]} each thing that went wrong, and how often */
  get errors() {
    return [...this.kinds].flatMap(([name, { errors }]) =>
      [...errors].map(([reason, count]) => `${name}: ${reason} (${count} times)`),
    );
  }

  /**
   * @param {string} name
   * @returns {Kind}
   */
  #kind(name) {
    const known = this.kinds.get(name);
    if (known) return known;
    /** @type {Kind} */
    const kind = { times: [], errors: new Map() };
    this.kinds.set(name, kind);
    return kind;
  }
}

/**
 * The value that a part of all values does not exceed.
 * @param {number[]} values
 * @param {number} part 0.95 for p95
 * @returns {number}
 */
export function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
