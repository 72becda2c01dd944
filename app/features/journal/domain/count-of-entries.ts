/** A number of entries in words: "1 entry", "3 entries". */
export function countOfEntries(count: number): string {
  return `${count} ${count === 1 ? "entry" : "entries"}`;
}
