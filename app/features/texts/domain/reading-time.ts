/** Words a minute of somebody who skims, and of somebody who reads slowly. */
const SKIMMING = 600;
const SLOW = 200;
/** Nobody reads a chapter in less, however short it is. */
const LEAST_SECONDS = 5;

/** How a chapter was open: only seconds count in which it was visible and somebody was there. */
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
