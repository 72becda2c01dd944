/** Returns a number from 0 to 2^32 - 1 for a text: FNV-1a over its UTF-16 code units, mixed once more. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = parts.join("\u0001");
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Shuffles the items by the seed and rotates them by `turn`: two turns in a row never start with the same item, and as many
 * turns as there are items start with each of them once.
 */
export function turned<Item>(items: readonly Item[], seed: number, turn: number): Item[] {
  const shuffled = items
    .map((item, index) => ({ item, key: seedOf(seed, index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
  const start = shuffled.length === 0 ? 0 : turn % shuffled.length;
  return [...shuffled.slice(start), ...shuffled.slice(0, start)];
}
