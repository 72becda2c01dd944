import { describe, expect, it } from "vitest";
import { MOST_ATTEMPTS, waitAfterAttempt } from "~/shared/retry";

describe("attempts of a mail", () => {
  const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => waitAfterAttempt(index + 1));

  it("begin after five seconds and double up to two hours", () => {
    expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(waits.at(-1)).toBe(7_200_000);
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  });

  it("outlast a night of a broken mail server", () => {
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(6);
    expect(hours).toBeLessThan(12);
  });
});
