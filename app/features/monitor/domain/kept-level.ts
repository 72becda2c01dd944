import type { KeptLevel } from "../contract";

/** Refusals that are everyday: nobody is signed in yet, or there is nothing at an address. */
const EVERYDAY = [401, 404];

/**
 * The level under which an answer is kept, or null for one that is not: failures of ours are errors, refusals that a
 * member met and bursts of anybody are warnings.
 */
export function keptLevel(status: number, isMember: boolean): KeptLevel | null {
  if (status >= 500) return "ERROR";
  if (status === 429) return "WARN";
  return isMember && status >= 400 && !EVERYDAY.includes(status) ? "WARN" : null;
}
