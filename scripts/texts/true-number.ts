/**
 * Returns what a number in a row that grows by one was meant to be: one that the next number steps over is the one between
 * (4, 6, 6 and 18, 11, 20), and the first of two equal ones goes on with what precedes it.
 * @param last the number before it
 * @param next the number after it as it is printed; `null` for none
 */
export function trueNumber(printed: number, last: number, next: number | null): number {
  if (printed === last + 1) return next === printed ? last : printed;
  return next === null || next === last + 2 ? last + 1 : printed;
}
