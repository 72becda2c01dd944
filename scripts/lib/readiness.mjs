/** How long a local server may take until it answers. */
const READY_TIMEOUT_MILLISECONDS = 90_000;

/**
 * Waits until an address answers with anything but a server error.
 * @param {string} url
 * @param {Promise<unknown>} ended settles when there is no use in waiting any longer
 * @returns {Promise<boolean>} false when it never did
 */
export async function waitUntilReady(url, ended) {
  const deadline = Date.now() + READY_TIMEOUT_MILLISECONDS;
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!over && Date.now() < deadline) {
    if (await answers(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
async function answers(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
