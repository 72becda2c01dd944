import { setTimeout as wait } from "node:timers/promises";

/**
 * Lets somebody act, think, and act again, until the run is over.
 * @param {AbortSignal} over
 * @param {number} pause milliseconds between two actions, on average
 * @param {() => Promise<unknown>} act
 */
export async function actUntil(over, pause, act) {
  // Not all at once.
  await think(over, Math.random() * pause);
  while (!over.aborted) {
    await act();
    // As people come: mostly soon, sometimes late.
    await think(over, -Math.log(1 - Math.random()) * pause);
  }
}

/**
 * @param {AbortSignal} over
 * @param {number} milliseconds
 */
async function think(over, milliseconds) {
  await wait(milliseconds, undefined, { signal: over }).catch(() => undefined);
}
