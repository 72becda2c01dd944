import { PlainError } from "./terminal.mjs";

/** How long a local server may take until it answers. */
const READY_TIMEOUT_MILLISECONDS = 90_000;

/**
 * Waits until a local server answers. Throws a plain error when it answers that its variables are at fault, unless
 * errors count.
 * @param {string} url
 * @param {Promise<unknown>} ended settles when there is no use in waiting any longer
 * @param {{ errorsCount?: boolean }} [options] whether a server error (5xx) is an answer too
 * @returns {Promise<boolean>} false when it never answered
 */
export async function waitUntilReady(url, ended, { errorsCount = false } = {}) {
  const deadline = Date.now() + READY_TIMEOUT_MILLISECONDS;
  const highest = errorsCount ? 599 : 499;
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!over && Date.now() < deadline) {
    const { status, message } = await answerOf(url);
    if (status <= highest) return true;
    if (message.startsWith("Configuration: ")) throw new PlainError(message);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<{ status: number, message: string }>} the status is infinite without an answer
 */
async function answerOf(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    const { message } = await response.json().catch(() => ({ message: "" }));
    return { status: response.status, message: String(message) };
  } catch {
    return { status: Number.POSITIVE_INFINITY, message: "" };
  }
}
