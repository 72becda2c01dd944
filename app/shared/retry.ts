const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 2 * 3_600_000;

/** Attempts after which a mail is given up; with the waits between them they span about seven hours. */
export const MOST_ATTEMPTS = 14;

/** Returns the milliseconds to wait after the attempt with this number (from 1) failed: 5 s, doubled each time, at most 2 h. */
export function waitAfterAttempt(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}
