import { ARCHIVE_LIMITS } from "./archive-constants";

/** Bytes that one item may have: with what wraps it, it is one call. */
const bytesOf = (item: unknown) => new TextEncoder().encode(JSON.stringify(item)).byteLength + 1;

/** Items in the calls that bring them back: at most 100 and at most 900,000 bytes each, one item at least. */
export function inChunks<Item>(items: Item[]): Item[][] {
  const chunks: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = bytesOf(item);
    const last = chunks.at(-1);
    if (last && last.length < ARCHIVE_LIMITS.items && bytes + size <= ARCHIVE_LIMITS.bytes) {
      last.push(item);
      bytes += size;
    } else {
      chunks.push([item]);
      bytes = size;
    }
  }
  return chunks;
}
