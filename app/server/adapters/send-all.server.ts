/** Messages that a queue takes in one call (Cloudflare's limit). */
const MESSAGES_A_CALL = 100;

/** Puts all bodies into a queue, in their order. */
export async function sendAll<Body>(queue: Queue, bodies: Body[]): Promise<void> {
  for (let start = 0; start < bodies.length; start += MESSAGES_A_CALL) {
    await queue.sendBatch(bodies.slice(start, start + MESSAGES_A_CALL).map((body) => ({ body })));
  }
}
