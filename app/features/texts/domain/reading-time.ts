/** Words a minute when skimming, and when reading slowly. */
const SKIMMING = 600;
const SLOW = 200;
/** The shortest time for a chapter, even one of two verses. */
const LEAST_SECONDS = 5;

/** How long a chapter was open; only seconds in which it was visible and the reader was active count. */
export interface TimeOnPage {
  words: number;
  seconds: number;
  hasSeenEnd: boolean;
}

/**
 * Returns whether a chapter counts as read: its end was seen and there was time to get there by reading, or it was open
 * as long as slow readers need.
 */
export function isRead({ words, seconds, hasSeenEnd }: TimeOnPage): boolean {
  const pace = hasSeenEnd ? SKIMMING : SLOW;
  return seconds >= Math.max(LEAST_SECONDS, (words / pace) * 60);
}
