const SECOND = 1000;
const FIRST_WAIT = 5 * SECOND;
const LONGEST_WAIT = 2 * 3600 * SECOND;

/** Attempts at one mail; with the waits between them they span about seven hours. */
export const MOST_ATTEMPTS = 14;

/** Milliseconds to wait after the attempt with this number (from 1) has failed: 5 s, doubled each time, at most 2 h. */
export function waitAfterAttempt(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}
