/** More than any call accepts: an upload of 5 MB with its multipart envelope. */
const MOST_BYTES = 6_000_000;
/** Time for bytes that are already on their way. */
const MOST_MILLISECONDS = 2_000;

/**
 * Reads the unread rest of a request's body, up to 6 MB and for 2 seconds. workerd resets a connection with an unread
 * body, and with it the next request (workerd issue 1741). Beyond the limits it may: the sender then sees the connection
 * end early.
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
    // The sender has gone.
  } finally {
    clearTimeout(timer);
  }
}
