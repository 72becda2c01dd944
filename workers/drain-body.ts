/** More than any call accepts: an upload of 5 MB with its envelope. */
const MOST_BYTES = 6_000_000;
/** Time for what is already on its way to arrive. */
const MOST_MILLISECONDS = 2_000;

/**
 * Reads the rest of a body that its request was answered without, up to 6 MB and for 2 seconds. workerd resets a
 * connection whose body nobody has read, and with it the next request on it (workerd issue 1741). Past the limits it may:
 * the sender then sees that the connection ends before all is sent.
 */
export async function drainBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), MOST_MILLISECONDS);
  try {
    let size = 0;
    while (size <= MOST_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
  } catch {
    // The sender has gone: nobody is left to be answered.
  } finally {
    clearTimeout(timer);
  }
}
