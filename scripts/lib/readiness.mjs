/** How long a local server may take until it answers. */
const READY_TIMEOUT_MILLISECONDS = 90_000;

/**
 * Waits until a local server answers.
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
    if ((await statusOf(url)) <= highest) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<number>} the status, infinite when there is no answer
 */
async function statusOf(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
