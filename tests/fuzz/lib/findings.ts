/** What was tried, by part, and what of it broke a promise. */
export class Findings {
  readonly tried = new Map<string, number>();
  readonly faults: string[] = [];

  /** How many tries there were. */
  get count(): number {
    return [...this.tried.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Counts one try; `fault` says what was wrong with it. */
  add(part: string, name: string, fault: string | null): void {
    this.tried.set(part, (this.tried.get(part) ?? 0) + 1);
    if (fault) this.faults.push(`${part}: ${name}: ${fault}`);
  }
}
